export { Page } from '../site/+Page.tsx'

export { default } from '../site/+Page.tsx'

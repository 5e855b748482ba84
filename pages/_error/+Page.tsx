export { Page } from '../site/+Page'

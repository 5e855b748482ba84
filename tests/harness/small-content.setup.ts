export { prepareSmallContent as setup } from './small-site.ts'

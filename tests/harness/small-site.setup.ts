import { buildSmallSite, prepareSmallContent } from './small-site.ts'

export async function setup() {
  await prepareSmallContent()
  await buildSmallSite()
}

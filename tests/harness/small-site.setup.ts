import { buildSmallSite, prepareSmallContent, smallRoot } from './small-site.ts'

/** Several projects of a run stand on the small site, which is built once. */
export async function setup() {
  if (process.env.SMALL_SITE === smallRoot) return
  await prepareSmallContent()
  await buildSmallSite()
  process.env.SMALL_SITE = smallRoot
}

import { buildSmallSite, prepareSmallContent, smallRoot } from './small-site.ts'

export async function setup() {
  if (process.env.SMALL_SITE === smallRoot) return
  await prepareSmallContent()
  await buildSmallSite()
  process.env.SMALL_SITE = smallRoot
}

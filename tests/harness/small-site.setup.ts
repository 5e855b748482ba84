import { buildSmallSite, prepareSmallContent, smallRoot } from './small-site.ts'

/** Several Vitest projects use the small site, built once. */
export async function setup() {
  if (process.env.SMALL_SITE === smallRoot) return
  await prepareSmallContent()
  await buildSmallSite()
  process.env.SMALL_SITE = smallRoot
}

import { join } from 'node:path'
import { spawnCommand, waitForOutput } from './command.ts'
import { setup as setUpSmallSite } from './small-site.setup.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Checks and builds the site once for all projects. A whole run also needs the small site, which is built at the same
 * time.
 */
export async function setup() {
  if (process.env.BUILT_SITE === root) return
  await Promise.all([buildSite(), process.env.WHOLE_RUN && setUpSmallSite()])
  process.env.BUILT_SITE = root
}

/** Leaves dist/ alone, because a server may be using it. */
async function buildSite() {
  // The environment of this run, without the test runner's variables.
  const env = { ...process.env, VITEST: undefined, TEST: undefined }
  await waitForOutput(spawnCommand(root, 'check', ['--quiet'], env), /files checked/)
  console.log(await waitForOutput(spawnCommand(root, 'build', [], { ...env, BUILD_PLACE: 'test' }), /Built .*/))
}

import { join } from 'node:path'
import { heard, startCommand } from './command.ts'

const root = join(import.meta.dirname, '../..')

/** Checks and builds the site once for all projects, in a place of its own: dist/ may be what a server here sends. */
export async function setup() {
  if (process.env.BUILT_SITE === root) return
  // What is set for this run, as by the publishing workflow, and nothing of the test runner.
  const env = { ...process.env, VITEST: undefined, TEST: undefined }
  await heard(startCommand(root, 'check', ['--quiet'], env), /files checked/)
  console.log(await heard(startCommand(root, 'build', [], { ...env, BUILD_PLACE: 'test' }), /Built .*/))
  process.env.BUILT_SITE = root
}

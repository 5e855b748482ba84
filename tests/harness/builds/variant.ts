import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { plainEnvironment } from '../environment.ts'
import { copyProject } from '../project.ts'

/** Builds the site once more, elsewhere, with other values in the environment. Returns its dist/, and how to remove it. */
export function buildVariant(env: Readonly<Record<string, string>>): { dist: string; remove: () => void } {
  const { folder, remove } = copyProject({ name: 'variant' })
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: plainEnvironment(env),
  })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  return { dist: join(folder, 'dist'), remove }
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from './site.ts'

const left = /^(node_modules|dist|\.git|\.build|\.local|\.content)$/

/** Builds the site once more, elsewhere, with other values in the environment. Returns its dist/, and how to remove it. */
export function buildVariant(env: Readonly<Record<string, string>>): { dist: string; remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'variant-'))
  cpSync(root, copy, { recursive: true, filter: (from) => !left.test(from.slice(root.length + 1)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const { stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  return { dist: join(copy, 'dist'), remove: () => rmSync(copy, { recursive: true, force: true }) }
}

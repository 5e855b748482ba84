import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../scripts/files.ts'
import { root } from './site.ts'
import { writeSmallSources } from './small-content.ts'

const left = /^(node_modules|dist|\.git|\.build|\.local|\.content|coverage|content|public|tests|docs|bench)$/

/**
 * A copy of the project with the content of the tests, to build it elsewhere: its folder, which may have any name, and
 * how to remove it. `leave` names
 * what it does without, such as the cache; `source` may be such a copy itself.
 */
export function copyProject(
  name = 'project',
  leave: readonly string[] = [],
  source = root,
): { folder: string; remove: () => void } {
  const above = mkdtempSync(join(tmpdir(), 'copy-'))
  const folder = join(above, name)
  mkdirSync(folder)
  const copied = (path: string) => !left.test(path) && !leave.includes(path)
  cpSync(source, folder, { recursive: true, filter: (from) => copied(from.slice(source.length + 1)) })
  if (source === root) writeSmallSources(folder)
  else for (const name of ['content', 'public']) cpSync(join(source, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(above, { recursive: true, force: true }) }
}

/** One text for all that a folder holds: two folders with the same digest are the same, byte for byte. */
export function digestOf(dist: string): string {
  const digest = createHash('sha256')
  const folder = realpathSync(dist)
  for (const file of listFiles(folder)) digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'
import { writeSmallSources } from './small-content.ts'

const root = join(import.meta.dirname, '../..')

const left = /^(node_modules|dist|\.git|\.build|\.cache|\.local|\.content|coverage|content|public|tests|docs|bench)$/

interface Copy {
  /** Folder name, such as one with spaces or accents. */
  name?: string
  /** `shared` uses the source's cache, `own` a copy that the test may corrupt, `none` an empty one. */
  cache?: 'shared' | 'own' | 'none'
  /** Project to copy. Default: this one, with the test content. */
  source?: string
}

export function copyProject({ name = 'project', cache = 'shared', source = root }: Copy = {}) {
  const above = mkdtempSync(join(tmpdir(), 'copy-'))
  const folder = join(above, name)
  mkdirSync(folder)
  cpSync(source, folder, { recursive: true, filter: (from) => !left.test(from.slice(source.length + 1)) })
  if (source === root) writeSmallSources(folder)
  else for (const part of ['content', 'public']) cpSync(join(source, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  if (cache === 'own') giveCache(source, folder)
  if (cache === 'shared') {
    mkdirSync(join(source, '.cache'), { recursive: true })
    symlinkSync(realpathSync(join(source, '.cache')), join(folder, '.cache'), 'junction')
  }
  return { folder, remove: () => rmSync(above, { recursive: true, force: true }) }
}

/** Copies caches between projects. Compressed files are not copied, as builds do not read them. */
export function giveCache(from: string, to: string, parts: readonly string[] = ['content', 'site', 'pictures']) {
  for (const part of parts.map((name) => join('.cache', name)))
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true })
}

/** Hash of all names and bytes in a folder. */
export function folderDigest(dist: string): string {
  const digest = createHash('sha256')
  const folder = realpathSync(dist)
  for (const file of listFiles(folder)) digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'
import { writeSmallSources } from './small-content.ts'

const root = join(import.meta.dirname, '../..')

const left = /^(node_modules|dist|\.git|\.build|\.cache|\.local|\.content|coverage|content|public|tests|docs|bench)$/

interface Copy {
  /** The name of its folder, which may be any. */
  name?: string
  /**
   * Its cache: that of its source itself, where a test is about something else; a copy of it, which may be spoiled; or
   * none, so that everything is made.
   */
  cache?: 'shared' | 'own' | 'none'
  /** What is copied: this project with the content of the tests, or such a copy as it stands. */
  source?: string
}

/** A copy of the project, to build it elsewhere: its folder, and how to remove it. */
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

/** Copies what one project has kept to another. What is compressed beside a site, no build asks for. */
export function giveCache(from: string, to: string, parts: readonly string[] = ['content', 'site', 'pictures']) {
  for (const part of parts.map((name) => join('.cache', name)))
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true })
}

/** One text for all that a folder holds: two folders with the same digest are the same, byte for byte. */
export function digestOf(dist: string): string {
  const digest = createHash('sha256')
  const folder = realpathSync(dist)
  for (const file of listFiles(folder)) digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Kept, Key } from '../protocol.ts'
import { textOf, writeWhole } from './files.ts'

const folder = '.local/desk/drafts'
const placeOf = (key: Key) => `${folder}/${key.replace('/', '_')}.json`

/** Keeps what is typed and not saved, so that it survives this program and the window. What equals its file is none. */
export function keepDraft(root: string, key: Key, files: Kept['files'], time: string) {
  const unsaved = Object.entries(files).filter(([file, { text }]) => textOf(root, file) !== text)
  if (unsaved.length === 0) return dropDraft(root, key)
  const kept: Kept = { time, files: Object.fromEntries(unsaved) }
  writeWhole(root, placeOf(key), JSON.stringify(kept))
}

export function dropDraft(root: string, key: Key) {
  rmSync(join(root, placeOf(key)), { force: true })
}

/** What was kept of an entry, without what was saved since. */
export function draftOf(root: string, key: Key): Kept | undefined {
  try {
    const { time, files }: Kept = JSON.parse(readFileSync(join(root, placeOf(key)), 'utf8'))
    const unsaved = Object.entries(files).filter(([file, { text }]) => (textOf(root, file) ?? '') !== text)
    return unsaved.length > 0 ? { time, files: Object.fromEntries(unsaved) } : undefined
  } catch {
    return undefined
  }
}

/** The entries of which something was kept. */
export function draftKeys(root: string): Key[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5).replace('_', '/') as Key)
}

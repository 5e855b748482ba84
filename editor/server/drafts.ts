import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft, Kept, Key, Writer } from '../protocol.ts'
import { Refused } from './errors.ts'
import { onDisk, setAside, textOf, writeWhole } from './files.ts'

const folder = '.local/desk/drafts'

function placeOf(key: Key, writer: Writer): string {
  if (!/^[a-z0-9-]{1,40}$/.test(writer)) throw new Refused(`${writer} is no browser.`, 400)
  return `${folder}/${key.replace('/', '_')}.${writer}.json`
}

/** Stores unsaved texts on disk, separately per browser. Texts equal to their file are left out. */
export function keepDraft(root: string, key: Key, writer: Writer, files: Kept['files'], time: string) {
  const before = read(root, placeOf(key, writer))?.files ?? {}
  const unsaved = Object.entries(files).flatMap(([file, { text, hash }]) => {
    const there = onDisk(root, file)
    const known = before[file]?.hash === hash ? before[file]?.base : undefined
    return there.text === text ? [] : [[file, { text, hash, base: there.hash === hash ? there.text : known }] as const]
  })
  if (unsaved.length === 0) return dropDraft(root, key, writer)
  writeDraft(root, key, writer, { time, files: Object.fromEntries(unsaved) })
}

export function writeDraft(root: string, key: Key, writer: Writer, kept: Kept) {
  writeWhole(root, placeOf(key, writer), JSON.stringify(kept))
}

export function dropDraft(root: string, key: Key, writer: Writer) {
  rmSync(join(root, placeOf(key, writer)), { force: true })
}

/** Moves a discarded draft aside, unless it changed after `seen`. */
export function discardDraft(root: string, { key, writer, time: seen }: Omit<Draft, 'files'>, time: string) {
  if (read(root, placeOf(key, writer))?.time === seen) setAside(root, placeOf(key, writer), time)
}

export function moveDrafts(root: string, key: Key, target: Key) {
  for (const { writer, time, files } of listDrafts(root, key)) {
    const renamed = Object.entries(files).map(([file, text]) => [file.replace(`${key}.mdx`, `${target}.mdx`), text])
    writeDraft(root, target, writer, { time, files: Object.fromEntries(renamed) })
    dropDraft(root, key, writer)
  }
}

/** Lists unsaved drafts of one entry or of all, the newest first. */
export function listDrafts(root: string, only?: Key): Draft[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .flatMap((name) => {
      const [, kind, entry, writer = ''] = /^([a-z]+)_([\w-]+)\.([a-z0-9-]+)\.json$/i.exec(name) ?? []
      const key = `${kind}/${entry}` as Key
      const kept = kind && (!only || key === only) ? read(root, `${folder}/${name}`) : undefined
      const unsaved = Object.entries(kept?.files ?? {}).filter(([file, { text }]) => textOf(root, file) !== text)
      return kept && unsaved.length > 0 ? [{ key, writer, time: kept.time, files: Object.fromEntries(unsaved) }] : []
    })
    .sort((a, b) => b.time.localeCompare(a.time))
}

function read(root: string, place: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(join(root, place), 'utf8'))
  } catch {
    return undefined
  }
}

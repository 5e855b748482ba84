import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles, replaceFile } from '../../scripts/lib/files.ts'
import { digest } from '../../scripts/lib/hash.ts'
import type { Kept, OnDisk, Saved } from '../protocol.ts'
import { Refused } from './errors.ts'
import { refuseLink } from './guard.ts'

export function hashOf(text: string): string {
  return digest([text])
}

/** Reads a UTF-8 text with its byte-order mark; null if missing or not UTF-8. */
export function textOf(root: string, file: string): string | null {
  refuseLink(root, file)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, file)))
  } catch {
    return null
  }
}

export function onDisk(root: string, file: string): OnDisk {
  const text = textOf(root, file)
  return { text, hash: text === null ? null : hashOf(text) }
}

/** Writes a file atomically. */
export function writeWhole(root: string, file: string, bytes: string | Uint8Array) {
  refuseLink(root, file)
  const path = join(root, file)
  // Outside the content, so that leftovers of a crash are never read.
  const temporary = join(root, '.local/desk/writing', `${hashOf(file)}.${process.pid}`)
  for (const folder of [dirname(path), dirname(temporary)]) mkdirSync(folder, { recursive: true })
  writeFileSync(temporary, bytes, { mode: statSync(path, { throwIfNoEntry: false })?.mode, flush: true })
  replaceFile(temporary, path)
}

/**
 * Writes texts, each with the version it is based on. If a file has changed, writes nothing and returns the current
 * texts.
 */
export function save(root: string, files: Kept['files']): Saved {
  const texts = Object.entries(files)
  const changed = texts.flatMap(([file, { text, hash }]) => {
    const there = onDisk(root, file)
    const isOther = there.hash !== hash || (there.text === null && existsSync(join(root, file)))
    return isOther && there.text !== text ? [[file, there] as const] : []
  })
  if (changed.length > 0) return { conflicts: Object.fromEntries(changed) }
  for (const [file, { text }] of texts) if (textOf(root, file) !== text) writeWhole(root, file, text)
  return { hashes: Object.fromEntries(texts.map(([file, { text }]) => [file, hashOf(text)])) }
}

const asideAt = (time: string) => `.local/desk/removed/${time.replaceAll(':', '-')}`

/** Removes a file, with a backup among the drafts. */
export function setAside(root: string, file: string, time: string) {
  refuseLink(root, file)
  move(join(root, file), join(root, asideAt(time), file))
}

/** Restores files removed at a given time, unless they exist again. */
export function bringBack(root: string, time: string) {
  if (!/^[\d-]+T[\d:.]+Z$/.test(time)) throw new Refused(`${time} is no moment.`, 400)
  const folder = join(root, asideAt(time))
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    refuseLink(root, file)
    if (!existsSync(join(root, file))) move(join(folder, file), join(root, file))
  }
}

function move(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diffComm } from 'node-diff3'
import { plainText } from '../../scripts/content/source.ts'
import { digest } from '../../scripts/lib/cache.ts'
import { linkOn, replaceFile } from '../../scripts/lib/files.ts'
import type { Texts, Writing } from '../protocol.ts'
import { refusal } from './errors.ts'

/** Prevents reading, writing or sending through a symbolic link. */
export function refuseLink(root: string, file: string) {
  const link = /^(content|public)\//.test(file) ? linkOn(root, file) : undefined
  if (link) throw refusal('isLink', { link }, 403)
}

/** Reads a UTF-8 text with its byte-order mark; null if missing or not UTF-8. */
export function readUtf8(root: string, file: string): string | null {
  refuseLink(root, file)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, file)))
  } catch {
    return null
  }
}

/** @throws Refusal with the system's reason, such as a full disk. */
export function writeAtomically(root: string, file: string, bytes: string | Uint8Array) {
  refuseLink(root, file)
  const path = join(root, file)
  // Outside content/, so that a file left by a crash is never read as content.
  const temporary = join(root, '.local/desk/writing', `${digest([file])}.${process.pid}`)
  try {
    for (const folder of [dirname(path), dirname(temporary)]) mkdirSync(folder, { recursive: true })
    writeFileSync(temporary, bytes, { mode: statSync(path, { throwIfNoEntry: false })?.mode, flush: true })
    replaceFile(temporary, path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOSPC', 'EDQUOT'].includes(code)) throw refusal('diskFull', {}, 500)
    if (['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].includes(code)) throw refusal('folderLocked', {}, 500)
    throw error
  }
}

/** Writes all texts, or none if a file differs from its base. Returns the differing files. */
export function writeTexts(root: string, files: Writing): Texts {
  const texts = Object.entries(files).map(([file, own]) => ({ ...own, file, saved: readUtf8(root, file) }))
  const changed = texts.flatMap(({ file, text, base, saved }) => {
    const there = saved === null ? null : plainText(saved)
    const isOther = there !== base || (there === null && existsSync(join(root, file)))
    return isOther && there !== text ? [[file, there] as const] : []
  })
  if (changed.length > 0) return Object.fromEntries(changed)
  for (const { file, text, saved } of texts) {
    const next = text === null ? null : inStyleOf(saved ?? '', text)
    if (next === null) rmSync(join(root, file), { force: true })
    else if (next !== saved) writeAtomically(root, file, next)
  }
  return {}
}

/** Gives a text the byte-order mark and line endings of the file it replaces. */
export function inStyleOf(saved: string, text: string): string {
  const [mark = ''] = /^\ufeff/.exec(saved) ?? []
  if (!saved.includes('\r')) return mark + text
  const end = saved.includes('\r\n') ? '\r\n' : '\n'
  const lines = saved.slice(mark.length).split(/(?<=\n|\r(?!\n))/)
  const pieces = diffComm(lines.map(plainText), text.split(/(?<=\n)/)).map(({ common, buffer1 = [], buffer2 = [] }) => {
    const old = lines.splice(0, common?.length ?? buffer1.length).join('')
    return common ? old : buffer2.join('').replaceAll('\n', end)
  })
  // Check the result: a kept carriage return and an inserted line feed would merge into one line ending.
  const styledText = mark + pieces.join('')
  return plainText(styledText) === text ? styledText : mark + text.replaceAll('\n', end)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import { compare } from '../check/problem.ts'
import { plainText, type readContent, readText, type SourceFile } from './read/read.ts'
import { collections } from './schema/schema.ts'

/** Texts that are written and not saved yet, by file, each as it would be saved. */
export type Overlay = ReadonlyMap<string, string>

/** What is read of the content with unsaved texts in place of the files, and beside them. Nothing of a laid text is read from disk. */
export function layOver(read: ReturnType<typeof readContent>, overlay: Overlay): ReturnType<typeof readContent> {
  const laid = [...overlay].flatMap(([file, text]) => sourceOf(file, text) ?? [])
  if (laid.length === 0) return read
  const names = new Set(laid.map(({ file }) => file))
  const sources = [...read.sources.filter(({ file }) => !names.has(file)), ...laid]
  return {
    sources: sources.sort((a, b) => compare(a.file, b.file)),
    files: new Map([...read.files, ...laid.map(({ file }) => [file, file] as const)]),
    problems: read.problems.filter(({ file }) => !names.has(file)),
  }
}

/** The text of a list beside the entries, saved or not; null where there is none, undefined where it is not UTF-8. */
export function readList(root: string, file: string, overlay: Overlay): string | null | undefined {
  const laid = overlay.get(file)
  if (laid !== undefined) return plainText(laid)
  return existsSync(join(root, file)) ? readText(root, file) : null
}

/** The content file that a path names; nothing where it names none. */
export function sourceOf(file: string, saved: string): SourceFile | undefined {
  const [, folder, kind, name = ''] = /^content\/([^/]+)\/([^/]+)\/([a-zA-Z0-9-]+)\.mdx$/.exec(file) ?? []
  const locale = locales.find((known) => known === folder)
  const collection = collections.find((known) => known === kind)
  return locale && collection && { file, locale, collection, name, text: plainText(saved) }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import { compare } from './problem.ts'
import { plainText, type readSources, readText, type SourceFile } from './read/read.ts'
import { collections } from './schema/schema.ts'

export type Overlay = ReadonlyMap<string, string>

/** Overlays unsaved texts on the content that was read. The files of overlaid texts are not read from disk. */
export function applyOverlay(read: ReturnType<typeof readSources>, overlay: Overlay): ReturnType<typeof readSources> {
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

/** Returns the text of a list file, saved or not; null if there is none, undefined if it is not UTF-8. */
export function readList(root: string, file: string, overlay: Overlay): string | null | undefined {
  const laid = overlay.get(file)
  if (laid !== undefined) return plainText(laid)
  return existsSync(join(root, file)) ? readText(root, file) : null
}

export function sourceOf(file: string, saved: string): SourceFile | undefined {
  const [, folder, kind, name = ''] = /^content\/([^/]+)\/([^/]+)\/([a-zA-Z0-9-]+)\.mdx$/.exec(file) ?? []
  const locale = locales.find((known) => known === folder)
  const collection = collections.find((known) => known === kind)
  return locale && collection && { file, locale, collection, name, text: plainText(saved) }
}

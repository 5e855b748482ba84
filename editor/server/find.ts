import { parseDocument } from 'yaml'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { type Facts, printText } from '../../scripts/content/facts.ts'
import { plainText } from '../../scripts/content/source.ts'
import { defaultLocale } from '../../site/locales.ts'
import { fold } from '../../site/search/words.ts'
import { type Hit, keyOfFile } from '../protocol.ts'
import { isAmong, thisSite } from '../site.ts'
import { attributeValue, componentsIn, looseTagsIn } from '../text/component.ts'
import { filesOf, listEntries } from './entries.ts'
import { readUtf8 } from './files.ts'

const maxHits = 100
const separator = ' · '

/** Lines that writers never read: fields that the check maintains, the file of the picture, and comments of the facts. */
const codes = /^(?:translates|printed|image): |^\s*# /

/** Finds texts that contain every word of a query. Facts match by name and by value. */
export function findInTexts(root: string, examined: CompiledContent, query: string): Hit[] {
  const opened = textAtAddress(examined, query)
  if (opened) return [opened]
  const words = fold(query).split(/\s+/).filter(Boolean)
  const hits = listEntries(root, examined).flatMap(({ key }) =>
    filesOf(key).flatMap(({ file, locale = defaultLocale }) => {
      const text = readUtf8(root, file)
      const best = text === null ? undefined : bestLine(plainText(text), words, examined.site.facts[locale])
      return best ? [{ key, file, ...best }] : []
    }),
  )
  // Rank words on one line above words spread over a text.
  return hits.sort((one, other) => other.count - one.count).slice(0, maxHits)
}

/** Finds the text of the page whose full address is the query, live or in the preview; undefined otherwise. */
function textAtAddress({ site }: CompiledContent, query: string): Hit | undefined {
  const address = query.trim()
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined
  const page = site.pageAt(decodeAddress(new URL(address).pathname))
  const entry = page && site.entryOf(page)
  const key = entry && keyOfFile(entry.file)
  return key ? { key, file: entry.file, line: page.url, offset: 0, length: 0 } : undefined
}

function decodeAddress(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The line that contains the most words; undefined unless the text contains them all. */
function bestLine(text: string, words: readonly string[], facts: Facts) {
  const missing = new Set(words)
  let best: { line: string; offset: number; length: number; count: number } | undefined
  for (const { 0: source, index } of text.matchAll(/[^\n]+/g)) {
    if (codes.test(source)) continue
    const line = printText(source, facts, () => {})
    const [foldedSource, foldedLine] = [fold(source), fold(line)]
    const foundWords = words.filter((word) => foldedSource.includes(word) || foldedLine.includes(word))
    for (const word of foundWords) missing.delete(word)
    if (foundWords.length <= (best?.count ?? 0)) continue
    const word = foundWords.find((one) => foldedSource.includes(one)) ?? ''
    const offset = index + foldedSource.indexOf(word)
    best = { line: readable(line), offset, length: word.length, count: foundWords.length }
  }
  return missing.size === 0 ? best : undefined
}

/** Values of the tag of a component, or of a field that is a list or group in brackets; undefined for other lines. */
function valuesIn(line: string): string | undefined {
  const tag = [...componentsIn(line), ...looseTagsIn(line)][0]
  if (tag) {
    const shown = tag.attributes.filter(({ name }) => !isAmong(thisSite.fields.links, name))
    return shown.map(({ name }) => attributeValue(tag, name)).join(separator)
  }
  const [, brackets] = /^\s*(?:- )?(?:\w+: )?(\{.*\}|\[.*\])\s*$/.exec(line) ?? []
  const document = brackets && parseDocument(brackets, { logLevel: 'silent' })
  if (!document || document.errors.length > 0) return undefined
  return leavesIn(document.toJS()).join(separator)
}

function leavesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesIn) : [value]
}

function readable(line: string): string {
  const values = valuesIn(line)
  if (values !== undefined) return values
  return line
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/\s*(?<!\\)\|\s*/g, separator)
    .replace(/^\s*(?:[-*>#]+ |\d+\. )*(?:\w+: )?/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)|\[#[\w-]+\]/g, '$1')
    .replace(/\*+|^"|"$/g, '')
    .trim()
}

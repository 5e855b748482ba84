import type { Person } from './person.ts'

// Reads the texts as they are written, and asks whether something shown says one of them.

export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** A text as it is written. */
export interface Text {
  file: string
  language: Language
  /** Its folder and its file: what it has in common with its twin. */
  folder: string
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: fields are what their writer makes of them
  fields: any
  body: string
}

export function readText(writer: Person, file: string): Text[] {
  const [, language = '', folder = '', name = ''] = /^(nl|en)\/(\w+)\/([\w-]+)\.mdx$/.exec(file) ?? []
  if (!name) return []
  const text = writer.reads(`content/${file}`)
  const body = text.replace(/^---\n[\s\S]*?^---$/m, '').trim()
  return [{ file, language: language as Language, folder, name, fields: writer.fields(`content/${file}`), body }]
}

export interface Heading {
  text: string
  id?: string
}

/** The headings of the second level, with the anchors that are written behind them. */
export function headingsOf({ body }: Text): Heading[] {
  return [...body.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^## (.*?)(?: \[#([\w-]+)\])?$/gm)].map(
    ([, text = '', id]) => ({ text, ...(id && { id }) }),
  )
}

/** Whether what is shown is what was written. Facts, written as {starter.monthly}, may be anything. */
export function says(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string') return typeof found === 'string' && patternOf(wanted, '^', '$').test(plain(found))
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, at) => says(found[at], one))
  if (typeof wanted === 'object' && wanted !== null) {
    const [own, given] = [Object.entries(wanted), Object.entries(found ?? {})]
    return own.length === given.length && own.every(([name, value]) => says(Object(found)[name], value))
  }
  return found === wanted
}

export const saysWithin = (text: string, wanted: string) => patternOf(wanted, '', '').test(text)

export function patternOf(text: string, begin: string, end: string): RegExp {
  const parts = plain(text).split(/\{[\w.]+\}/)
  return new RegExp(begin + parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+?') + end)
}

/** Without the signs that keep a line together. */
export const plain = (text: string) => text.replace(/\u2060/g, '').replace(/[\u00a0\u202f]/g, ' ')

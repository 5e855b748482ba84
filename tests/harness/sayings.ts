import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Facts, readBusinessFile } from '../../scripts/content/schema/facts.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { locales } from '../../site/locales.ts'

/** What some texts say: every four words that stand behind one another. */
export type Sayings = ReadonlySet<string>

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,:'’@/-][\p{L}\p{N}]+)*/gu) ?? []

export function sayingsOf(texts: readonly string[]): Sayings {
  return new Set(
    texts.map(wordsIn).flatMap((words) => words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))),
  )
}

/** What a text has in common with others: four words or more, of so many letters that nobody else would write them. */
export function sharedWith(sayings: Sayings, text: string, letters = 16): string[] {
  const words = wordsIn(text)
  const said = words.map((_, at) => sayings.has(words.slice(at, at + 4).join(' ')))
  const begins = said.flatMap((is, at) => (is && !said[at - 1] ? at : []))
  const shared = begins.map((at) => {
    const end = said.indexOf(false, at)
    return words.slice(at, (end < 0 ? words.length : end) + 3).join(' ')
  })
  return shared.filter((run) => run.replaceAll(' ', '').length >= letters)
}

/** The texts of content/ in a folder, line by line, with the facts written out; and what it has of values. */
export function readContent(folder: string) {
  const { facts } = readBusinessFile(folder, process.env)
  const read = locales.flatMap((locale) =>
    listFiles(join(folder, 'content', locale)).map((file) => ({
      file,
      facts: facts[locale],
      lines: readFileSync(join(folder, 'content', locale, file), 'utf8').split('\n'),
    })),
  )
  const named = (wanted: RegExp) => locales.flatMap((locale) => valuesOf(facts[locale], wanted))
  return {
    lines: read.flatMap(({ lines, facts }) => lines.map((line) => written(line, facts))),
    /** What is the company's alone. */
    names: named(/^(brand\.(name|legalName|origin)|contact\.(phone|email)|social\..*)$/),
    values: [...new Set([...named(/^/), ...read.flatMap(slugsOf)])],
  }
}

/** The last part of the address of a post: its file name, and what it gives. */
function slugsOf({ file, lines }: { file: string; lines: readonly string[] }): string[] {
  if (!file.startsWith('blog/')) return []
  const given = lines.flatMap((line) => /^slug: *["']?([\w-]+)/.exec(line)?.[1] ?? [])
  return [file.slice('blog/'.length, -'.mdx'.length), ...given].filter((slug) => slug.includes('-'))
}

/** A line without the name of its field, the addresses of its links, and with its facts. */
function written(line: string, facts: Facts): string {
  return line
    .replace(/^[\s-]*\w+:\s/, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\s*([\w.]+)\s*\}/g, (all, name: string) => facts[name] ?? all)
}

/** The facts that nobody writes by chance: not 24/7, 9:00, 3, a place, or the word weekdays. */
function valuesOf(facts: Facts, wanted: RegExp): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (!wanted.test(name) || /Honeypot$/.test(name)) return []
    const isName = /^(brand|social|forms|analytics)\./.test(name)
    const tells = value.includes('€') || (isName ? value.length > 4 : /[\d@]/.test(value) && value.length > 5)
    return tells ? value.replace(/\s/g, ' ') : []
  })
}

/** Which of some values stand in a text, each as a whole. */
export function valuesIn(values: readonly string[], text: string): string[] {
  const plain = text.replace(/\s/g, ' ')
  return values.filter((value) => {
    const whole = `(?<![\\p{L}\\p{N}])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`
    return new RegExp(whole, 'u').test(plain)
  })
}

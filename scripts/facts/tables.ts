import { asTyped } from '../../site/format.ts'
import { type Locale, type Localized, locales, localize } from '../../site/locales.ts'
import { type BusinessFile, type Facts, printText } from '../content/facts.ts'
import type { ProjectSource } from '../content/project.ts'
import type { Collection } from '../content/schema/entries.ts'

type Texts = Pick<ProjectSource, 'sources'>

/** Returns a Markdown table of the facts and the texts that use them. Skips posts. */
export function factsTable(source: Texts, { facts }: BusinessFile, names: readonly string[]): string {
  const uses = usesOf(source, names)
  const rows = names.map((name) => {
    const values = locales.map((locale) => asTyped(facts[locale][name] ?? ''))
    const used = unite(uses.get(name) ?? [])
    return `| \`${name}\` | ${values.join(' | ')} | ${used.map((file) => `\`${file}\``).join('<br>')} |`
  })
  const head = [`| fact | ${locales.join(' | ')} | used in |`, `|---|${locales.map(() => '---|').join('')}---|`]
  return ['# Facts', '', ...head, ...rows, ''].join('\n')
}

/** Returns the texts that use each fact. Skips posts, which promise nothing, unless `articles` is set. */
export function usesOf({ sources }: Texts, names: readonly string[], { articles = false } = {}): Map<string, string[]> {
  const texts = sources.filter(({ collection }) => articles || collection !== 'blog')
  return new Map(
    names.map((name) => [name, texts.filter(({ text }) => text.includes(`{${name}}`)).map(({ file }) => file)]),
  )
}

/** Merges files that use a fact in every language: content/{nl,en}/faq/costs.mdx. */
function unite(files: string[]): string[] {
  const folders = new RegExp(`^content/(${locales.join('|')})/`)
  const shared = (file: string) => file.replace(folders, `content/{${locales.join()}}/`)
  const whole = (file: string) =>
    locales.every((locale) => files.includes(shared(file).replace(`{${locales.join()}}`, locale)))
  return [...new Set(files.map((file) => (folders.test(file) && whole(file) ? shared(file) : file)))].sort()
}

/** True for binding facts: those of plans, modules, claims and terms. */
export const binding = (name: string) =>
  /^(starter|professional|enterprise|singleFlow|support|dashboard|training|claims|terms)\./.test(name)

/** Collections of texts that promise something: all except posts. */
const collections = ['pages', 'plans', 'modules', 'faq', 'legal'] satisfies Collection[]

/** Returns a Markdown table for each of these facts, with the sentences that state it and a column per language. */
export function promisesTable(source: Texts, { facts }: Pick<BusinessFile, 'facts'>, names: readonly string[]): string {
  const sentences = localize((locale) => sentencesIn(source, locale))
  const parts = names
    .filter((name) => facts[locales[0]][name])
    .flatMap((name) => {
      const stated = localize((locale) =>
        sentences[locale]
          .filter(({ text }) => text.includes(`{${name}}`))
          .map(({ file, text }) => ({ file, text: inWords(text, facts[locale]) })),
      )
      const values = locales.map((locale) => facts[locale][name]).join(', ')
      return [`## \`${name}\`: ${values}`, '', ...tableOf(stated), '']
    })
  return asTyped(['# Promises', '', ...parts].join('\n'))
}

/** Sentence, with its file relative to the language folder: faq/costs.mdx. */
type Occurrence = ReturnType<typeof sentencesIn>[number]

function tableOf(sentences: Localized<Occurrence[]>): string[] {
  const files = new Set(locales.flatMap((locale) => sentences[locale].map(({ file }) => file)))
  const rows = [...files].flatMap((file) => {
    const rows = locales.map((locale) => sentences[locale].filter((row) => row.file === file))
    const count = Math.max(...rows.map(({ length }) => length))
    return Array.from({ length: count }, (_, index) => [`\`${file}\``, ...rows.map((all) => all[index]?.text ?? '')])
  })
  if (rows.length === 0) return ['No text states this fact.']
  return [['in', ...locales], ['', ...locales].map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )
}

function inWords(text: string, facts: Facts): string {
  return printText(text, facts, () => {})
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function sentencesIn({ sources }: Texts, locale: Locale) {
  const home = `content/${locale}/`
  return collections
    .flatMap((name) => sources.filter((source) => source.locale === locale && source.collection === name))
    .flatMap(({ file, text }) => {
      // Keeps lines with a fact: field values, list items, headings and paragraphs.
      const lines = text.split('\n').filter((line) => line.includes('{'))
      const sentences = lines.flatMap((line) => sentencesOf(withoutMarkup(line), locale))
      return sentences.map((sentence) => ({ file: file.slice(home.length), text: sentence }))
    })
}

function withoutMarkup(line: string): string {
  return line
    .replace(/^\s*(?:- )?(?:[\w]+: )?|^#+ /, '')
    .replace(/^"|"$/g, '')
    .replace(/ \[#[\w-]+\]$/, '')
}

const segmenters = localize((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/**
 * Splits a text into sentences. A sentence can start with a fact, although the segmenter expects a capital. The full stop
 * in "excl. VAT" does not end a sentence.
 */
function sentencesOf(text: string, locale: Locale): string[] {
  const masked = text
    .replace(/\{[^}]*\}/g, (fact) => 'X'.padEnd(fact.length, 'x'))
    .replace(/(?<=\b[ei][xn]cl)\. /g, ', ')
  const segments = [...segmenters[locale].segment(masked)]
  return segments.map(({ segment, index }) => text.slice(index, index + segment.length).trim())
}

import { asTyped } from '../../site/format.ts'
import { type Locale, type Localized, locales, localize } from '../../site/locales.ts'
import type { BusinessFile } from '../content/business.ts'
import { type Facts, printText } from '../content/facts.ts'
import { readTexts } from './facts-table.ts'

const bindingGroups = /^(starter|professional|enterprise|singleFlow|support|dashboard|training|claims|terms)\./

/** True for facts that are binding: prices, contents, times. */
export const binding = (name: string) => bindingGroups.test(name)

/** Folders of texts that promise something: all except articles. */
const folders = ['pages', 'plans', 'modules', 'faq', 'legal']

/**
 * Returns the sentences that state these facts, in Markdown, with the languages in columns. Excludes articles, which
 * promise nothing.
 */
export function promisesTable(root: string, { facts }: Pick<BusinessFile, 'facts'>, names: readonly string[]): string {
  const said = localize((locale) => sentencesIn(root, locale))
  const lines = [
    '# Promises',
    '',
    ...names
      .filter((name) => facts[locales[0]][name])
      .flatMap((name) => [
        `## \`${name}\`: ${locales.map((locale) => facts[locale][name]).join(', ')}`,
        '',
        ...tableOf(
          localize((locale) =>
            said[locale]
              .filter(({ text }) => text.includes(`{${name}}`))
              .map(({ file, text }) => ({ file, text: inWords(text, facts[locale]) })),
          ),
        ),
        '',
      ]),
  ]
  return asTyped(lines.join('\n'))
}

/** Sentence and its file, relative to the language folder: faq/costs.mdx. */
interface Occurrence {
  file: string
  text: string
}

function tableOf(said: Localized<Occurrence[]>): string[] {
  const files = new Set(locales.flatMap((locale) => said[locale].map(({ file }) => file)))
  const rows = [...files].flatMap((file) => {
    const own = locales.map((locale) => said[locale].filter((one) => one.file === file))
    const count = Math.max(...own.map(({ length }) => length))
    return Array.from({ length: count }, (_, at) => [`\`${file}\``, ...own.map((all) => all[at]?.text ?? '')])
  })
  if (rows.length === 0) return ['Stated in no text.']
  return [['in', ...locales], ['', ...locales].map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )
}

function inWords(text: string, facts: Facts): string {
  const plain = printText(text, facts, () => {})
  return plain
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function sentencesIn(root: string, locale: Locale): Occurrence[] {
  const home = `content/${locale}/`
  return folders
    .flatMap((folder) => readTexts(root, `${home}${folder}`))
    .flatMap(({ file, text }) => partsOf(text).map((part) => ({ file: file.slice(home.length), part })))
    .flatMap(({ file, part }) => sentencesOf(part, locale).map((text) => ({ file, text })))
}

/** Lists the parts of a text that hold a fact: field values, list items, headings and paragraphs. */
function partsOf(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => line.includes('{'))
    .map((line) =>
      line
        .replace(/^\s*(?:- )?(?:[\w]+: )?|^#+ /, '')
        .replace(/^"|"$/g, '')
        .replace(/ \[#[\w-]+\]$/, ''),
    )
}

const segmenters = localize((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/**
 * Splits a text into sentences. A fact can start one, although the segmenter expects a capital. "excl. VAT" does not
 * end one.
 */
function sentencesOf(text: string, locale: Locale): string[] {
  const plain = text
    .replace(/\{[^}]*\}/g, (fact) => 'X'.padEnd(fact.length, 'x'))
    .replace(/(?<=\b[ei][xn]cl)\. /g, ', ')
  const segments = [...segmenters[locale].segment(plain)]
  return segments.map(({ segment, index }) => text.slice(index, index + segment.length).trim())
}

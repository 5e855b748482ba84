import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { promises } from '../../site/fields.ts'
import { asTyped } from '../../site/format.ts'
import { type Locale, type Localized, locales, localize } from '../../site/locales.ts'
import { sentencesOf } from '../content/read/sentences.ts'
import { parseYaml, splitFrontmatter } from '../content/read/yaml.ts'
import { type BusinessFile, type Facts, printText } from '../content/schema/facts.ts'
import { readTexts } from './read-texts.ts'

const bindingGroups = /^(starter|professional|enterprise|singleFlow|support|dashboard|training|claims|terms)\./

/** Whether a fact binds us: what things cost, what they hold, how long and how fast. */
export const binding = (name: string) => bindingGroups.test(name)

/** Texts that promise: all but articles. */
const folders = ['pages', 'plans', 'modules', 'faq', 'legal']

type Promises = z.infer<typeof promises>

/**
 * The sentences that state the facts of these names, in Markdown, the languages side by side: who changes one reads here
 * what else says so. Articles promise nothing and are left out.
 */
export function promisesTable(root: string, { facts }: BusinessFile, names: readonly string[]): string {
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

/** What the data processing agreement promises about data, in Markdown, the languages side by side. */
export function dataPromisesTable(root: string, { facts }: BusinessFile): string {
  const rows = tableOf(localize((locale) => aboutData(root, locale, facts[locale])))
  return asTyped(['## What we promise about data', '', ...rows, ''].join('\n'))
}

/** A sentence and the file that says it, from its folder in the language on: faq/costs.mdx. */
interface Said {
  file: string
  text: string
}

/** Sentences of twin files in the same row, by their order in the file. */
function tableOf(said: Localized<Said[]>): string[] {
  const files = new Set(locales.flatMap((locale) => said[locale].map(({ file }) => file)))
  const rows = [...files].flatMap((file) => {
    const own = locales.map((locale) => said[locale].filter((one) => one.file === file))
    const count = Math.max(...own.map(({ length }) => length))
    return Array.from({ length: count }, (_, at) => [`\`${file}\``, ...own.map((all) => all[at]?.text ?? '')])
  })
  if (rows.length === 0) return ['Stated nowhere but in the code.']
  return [['in', ...locales], ['', ...locales].map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )
}

/** The promises that the data processing agreement brings forward, with the clause that makes each. */
function aboutData(root: string, locale: Locale, facts: Facts): Said[] {
  return promisesOf(root, `content/${locale}/legal/dpa.mdx`).map(({ title, text, clause }) => ({
    file: `legal/dpa.mdx#${clause}`,
    text: inWords(`${title}. ${text}`, facts),
  }))
}

/** None of a file that is not there, or cannot be read: the check says so. */
function promisesOf(root: string, file: string): Promises['items'] {
  const path = join(root, file)
  const parts = existsSync(path) ? splitFrontmatter(file, readFileSync(path, 'utf8')) : []
  const yaml = Array.isArray(parts) ? parts : parseYaml(file, parts.fields)
  if (Array.isArray(yaml)) return []
  const { promises }: { promises?: Promises } = yaml.document.toJS()
  return promises?.items ?? []
}

/** A sentence as visitors read it. */
function inWords(text: string, facts: Facts): string {
  const plain = printText(text, facts, () => {})
  return plain
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The sentences that state a fact, each fact as {name}. */
function sentencesIn(root: string, locale: Locale): Said[] {
  const home = `content/${locale}/`
  return folders
    .flatMap((folder) => readTexts(root, `${home}${folder}`))
    .flatMap(({ file, text }) => partsOf(text).map((part) => ({ file: file.slice(home.length), part })))
    .flatMap(({ file, part }) => sentencesOf(part, locale).map((text) => ({ file, text })))
}

/**
 * What holds a fact and is read on its own: a field without its name and quotes, an item without its mark, a heading, a
 * paragraph.
 */
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

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { promises } from '../../site/fields.ts'
import { asTyped } from '../../site/format.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { splitFrontmatter } from '../read/frontmatter.ts'
import { parseYaml } from '../read/yaml.ts'
import { sentencesOf } from '../rules/readability.ts'
import { type BusinessFile, type Facts, factNames, printText } from '../schema/facts.ts'
import { readTexts } from './read-texts.ts'

/** Where the list of promises stands. A project that has none wants none. */
export const promisesFile = 'docs/promises.md'

/** The facts that bind us: those with a unit, beside what prices are, and when they begin. */
const binding = /^(starter|professional|enterprise|singleFlow|support|dashboard|training|claims|terms)\./

/** Texts that promise: all but articles. */
const folders = ['pages', 'plans', 'modules', 'faq', 'legal']

type Promises = z.infer<typeof promises>

/**
 * docs/promises.md: every fact that binds us, with each sentence that states it: who changes one reads here what else
 * says so. Articles are left out, as in docs/facts.md.
 */
export function promisesTable(root: string, { business, facts }: BusinessFile): string {
  const said = locales.flatMap((locale) => sentencesIn(root, locale))
  const names = factNames(business).filter((name) => binding.test(name) && facts[locales[0]][name])
  const lines = [
    '# Promises',
    '',
    'Made by `npm run facts`: every fact that binds us, and each sentence of the site that states it. A promise that changes is one line in `content/business.yaml`; read here whether the sentences around it still hold. Articles promise nothing and are left out.',
    '',
    ...names.flatMap((name) => [
      `## \`${name}\`: ${locales.map((locale) => facts[locale][name]).join(', ')}`,
      '',
      ...rowsOf(name, said, facts),
      '',
    ]),
    '## What we promise about data',
    '',
    ...locales.flatMap((locale) => aboutData(root, locale, facts[locale])),
    '',
  ]
  return asTyped(lines.join('\n'))
}

function rowsOf(name: string, said: ReturnType<typeof sentencesIn>, facts: BusinessFile['facts']): string[] {
  const rows = said
    .filter(({ text }) => text.includes(`{${name}}`))
    .map(({ file, locale, text }) => `- \`${file}\`: ${inWords(text, facts[locale])}`)
  return rows.length > 0 ? rows : ['- stated nowhere but in the code']
}

/** The promises that the data processing agreement brings forward, with the clause that makes each. */
function aboutData(root: string, locale: Locale, facts: Facts): string[] {
  const file = `content/${locale}/legal/dpa.mdx`
  return promisesOf(root, file).map(
    ({ title, text, clause }) => `- \`${file}#${clause}\`: ${inWords(`${title}. ${text}`, facts)}`,
  )
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
function sentencesIn(root: string, locale: Locale) {
  return folders
    .flatMap((folder) => readTexts(root, `content/${locale}/${folder}`))
    .flatMap(({ file, text }) => partsOf(text).map((part) => ({ file, part })))
    .flatMap(({ file, part }) => sentencesOf(part, locale).map(({ text }) => ({ file, locale, text })))
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

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asTyped } from '../../site/format.ts'
import { locales } from '../../site/locales.ts'
import { say } from '../message.ts'
import { type Problem, problemOf } from '../problem.ts'
import { businessFile } from '../read/read.ts'
import { type BusinessFile, factNames, readBusiness } from '../schema/facts.ts'
import { promisesFile, promisesTable } from './promises-table.ts'
import { readTexts } from './read-texts.ts'

const folders = ['content', 'site', 'components', 'pages', 'renderer']

/** Where the list of facts stands. A project that has none wants none. */
export const factsFile = 'docs/facts.md'

/** The lists made of business.yaml and the texts, each with what makes it. */
export const factsLists = { [factsFile]: factsTable, [promisesFile]: promisesTable }

/** Advice on lists that are not of business.yaml as it is now, without what a deployment sets. */
export function checkFactsTable(root: string): Problem[] {
  const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), {})
  if ('problems' in business) return []
  return Object.entries(factsLists).flatMap(([file, make]) => {
    const path = join(root, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') === make(root, business)) return []
    const message = say`This list is not that of content/business.yaml and the texts as they are now. Run npm run facts.`
    return [problemOf(file, message)]
  })
}

/**
 * docs/facts.md: every fact of business.yaml as visitors read it, and each file that uses it. Blog posts are left out:
 * a writer who uses a fact in a post has nothing to write anew.
 */
export function factsTable(root: string, { facts, business }: BusinessFile): string {
  const files = folders.flatMap((folder) => readTexts(root, folder))
  const rows = [...new Set([...factNames(business), ...Object.keys(facts.nl)])].map((name) => {
    const values = locales.map((locale) => asTyped(facts[locale][name] ?? ''))
    const isUsed = useOf(name)
    const used = unite(files.filter(({ text }) => isUsed(text)).map(({ file }) => file))
    return `| \`${name}\` | ${values.join(' | ')} | ${used.map((file) => `\`${file}\``).join('<br>')} |`
  })
  return [
    '# Facts',
    '',
    'Made by `npm run facts` from `content/business.yaml`. Change a value there; this page, and every page that uses it, follows.',
    '',
    `| fact | ${locales.join(' | ')} | used in |`,
    `|---|${locales.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ].join('\n')
}

/** In content a fact is {starter.monthly}; in code it is 'starter.monthly', business.starter.monthly or destructured. */
function useOf(name: string): (text: string) => boolean {
  const [group = '', key = ''] = name.split('.')
  const otherwise = new RegExp(
    `(\\b${group}\\.${key}\\b|\\b${key}\\b[^\\n{}]*\\} = business\\.${group}\\b|Object\\.\\w+\\(${group}\\)|\\{[^{}\\n]*\\b${group}\\b[^{}\\n]*\\}(?: = business\\b|: Business\\)))`,
  )
  return (text) =>
    text.includes(`{${name}}`) ||
    text.includes(`'${name}'`) ||
    text.includes(`business.${name}`) ||
    // Most files name neither, and searching is slow.
    ((text.includes('usiness') || text.includes('Object.') || text.includes(`${group}.${key}`)) && otherwise.test(text))
}

/** Twins that both use a fact are one line: content/{nl,en}/faq/costs.mdx. */
function unite(files: string[]): string[] {
  const folders = new RegExp(`^content/(${locales.join('|')})/`)
  const shared = (file: string) => file.replace(folders, `content/{${locales.join()}}/`)
  const whole = (file: string) =>
    locales.every((locale) => files.includes(shared(file).replace(`{${locales.join()}}`, locale)))
  return [...new Set(files.map((file) => (folders.test(file) && whole(file) ? shared(file) : file)))].sort()
}

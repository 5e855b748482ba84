import { asTyped } from '../../site/format.ts'
import { locales } from '../../site/locales.ts'
import type { BusinessFile } from '../content/schema/facts.ts'
import { readTexts } from './read-texts.ts'

const folders = ['content', 'site', 'components', 'pages', 'renderer']

/** Returns facts as visitors read them, with the files that use each, in Markdown. Articles are left out. */
export function factsTable(root: string, { facts }: BusinessFile, names: readonly string[]): string {
  const uses = usesOf(root, names)
  const rows = names.map((name) => {
    const values = locales.map((locale) => asTyped(facts[locale][name] ?? ''))
    const used = unite(uses.get(name) ?? [])
    return `| \`${name}\` | ${values.join(' | ')} | ${used.map((file) => `\`${file}\``).join('<br>')} |`
  })
  return [
    '# Facts',
    '',
    `| fact | ${locales.join(' | ')} | used in |`,
    `|---|${locales.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ].join('\n')
}

/** Lists the files that use each fact. */
export function usesOf(
  root: string,
  names: readonly string[],
  options?: Parameters<typeof readTexts>[2],
): Map<string, string[]> {
  const files = folders.flatMap((folder) => readTexts(root, folder, options))
  return new Map(
    names.map((name) => {
      const isUsed = useOf(name)
      return [name, files.filter(({ text }) => isUsed(text)).map(({ file }) => file)]
    }),
  )
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

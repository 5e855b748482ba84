import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asTyped } from '../../site/format.ts'
import { locales } from '../../site/locales.ts'
import type { BusinessFile } from '../content/business.ts'
import { listFiles } from '../lib/files.ts'

/** Returns the facts with the texts that use each, in Markdown. Excludes articles. */
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

/** Returns the texts that use each fact. Leaves out articles, which promise nothing, unless asked for. */
export function usesOf(root: string, names: readonly string[], { articles = false } = {}): Map<string, string[]> {
  const texts = readTexts(root, 'content').filter(({ file }) => articles || !file.includes('/blog/'))
  return new Map(
    names.map((name) => [name, texts.filter(({ text }) => text.includes(`{${name}}`)).map(({ file }) => file)]),
  )
}

export function readTexts(root: string, folder: string) {
  return listFiles(join(root, folder))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Merges twins that use a fact into one line: content/{nl,en}/faq/costs.mdx. */
function unite(files: string[]): string[] {
  const folders = new RegExp(`^content/(${locales.join('|')})/`)
  const shared = (file: string) => file.replace(folders, `content/{${locales.join()}}/`)
  const whole = (file: string) =>
    locales.every((locale) => files.includes(shared(file).replace(`{${locales.join()}}`, locale)))
  return [...new Set(files.map((file) => (folders.test(file) && whole(file) ? shared(file) : file)))].sort()
}

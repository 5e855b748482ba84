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

export function usesOf(root: string, names: readonly string[], options?: ReadOptions): Map<string, string[]> {
  const texts = readTexts(root, 'content', options)
  return new Map(
    names.map((name) => [name, texts.filter(({ text }) => text.includes(`{${name}}`)).map(({ file }) => file)]),
  )
}

interface ReadOptions {
  /** Default: false, as articles promise nothing. */
  articles?: boolean
}

export function readTexts(root: string, folder: string, { articles = false }: ReadOptions = {}) {
  return listFiles(join(root, folder))
    .filter((name) => name.endsWith('.mdx') && (articles || !/(^|\/)blog\//.test(name)))
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

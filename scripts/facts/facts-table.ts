import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asTyped } from '../../site/format.ts'
import { locales } from '../../site/locales.ts'
import type { BusinessFile } from '../content/schema/facts.ts'
import { listFiles } from '../lib/files.ts'

/** Returns facts as visitors read them, with the texts that use each, in Markdown. Articles are left out. */
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

/** Lists the texts that use each fact, articles on request. */
export function usesOf(root: string, names: readonly string[], options?: ReadOptions): Map<string, string[]> {
  const texts = readTexts(root, 'content', options)
  return new Map(
    names.map((name) => [name, texts.filter(({ text }) => text.includes(`{${name}}`)).map(({ file }) => file)]),
  )
}

interface ReadOptions {
  /** Articles promise nothing, so they are left out unless asked for. */
  articles?: boolean
}

/** Reads every text below a folder of a project. */
export function readTexts(root: string, folder: string, { articles = false }: ReadOptions = {}) {
  return listFiles(join(root, folder))
    .filter((name) => name.endsWith('.mdx') && (articles || !/(^|\/)blog\//.test(name)))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Twins that both use a fact are one line: content/{nl,en}/faq/costs.mdx. */
function unite(files: string[]): string[] {
  const folders = new RegExp(`^content/(${locales.join('|')})/`)
  const shared = (file: string) => file.replace(folders, `content/{${locales.join()}}/`)
  const whole = (file: string) =>
    locales.every((locale) => files.includes(shared(file).replace(`{${locales.join()}}`, locale)))
  return [...new Set(files.map((file) => (folders.test(file) && whole(file) ? shared(file) : file)))].sort()
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '../../../site/locales.ts'

/** Replaces a text in a file. Throws if the file lacks it. */
export const swap = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not contain ${from}.`)
  writeFileSync(path, changed)
}

export const both = (edit: (locale: Locale) => (folder: string) => void) => (folder: string) => {
  for (const locale of locales) edit(locale)(folder)
}

export const postFile = (name: string, locale: Locale) => `content/${locale}/blog/${name}.mdx`

type Fields = Record<string, string | undefined>

const body = 'De eerste zin.\n\n## Eén [#one]\n\nTekst.\n'

export const writeIn = (locale: Locale, name: string, id: number, fields: Fields = {}, text = body) => {
  const all: Fields = {
    id: String(id),
    title: `${locale === 'nl' ? 'Artikel' : 'Article'} ${id}`,
    excerpt:
      'Wat een kleine verandering vraagt, en wat de rest van de site daarvan merkt als er niets anders verandert.',
    author: 'Team',
    date: `2026-0${(id % 9) + 1}-11`,
    category: locale === 'nl' ? 'techniek' : 'technical',
    image: '/images/blog/roster-changes.svg',
    imageAlt: 'Een lijn door een rooster',
    slug: `${locale === 'nl' ? 'artikel' : 'article'}-${id}`,
    ...fields,
  }
  const lines = Object.entries(all).flatMap(([key, value]) => (value ? `${key}: ${value}` : []))
  return (folder: string) => {
    const path = join(folder, postFile(name, locale))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `---\n${lines.join('\n')}\n---\n\n${text}`)
  }
}

export const write = (name: string, id: number, fields?: Fields) => both((locale) => writeIn(locale, name, id, fields))

/** Build time for tests with hidden entries, before the scheduled post appears. */
export const now = { BUILD_NOW: '2026-11-21 12:00' }

export const writeDraft = (folder: string, title: string) => write('draft', 951, { draft: 'true', title })(folder)

/** Writes a draft and a scheduled post, which only a preview shows. */
export function writeHidden(folder: string) {
  writeDraft(folder, 'Een concept')
  write('later', 952, { publishAt: '2026-12-01 09:00' })(folder)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Examined } from '../../engine/build-content.ts'
import { sourceOf } from '../../engine/rules/stale-twin.ts'
import { categories } from '../../site/categories.ts'
import { localize } from '../../site/locales.ts'
import { listFiles } from '../../system/files.ts'
import type { Checked, Found, Help, Key } from '../protocol.ts'
import { components } from './components.ts'
import type { DeskContent } from './content.ts'
import { filesOf } from './entries.ts'
import { hashOf, textOf } from './files.ts'

/** Everything that the check says with the unsaved texts of an entry in place of its files. */
export async function checkEntry(root: string, content: DeskContent, key: Key): Promise<Checked> {
  const start = performance.now()
  const examined = await content.examined()
  const files = filesOf(key).map(({ file }) => file)
  const { entries, site, behind = [] } = examined
  const own = entries.filter(({ file }) => files.includes(file))
  return {
    problems: foundIn(examined, files),
    hashes: Object.fromEntries(files.map((file) => [file, hashOnDisk(root, file)])),
    addresses: Object.fromEntries(
      own.flatMap((entry) => {
        const page = site.pageOf(entry)
        return page ? [[entry.file, page.url]] : []
      }),
    ),
    accepts: Object.fromEntries(
      own.flatMap((entry) => {
        const source = sourceOf(entry, entries)
        return source ? [[entry.file, source.fingerprint]] : []
      }),
    ),
    version: content.version(),
    behind: files.filter((file) => behind.includes(file)),
    ms: Math.round(performance.now() - start),
  }
}

/** The problems of these files, then the errors elsewhere; advice elsewhere is that of another day. */
function foundIn({ problems, advice }: Examined, files: readonly string[]): Found[] {
  const all: Found[] = [
    ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
    ...advice
      .filter(({ file }) => files.includes(file))
      .map((problem) => ({ ...problem, severity: 'warning' as const })),
  ]
  return all.sort((a, b) => Number(files.includes(b.file)) - Number(files.includes(a.file)))
}

function hashOnDisk(root: string, file: string): string | null {
  const text = textOf(root, file)
  return text === null ? null : hashOf(text)
}

/** What is offered while somebody types. */
export function helpIn(root: string, { entries, site }: Examined): Help {
  const pages = localize((locale) =>
    site.addresses[locale].flatMap((address) => {
      const page = site.pageAt(address)
      const entry = page && site.entryOf(page)
      const isOwn = page && entry && entry.name !== 'blog'
      if (!page || (!isOwn && page.route !== 'blog') || (page.number !== undefined && page.number > 1)) return []
      const title = typeof entry?.fields.title === 'string' ? entry.fields.title : address
      const questions = entries.filter(
        ({ collection, locale: own, fields }) =>
          collection === 'faq' && own === locale && (fields.on ?? 'faq') === page.route,
      )
      const headings = [entry, ...questions].flatMap((one) => one?.headings ?? [])
      return [{ title, address: page.url, headings: headings.map(({ id, text }) => ({ id, text })) }]
    }),
  )
  const sectionsOf = (collection: 'faq' | 'legal') =>
    localize((locale) =>
      Object.fromEntries(
        entries
          .filter((entry) => entry.collection === collection && entry.locale === locale)
          .map(({ name, fields }) => [name, String(fields.title ?? name)]),
      ),
    )
  const folder = join(root, 'public/images')
  return {
    facts: localize((locale) => ({ ...site.facts[locale] })),
    components,
    pages,
    categories: Object.values(categories).map(({ slug, name }) => ({ slug, name })),
    sections: { faq: sectionsOf('faq'), legal: sectionsOf('legal') },
    pictures: existsSync(folder) ? listFiles(folder).map((file) => `/images/${file}`) : [],
  }
}

import { writerComponents } from '../../components/mdx/vocabulary.tsx'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { usesOf } from '../../scripts/facts/tables.ts'
import { defaultLocale, localize } from '../../site/locales.ts'
import type { Help } from '../protocol.ts'
import { toShape } from './entries.ts'
import { keysOfFiles } from './git/states.ts'

/** Values of the facts, by language. */
export const factsIn = ({ site }: Pick<CompiledContent, 'site'>) => localize((locale) => ({ ...site.facts[locale] }))

export function helpIn({ source, entries, site }: CompiledContent): Help {
  const uses = usesOf(source, Object.keys(site.facts[defaultLocale]), { articles: true })
  const pages = localize((locale) =>
    site.addresses[locale].flatMap((address) => {
      const page = site.pageAt(address)
      const entry = page && site.entryOf(page)
      if (!page || (!entry && page.route !== 'blog') || (page.number ?? 1) > 1) return []
      const title = typeof entry?.fields.title === 'string' ? entry.fields.title : address
      const questions = entries.filter((one) => one.collection === 'faq' && site.pageOf(one)?.url === page.url)
      const headings = [entry, ...questions].flatMap((one) => one?.headings ?? [])
      return [{ title, address: page.url, headings: headings.map(({ id, text }) => ({ id, text })) }]
    }),
  )
  return {
    facts: factsIn({ site }),
    uses: Object.fromEntries(Array.from(uses, ([name, files]) => [name, keysOfFiles(files)])),
    components: Object.entries(writerComponents).map(([name, { props, example }]) => {
      return { name, example, shape: toShape(props) }
    }),
    pages,
  }
}

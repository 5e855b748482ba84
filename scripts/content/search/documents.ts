import { categories, categoryNames, categoryTitle } from '../../../site/categories.ts'
import type { Locale } from '../../../site/locales.ts'
import { numbered, pageSize } from '../../../site/pages.ts'
import { moduleIds, planIds } from '../../../site/plans.ts'
import { href, type PlainRoute } from '../../../site/routes.ts'
import { documentHeading, type FoundDocument } from '../../../site/search/data.ts'
import type { Cache } from '../../lib/cache.ts'
import type { Collected } from '../collections.ts'
import { bodyOf, type Entry } from '../entry.ts'
import { lines, searchProgram, sectionsOf, stemsOf, textsIn } from './vocabulary.ts'

/** Above this number of documents, an article is indexed as one document instead of by heading. */
const maxDocumentsInParts = 500

/** Maximum length in characters of an article indexed as one document, because excerpts load all texts. */
const maxArticleLength = 1000

type Searched = ReturnType<typeof searchedIn>

/** Returns the search input of one language. Excludes content that only other languages show. */
export function searchedIn({ content, entries, vocabularies }: Collected, locale: Locale) {
  const { business, pages, plans, modules, faq, legal, posts } = content
  return {
    locale,
    contact: business.contact,
    vocabulary: vocabularies[locale],
    pages: pages[locale],
    plans: plans[locale],
    modules: modules[locale],
    faq: faq[locale],
    legal: legal[locale],
    posts: posts[locale],
    entries: entries.filter((entry) => entry.locale === locale),
  }
}

interface SearchDocument extends FoundDocument {
  /** Id across languages, so that twins match: `plans#comparison`. */
  id: string
  keywords?: readonly string[]
  intro?: string
  body?: string
  stems?: TextPart['stems']
}

interface IndexedDocument extends Omit<SearchDocument, 'keywords'> {
  heading: string
  keywords: string
  twin: string
}

type Section = Pick<TextPart, 'id' | 'title'> & Pick<SearchDocument, 'text' | 'body' | 'stems'>

/** Returns title, heading and keywords of each document by id. Excludes questions. */
export function documentNames({ vocabulary, ...searched }: Searched): Record<string, string> {
  const named = { ...searched, vocabulary: { ...vocabulary, questions: {} } }
  const found = listDocuments(named, ({ headings = [] }) => headings.map(({ id, text }) => ({ id, title: text })))
  return Object.fromEntries(found.map(({ id, title, heading, keywords }) => [id, lines([title, heading, keywords])]))
}

/** Lists the documents in site order. `twins` has the names in other languages, so that those match too. */
export function listDocuments(
  searched: Searched,
  partsOf: (entry: Entry) => readonly Section[],
  twins: readonly Readonly<Record<string, string>>[] = [],
): IndexedDocument[] {
  const { locale, entries, posts, vocabulary } = searched
  const contact = Object.values(searched.contact).join(' ')
  const named = new Map(entries.map((entry) => [`${entry.collection}/${entry.name}`, entry]))
  const partsNamed = (name: string) => {
    const entry = named.get(name)
    return entry ? partsOf(entry) : []
  }
  const pages = Object.entries(searched.pages)
    .filter(([name]) => name !== 'search' && name !== 'notFound')
    .flatMap(([name, words]): SearchDocument[] => {
      const { title, heading: _, intro, keywords, description: __, ...rest } = words
      const plan = planIds.find((id) => id === name)
      const module = moduleIds.find((id) => id === name)
      const url = href(name as PlainRoute, locale)
      const kind = plan ? 'plan' : module ? 'module' : 'page'
      // Skips plans and sectors on the home page, because they have their own pages.
      if (name === 'home')
        return inParts({ kind, url, id: name, title, intro }, sectionsOf({ automate: searched.pages.home.automate }))
      const sections = sectionsOf(rest)
      const more = Object.entries(rest).filter(([id]) => !sections.some((section) => section.id === id))
      const facts = [plan && searched.plans[plan], module && searched.modules[module], name === 'contact' && contact]
      const body = lines(textsIn([Object.fromEntries(more), facts]))
      return inParts({ kind, url, id: name, title, keywords, intro, body }, [
        ...sections,
        ...partsNamed(`pages/${name}`),
      ])
    })
  const subjects = categoryNames
    .filter((name) => posts.some((post) => post.category === name))
    .map((name): SearchDocument => {
      const { slug, description } = categories[name]
      const url = href('category', locale, { category: slug[locale] })
      return { kind: 'page', url, id: `blog/${name}`, title: categoryTitle(name, locale), intro: description[locale] }
    })
  const questions = searched.faq.flatMap((section) =>
    section.questions.map(
      ({ id, title, text }): SearchDocument => ({
        kind: 'question',
        url: `${href(section.on, locale)}#${id}`,
        id: `faq#${id}`,
        title,
        section: section.title,
        body: text,
      }),
    ),
  )
  const articles = posts.map((post, index) => {
    const url = post.hasBody
      ? href('post', locale, { slug: post.slug })
      : numbered(href('blog', locale), Math.floor(index / pageSize) + 1, locale)
    const id = `blog/${post.name}`
    const keywords = named.get(id)?.fields.keywords as string[] | undefined
    return inParts({ kind: 'article', url, id, title: post.title, keywords, intro: post.excerpt }, partsNamed(id))
  })
  const legal = (['privacy', 'terms', 'dpa'] as const).flatMap((name) => {
    const { title, keywords, intro } = searched.legal[name]
    return inParts(
      { kind: 'legal', url: href(name, locale), id: name, title, keywords, intro },
      partsNamed(`legal/${name}`),
    )
  })
  const indexed = (one: SearchDocument): IndexedDocument => ({
    ...one,
    heading: documentHeading(one),
    keywords: [one.keywords, vocabulary.sections[one.id], vocabulary.questions[one.id]].flat().join(' '),
    twin: lines(twins.map((names) => names[one.id])),
    text: lines([one.intro, one.body, one.text]),
  })
  const before = [...pages, ...subjects, ...questions].map(indexed)
  const parts = articles.map((article) => article.map(indexed))
  const after = legal.map(indexed)
  const isLarge = before.length + parts.flat().length + after.length > maxDocumentsInParts
  return [...before, ...(isLarge ? parts.flatMap(asOne) : parts.flat()), ...after]
}

/** Merges an article and its parts into one document. The headings become the introduction. */
function asOne(all: readonly IndexedDocument[]): IndexedDocument[] {
  const [whole] = all
  if (!whole) return []
  const keywords = all.map((part) => part.keywords).join(' ')
  const intro = lines([whole.intro, ...all.map(({ section }) => section)])
  const stems = all.flatMap((part) => part.stems ?? [])
  const text = lines(all.map((part) => part.text)).slice(0, maxArticleLength)
  return [{ ...whole, keywords, intro, stems, text }]
}

/** Splits a document by heading. Text before the first heading stays in the document. */
function inParts(whole: SearchDocument, parts: readonly Section[]): SearchDocument[] {
  const { kind, url, title } = whole
  const first = parts.find(({ id }) => id === '')
  const others = parts.filter((part) => part !== first)
  return [
    { ...first, ...whole },
    ...others.map(({ id, title: section, ...part }): SearchDocument => {
      return { ...part, kind, url: `${url}#${id}`, id: `${whole.id}#${id}`, title, section }
    }),
  ]
}

/** A searchable part of a text: the introduction, or a second-level section. */
interface TextPart {
  /** Anchor of the heading; empty for the introduction. */
  id: string
  title: string
  text: string
  stems: readonly string[]
}

/** Returns the parts of an entry. Cached, because most texts stay the same between builds. */
export function cachedParts(entry: Entry, cache: Cache): TextPart[] {
  const { body, locale } = entry
  if (!body) return []
  const inputs = ['parts', searchProgram(), locale, body.digest]
  const stored = cache.get(inputs)
  if (stored) return JSON.parse(String(stored))
  const split = [{ id: '', title: '', lines: [] as string[] }]
  const waiting = entry.headings?.filter((heading) => heading.depth === 2) ?? []
  for (const line of bodyOf(body, cache).text.split('\n')) {
    const [next] = waiting
    if (next && line === next.text.trim()) {
      split.push({ id: next.id, title: next.text, lines: [] })
      waiting.shift()
    } else if (line) split.at(-1)?.lines.push(line)
  }
  const parts = split.map(({ id, title, lines }) => {
    const text = lines.join('\n')
    return { id, title, text, stems: stemsOf(text, locale) }
  })
  cache.set(inputs, Buffer.from(JSON.stringify(parts)))
  return parts
}

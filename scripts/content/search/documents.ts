import { categories, categoryNames } from '../../../site/categories.ts'
import { type Locale, localize } from '../../../site/locales.ts'
import { listUrl, pageSize } from '../../../site/pages.ts'
import { href, listedIn, type PageName } from '../../../site/routes.ts'
import { documentHeading, type FoundDocument } from '../../../site/search/data.ts'
import { textsOf, viewOf } from '../../../site/views.ts'
import type { Cache } from '../../lib/cache.ts'
import type { Collections } from '../collections.ts'
import { bodyOf, type Entry, entriesByName } from '../entry.ts'
import { lines, searchProgram, sectionsOf, stemsOf, textsIn } from './vocabulary.ts'

/** Above this number of documents, each post is indexed as one document instead of by heading. */
const maxDocumentsInParts = 500

/** Posts indexed as one document are cut to this many characters: the browser downloads all texts for excerpts. */
const maxArticleLength = 1000

/** Searchable part of a text: a section with the id of its heading, or the introduction with an empty id. */
interface Part {
  id: string
  title: string
  text?: string
  body?: string
  stems?: readonly string[]
}

/** Document whose id is the same in every language, so that twins match: `plans#comparison`. */
interface SearchDocument extends FoundDocument, Omit<Part, 'title' | 'text'> {
  keywords?: readonly string[]
  intro?: string
}

/** Returns the title, heading and keywords of each document by id, without the questions of search.yaml. */
export function documentNames(built: Collections, locale: Locale): Record<string, string> {
  const searchVocabularies = localize((locale) => ({ ...built.searchVocabularies[locale], questions: {} }))
  const documents = listDocuments({ ...built, searchVocabularies }, locale, ({ headings = [] }) =>
    headings.map(({ id, text }) => ({ id, title: text })),
  )
  return Object.fromEntries(
    documents.map(({ id, title, heading, keywords }) => [id, lines([title, heading, keywords])]),
  )
}

/** Lists the documents in site order. `twins` has their names in other languages, so that queries match those too. */
export function listDocuments(
  { content, entries, searchVocabularies }: Collections,
  locale: Locale,
  partsOf: (entry: Entry) => readonly Part[],
  twins: readonly Readonly<Record<string, string>>[] = [],
) {
  const [posts, legal] = [content.posts[locale], content.legal[locale]]
  const { sections, questions } = searchVocabularies[locale]
  const entryNamed = (name: string) => entriesByName(entries).get(`${locale}/${name}`)
  const partsNamed = (name: string) => {
    const entry = entryNamed(name)
    return entry ? partsOf(entry) : []
  }
  const indexed = (document: SearchDocument) => ({
    ...document,
    heading: documentHeading(document),
    keywords: [document.keywords, sections[document.id], questions[document.id]].flat().join(' '),
    twin: lines(twins.map((names) => names[document.id])),
    text: lines([document.intro, document.body, document.text]),
  })
  const pages = Object.entries(content.pages[locale])
    // Safe cast: each key is a page name.
    .map(([name, words]) => ({ name: name as PageName, words, view: viewOf(name as PageName) }))
    .filter(({ view }) => !view.isUnlisted)
    .flatMap(({ name, words, view }) => {
      const { title, heading: _, intro, keywords, description: __, ...rest } = words
      const { group: kind = 'page', ownField, alsoShows } = view
      const url = href(name, locale)
      const sections = sectionsOf(rest)
      if (ownField !== undefined) {
        const ownSections = sections.filter(({ id }) => id === ownField)
        return inParts({ kind, url, id: name, title, intro }, ownSections)
      }
      const more = Object.entries(rest).filter(([id]) => !sections.some((section) => section.id === id))
      const body = lines(textsIn([Object.fromEntries(more), alsoShows?.({ route: name, locale }, content)]))
      return inParts({ kind, url, id: name, title, keywords, intro, body }, [
        ...sections,
        ...partsNamed(`pages/${name}`),
      ])
    })
  const subjects = categoryNames
    .filter((name) => posts.some((post) => post.category === name))
    .map((name): SearchDocument => {
      const url = href('category', locale, { category: categories[name].slug[locale] })
      const { title, description } = textsOf({ route: 'category', locale, category: name }, content)
      return { kind: 'page', url, id: `blog/${name}`, title, intro: description }
    })
  const answers = content.faq[locale].flatMap((section) =>
    section.questions.map(({ id, title, text }): SearchDocument => {
      const url = `${href(section.on, locale)}#${id}`
      return { kind: 'question', url, id: `faq#${id}`, title, section: section.title, body: text }
    }),
  )
  const articles = posts.map((post, index) => {
    const url = post.hasBody
      ? href('post', locale, { slug: post.slug })
      : listUrl(undefined, locale, Math.floor(index / pageSize) + 1)
    const id = `blog/${post.name}`
    const keywords = entryNamed(id)?.fields.keywords as string[] | undefined
    const { title, description } = textsOf({ route: 'post', locale, post }, content)
    const whole = { kind: 'article', url, id, title, keywords, intro: description } as const
    return inParts(whole, partsNamed(id)).map(indexed)
  })
  const clauses = listedIn('legal').flatMap((name) => {
    const { title, keywords, intro } = legal[name]
    const whole = { kind: 'legal', url: href(name, locale), id: name, title, keywords, intro } as const
    return inParts(whole, partsNamed(`legal/${name}`)).map(indexed)
  })
  const before = [...pages, ...subjects, ...answers].map(indexed)
  const isLarge = before.length + articles.flat().length + clauses.length > maxDocumentsInParts
  if (!isLarge) return [...before, ...articles.flat(), ...clauses]
  // Merges each post into one document, with its headings in the introduction.
  const merged = articles.flatMap((all) => {
    const [whole] = all
    if (!whole) return []
    const keywords = all.map((part) => part.keywords).join(' ')
    const intro = lines([whole.intro, ...all.map(({ section }) => section)])
    const stems = all.flatMap((part) => part.stems ?? [])
    const text = lines(all.map((part) => part.text)).slice(0, maxArticleLength)
    return [{ ...whole, keywords, intro, stems, text }]
  })
  return [...before, ...merged, ...clauses]
}

/** Splits a document by heading. Text before the first heading stays in the document. */
function inParts(whole: SearchDocument, parts: readonly Part[]): SearchDocument[] {
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

/** Returns the parts of an entry. Cached, because most texts stay the same between builds. */
export function cachedParts(entry: Entry, cache: Cache): Part[] {
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

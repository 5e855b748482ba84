import { categories, categoryNames, categoryTitle } from '../../site/categories.ts'
import { numbered, pageSize } from '../../site/pages.ts'
import { moduleIds, planIds } from '../../site/plans.ts'
import { href, type PlainRoute } from '../../site/routes.ts'
import type { Found, Kind } from '../../site/search/data.ts'
import type { Entry } from '../entry.ts'
import type { Part } from './parts.ts'
import type { Searched } from './searched.ts'
import { lines, sectionsOf, textsOf } from './sections.ts'

/** Something that can be found, with all the words it is found by. */
export interface Indexed extends Found {
  /** What it is called in every language, so that its twins know each other: `plans#comparison`. */
  id: string
  /** Its own heading, in which a word counts most. */
  heading: string
  /** What a writer added in `keywords`: synonyms and words that visitors use. */
  keywords: string
  /** What it is called in the other languages. */
  twin?: string
  /** The sentence that introduces it. */
  intro: string
  /** Everything else that it says. */
  body: string
  /** What else it says, as words that were counted before. */
  counts?: Part['counts']
}

const hidden = ['search', 'notFound']

/** How all that can be found in a language is called, by its id: title, heading and keywords. */
export function namesIn(searched: Searched): Record<string, string> {
  const found = listFound(searched, ({ headings = [] }) =>
    headings.map(({ id, text }) => ({ id, title: text, text: '', counts: '' })),
  )
  return Object.fromEntries(found.map(({ id, title, heading, keywords }) => [id, lines([title, heading, keywords])]))
}

/** The same documents, which are also found by what their twins are called. */
export function withTwins(all: readonly Indexed[], twins: readonly Readonly<Record<string, string>>[]): Indexed[] {
  return all.map((one) => ({ ...one, twin: lines(twins.map((names) => names[one.id])) }))
}

/** Everything that can be found in one language, in the order of the site. */
export function listFound(searched: Searched, partsOf: (entry: Entry) => Part[]): Indexed[] {
  const { locale, entries, posts, vocabulary } = searched
  const contact = Object.values(searched.contact).join(' ')
  const named = new Map(entries.map((entry) => [`${entry.collection}/${entry.name}`, entry]))
  const partsNamed = (name: string) => {
    const entry = named.get(name)
    return entry ? partsOf(entry) : []
  }
  const pages = Object.entries(searched.pages)
    .filter(([name]) => !hidden.includes(name))
    .flatMap(([name, words]) => {
      const { title, heading, intro, keywords, description: _, ...rest } = words
      const plan = planIds.find((id) => id === name)
      const module = moduleIds.find((id) => id === name)
      const url = href(name as PlainRoute, locale)
      const kind = plan ? 'plan' : module ? 'module' : 'page'
      const introduced = heading === title ? intro : `${heading}. ${intro}`.replace(/([?!.])\./g, '$1')
      // The home page names everything and explains nothing: it is found by what it is called and introduced with.
      if (name === 'home') return [found(kind, url, name, { title, intro: introduced })]
      const sections = sectionsOf(rest)
      const more = Object.entries(rest).filter(([id]) => !sections.some((section) => section.id === id))
      const facts = [plan && searched.plans[plan], module && searched.modules[module], name === 'contact' && contact]
      const body = lines([named.get(`pages/${name}`)?.body?.text, ...textsOf([Object.fromEntries(more), facts])])
      return [
        found(kind, url, name, { title, keywords, intro: introduced, body }),
        ...sections.map(({ id, heading, body }) =>
          found(kind, `${url}#${id}`, `${name}#${id}`, { title, section: heading, heading, body }),
        ),
      ]
    })
  const subjects = categoryNames
    .filter((name) => posts.some((post) => post.category === name))
    .map((name) => {
      const { slug, description } = categories[name]
      const url = href('category', locale, { category: slug[locale] })
      return found('page', url, `blog/${name}`, { title: categoryTitle(name, locale), intro: description[locale] })
    })
  const questions = searched.faq.flatMap((section) =>
    section.questions.map((question) =>
      found('question', `${href(section.on, locale)}#${question.id}`, `faq#${question.id}`, {
        title: question.title,
        section: section.title,
        heading: question.title,
        body: question.text,
      }),
    ),
  )
  const articles = posts.flatMap((post, index) => {
    const url = post.hasBody
      ? href('post', locale, { slug: post.slug })
      : numbered(href('blog', locale), Math.floor(index / pageSize) + 1, locale)
    const keywords = (named.get(`blog/${post.name}`)?.fields.keywords ?? []) as string[]
    return document(
      'article',
      url,
      `blog/${post.name}`,
      { ...post, intro: post.excerpt, keywords },
      partsNamed(`blog/${post.name}`),
    )
  })
  const legal = (['privacy', 'terms', 'dpa'] as const).flatMap((name) =>
    document('legal', href(name, locale), name, searched.legal[name], partsNamed(`legal/${name}`)),
  )
  return [...pages, ...subjects, ...questions, ...articles, ...legal].map((one) => ({
    ...one,
    keywords: [one.keywords, ...(vocabulary.sections[one.id] ?? [])].join(' '),
  }))
}

interface Words {
  title: string
  section?: string
  heading?: string
  keywords?: readonly string[]
  intro?: string
  body?: string
  /** Instead of a body: its beginning, and its words. */
  part?: Part
}

function found(
  kind: Kind,
  url: string,
  id: string,
  { keywords = [], intro = '', body = '', part, ...words }: Words,
): Indexed {
  const text = lines([intro, body, part?.text])
  return {
    heading: words.title,
    ...words,
    id,
    url,
    kind,
    keywords: keywords.join(' '),
    intro,
    body,
    counts: part?.counts,
    text,
  }
}

/** A document and, heading by heading, its parts. The part before the first heading belongs to the document. */
function document(
  kind: Kind,
  url: string,
  id: string,
  { title, keywords, intro }: Words,
  parts: readonly Part[],
): Indexed[] {
  const whole = found(kind, url, id, { title, keywords, intro, part: parts.find((part) => part.id === '') })
  const sections = parts
    .filter((part) => part.id !== '')
    .map((part) =>
      found(kind, `${url}#${part.id}`, `${id}#${part.id}`, { title, section: part.title, heading: part.title, part }),
    )
  return [whole, ...sections]
}

import { z } from 'zod'
import { categoryNames } from '../../../site/categories.ts'
import { type Locale, locales, localize } from '../../../site/locales.ts'
import type { Cache } from '../../lib/cache.ts'
import { closestMatch } from '../../lib/strings.ts'
import type { Entry } from '../entry.ts'

import { createReporter, didYouMean, type Message, type Position, type Problem, problemOf } from '../problem.ts'
import { type Overlay, readList, type SourceFile, vocabularyFile } from '../read.ts'
import { readYaml } from '../schema/validate.ts'
import { missingTwinOf } from '../twins.ts'
import { searchProgram, sectionsOf, stemOf } from './parts.ts'

/** Above this number of documents, replace this search: see docs/search.md. */
const maxDocuments = 1500

const word = z.string().regex(/^[\p{L}\p{N}’'-]{2,40}$/u)
const wordsById = (maxWords: number, maxLength: number, example: z.GlobalMeta) => {
  const list = z.array(z.string().trim().min(2).max(maxLength)).min(1).max(maxWords)
  return z.record(z.string(), list.meta(example)).default({})
}
const vocabulary = z.strictObject({
  /** Groups of synonyms. The site uses the first word of each. */
  groups: z
    .array(
      z
        .array(word.meta({ en: 'one word', nl: 'één woord' }))
        .min(2)
        .max(15)
        .meta({ en: '2 to 15 words: [storing, kapot, stuk]', nl: '2 tot 15 woorden: [storing, kapot, stuk]' }),
    )
    .meta({ en: 'a list of groups', nl: 'een lijst van groepen' }),
  /** Extra search words of pages and sections, by id: `plans#sum`. */
  sections: wordsById(30, 60, {
    en: '1 to 30 words: [rekentool, terugverdientijd]',
    nl: '1 tot 30 woorden: [rekentool, terugverdientijd]',
  }).meta({ en: 'sections, each with a list of words', nl: 'onderdelen, elk met een lijst van woorden' }),
  questions: wordsById(20, 80, {
    en: '1 to 20 questions: [wanneer loont het]',
    nl: '1 tot 20 vragen: [wanneer loont het]',
  }).meta({
    en: 'pages and sections, each with a list of questions',
    nl: "pagina's en onderdelen, elk met een lijst van vragen",
  }),
})

export type Vocabulary = z.infer<typeof vocabulary>

interface Read {
  vocabulary: Vocabulary
  problems: Problem[]
  named: ({ id: string } & Position)[]
}

/** Reads the search.yaml of each language, which is optional. `entries` are the readable ones of `sources`. */
export function readVocabularies(
  root: string,
  sources: readonly SourceFile[],
  entries: readonly Entry[],
  cache: Cache,
  overlay: Overlay,
) {
  const texts = localize((locale) => readList(root, vocabularyFile(locale), overlay))
  const twin = locales.find((locale) => texts[locale] !== null)
  // The sections of unreadable texts are unknown.
  const isWhole = entries.length === sources.length && entries.every(({ headings }) => headings)
  const found = localize((locale): Read => {
    const file = vocabularyFile(locale)
    if (!twin) return failed([])
    const text = texts[locale]
    if (text === null)
      return failed([problemOf(file, 'missing-twin', { message: missingTwinOf(vocabularyFile(twin)) })])
    const read = readVocabulary(file, text, locale, cache)
    if (!isWhole) return read
    const ids = searchableIds(entries.filter((entry) => entry.locale === locale))
    const { problems, report } = createReporter(file)
    for (const { id, ...position } of read.named)
      if (!ids.includes(id)) report('search-words', { position, message: unknownId(id, ids), isAdvice: true })
    return { ...read, problems: [...read.problems, ...adviseOnSize(file, ids), ...problems] }
  })
  return {
    vocabularies: localize((locale) => found[locale].vocabulary),
    problems: Object.values(found).flatMap(({ problems }) => problems),
  }
}

function failed(problems: Problem[]): Read {
  return { vocabulary: { groups: [], sections: {}, questions: {} }, problems, named: [] }
}

/** Advises on a site too large for this search. Large sites index an article as one document (documents.ts). */
export function adviseOnSize(file: string, ids: readonly string[]): Problem[] {
  const count = ids.filter((id) => !/^blog\/.*#/.test(id)).length
  if (count <= maxDocuments) return []
  const message = {
    en: 'Search has %1 documents, and is made for %2. docs/search.md says what to use instead.',
    nl: 'De zoekfunctie heeft %1 documenten, en is gemaakt voor %2. In docs/search.md staat wat er dan voor in de plaats komt.',
    values: [count, maxDocuments],
  }
  return [problemOf(file, 'search-words', { message, isAdvice: true })]
}

/** Reads a search.yaml. Cached, because it rarely changes. */
function readVocabulary(file: string, text: string | undefined, locale: Locale, cache: Cache): Read {
  const inputs = ['vocabulary', searchProgram(), locale, text ?? '']
  const stored = cache.get(inputs)
  if (stored) return JSON.parse(String(stored))
  const { yaml, value, ...found } = readYaml(file, text, vocabulary)
  if (!yaml || !value) return failed(found.problems)
  const named = (['sections', 'questions'] as const).flatMap((list) =>
    Object.keys(value[list]).map((id) => ({ id, ...yaml.positionOf([list, id], 'key') })),
  )
  const { problems, report } = createReporter(file)
  for (const { path, message } of wordsInTwo(value.groups, locale))
    report('search-words', { position: yaml.positionOf(path), message })
  const read = { vocabulary: value, problems, named }
  cache.set(inputs, Buffer.from(JSON.stringify(read)))
  return read
}

function wordsInTwo(groups: Vocabulary['groups'], locale: Locale) {
  const groupOf = new Map<string, number>()
  return groups.flatMap((words, group) =>
    words.flatMap((word, index) => {
      const key = stemOf(word, locale)
      const other = groupOf.get(key) ?? group
      groupOf.set(key, other)
      if (other === group) return []
      const message = {
        en: '"%1" stands in the group of "%2" too. Keep it in one of the two.',
        nl: '"%1" staat ook in de groep van "%2". Houd het in een van de twee.',
        values: [word, groups[other]?.[0] ?? ''],
      }
      return [{ path: ['groups', group, index], message }]
    }),
  )
}

function unknownId(id: string, ids: readonly string[]): Message {
  const close = closestMatch(id, ids)
  const page = ids.filter((other) => other.split('#')[0] === id.split('#')[0])
  const some = (page.length > 0 ? page : ids).slice(0, 8).join(', ')
  const cure = close
    ? didYouMean(close, id)
    : {
        en: 'Leave the line out, or write one of %1, ….',
        nl: 'Laat de regel weg, of schrijf een van deze: %1, ….',
        values: [some],
      }
  return {
    en: '"%1" is no page or section of the site. %2',
    nl: '"%1" is geen pagina of onderdeel van de site. %2',
    values: [id, cure],
  }
}

function searchableIds(entries: readonly Entry[]): string[] {
  const ids = entries.flatMap(({ collection, name, fields, headings = [] }) => {
    const page = { faq: 'faq', blog: `blog/${name}` }[collection as string] ?? name
    const sections = collection === 'pages' ? sectionsOf(fields) : headings.filter(({ depth }) => depth === 2)
    return [page, ...sections.map(({ id }) => `${page}#${id}`)]
  })
  return [...ids, ...categoryNames.map((name) => `blog/${name}`)]
}

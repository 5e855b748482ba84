import { z } from 'zod'
import { categoryNames } from '../../../site/categories.ts'
import { nameFields } from '../../../site/fields.ts'
import { type Locale, type Localized, locales, localize } from '../../../site/locales.ts'
import { searchLanguages } from '../../../site/search/languages.ts'
import { fold, tokenize } from '../../../site/search/words.ts'
import { type Cache, memoize, programHash } from '../../lib/cache.ts'
import { closestMatch } from '../../lib/strings.ts'
import { type Entry, missingTwinOf } from '../entry.ts'
import { createReporter, didYouMean, type Message, type Position, type Problem, problemOf, say } from '../problem.ts'
import { readYaml } from '../schema/validate.ts'
import { type SourceFile, searchVocabularyFile } from '../source.ts'

export const searchSources = [
  ...['scripts/content', 'scripts/lib', 'site/search', 'site/base.ts', 'site/categories.ts', 'site/fields.ts'],
  ...['site/files.ts', 'site/lengths.ts', 'site/locales.ts', 'site/messages.ts', 'site/pages.ts', 'site/plans.ts'],
  ...['site/routes.ts', 'site/views.ts'],
]

export const searchProgram = () => programHash(...searchSources)

/** Above this number of documents, replace this search: see docs/search.md. */
const maxDocuments = 1500

const word = z.string().regex(/^[\p{L}\p{N}’'-]{2,40}$/u)
const wordsById = (maxWords: number, maxLength: number, example: z.GlobalMeta) => {
  const wordList = z.array(z.string().trim().min(2).max(maxLength)).min(1).max(maxWords)
  return z.record(z.string(), wordList.meta(example)).default({})
}
const searchVocabularySchema = z.strictObject({
  /** Groups of synonyms. The first word of each is the one that the content uses. */
  groups: z
    .array(
      z
        .array(word.meta({ en: 'one word', nl: 'één woord' }))
        .min(2)
        .max(15)
        .meta({
          en: '2 to 15 words, such as [storing, kapot, stuk]',
          nl: '2 tot 15 woorden, zoals [storing, kapot, stuk]',
        }),
    )
    .meta({ en: 'a list of groups', nl: 'een lijst van groepen' }),
  /** Extra search words of pages and sections, by id: `plans#sum`. */
  sections: wordsById(30, 60, {
    en: '1 to 30 words, such as [rekentool, terugverdientijd]',
    nl: '1 tot 30 woorden, zoals [rekentool, terugverdientijd]',
  }).meta({ en: 'sections, each with a list of words', nl: 'onderdelen, elk met een lijst van woorden' }),
  questions: wordsById(20, 80, {
    en: '1 to 20 questions, such as [wanneer loont het]',
    nl: '1 tot 20 vragen, zoals [wanneer loont het]',
  }).meta({
    en: 'pages and sections, each with a list of questions',
    nl: "pagina's en onderdelen, elk met een lijst van vragen",
  }),
})

export type SearchVocabulary = z.infer<typeof searchVocabularySchema>

interface ParsedVocabulary {
  searchVocabulary: SearchVocabulary
  problems: Problem[]
  named: ({ id: string } & Position)[]
}

/** Reads the optional search.yaml of each language. `entries` has those texts of `sources` that could be read. */
export function readSearchVocabularies(
  texts: ReadonlyMap<string, string | undefined>,
  sources: readonly SourceFile[],
  entries: readonly Entry[],
  cache: Cache,
) {
  const twin = locales.find((locale) => texts.has(searchVocabularyFile(locale)))
  // The sections of unreadable texts are unknown, so ids cannot be checked.
  const isWhole = entries.length === sources.length && entries.every(({ headings }) => headings)
  const parsed = localize((locale): ParsedVocabulary => {
    const file = searchVocabularyFile(locale)
    const missing = twin
      ? [problemOf(file, 'missing-twin', { message: missingTwinOf(searchVocabularyFile(twin)) })]
      : []
    if (!texts.has(file)) return { ...nothing, problems: missing }
    const read = readSearchVocabulary(file, texts.get(file), locale, cache)
    if (!isWhole) return read
    const ids = searchableIds(entries.filter((entry) => entry.locale === locale))
    const { problems, report } = createReporter(file)
    for (const { id, ...position } of read.named)
      if (!ids.includes(id)) report('search-words', { position, message: unknownId(id, ids), isAdvice: true })
    return { ...read, problems: [...read.problems, ...adviseOnSize(file, ids), ...problems] }
  })
  return {
    searchVocabularies: localize((locale) => parsed[locale].searchVocabulary),
    problems: Object.values(parsed).flatMap(({ problems }) => problems),
  }
}

const nothing: ParsedVocabulary = {
  searchVocabulary: { groups: [], sections: {}, questions: {} },
  problems: [],
  named: [],
}

/**
 * Warns if a site is too large for this search. Does not count the headings of posts, because a large site indexes
 * each post as one document.
 */
export function adviseOnSize(file: string, ids: readonly string[]): Problem[] {
  const count = ids.filter((id) => !/^blog\/.*#/.test(id)).length
  if (count <= maxDocuments) return []
  const message = {
    en: 'Search has {count} documents, but is designed for at most {limit}. See docs/search.md for an alternative.',
    nl: 'De zoekfunctie heeft {count} documenten, maar is bedoeld voor hoogstens {limit}. In docs/search.md staat een alternatief.',
    values: { count, limit: maxDocuments },
  }
  return [problemOf(file, 'search-words', { message, isAdvice: true })]
}

function readSearchVocabulary(file: string, text: string | undefined, locale: Locale, cache: Cache): ParsedVocabulary {
  const inputs = ['vocabulary', searchProgram(), locale, text ?? '']
  const stored = cache.get(inputs)
  if (stored) return JSON.parse(String(stored))
  const { yaml, value, ...result } = readYaml(file, text, searchVocabularySchema)
  if (!yaml || !value) return { ...nothing, problems: result.problems }
  const named = (['sections', 'questions'] as const).flatMap((list) =>
    Object.keys(value[list]).map((id) => ({ id, ...yaml.positionOf([list, id], 'key') })),
  )
  const { problems, report } = createReporter(file)
  const groupOf = new Map<string, number>()
  for (const [group, words] of value.groups.entries())
    for (const [index, word] of words.entries()) {
      const stem = stems[locale](fold(word))
      const other = groupOf.get(stem) ?? group
      groupOf.set(stem, other)
      if (other === group) continue
      const message = say(inTwoGroups, { word, group: value.groups[other]?.[0] ?? '' })
      report('search-words', { position: yaml.positionOf(['groups', group, index]), message })
    }
  const read = { searchVocabulary: value, problems, named }
  cache.set(inputs, Buffer.from(JSON.stringify(read)))
  return read
}

const inTwoGroups = {
  en: '"{word}" is also in the group of "{group}". Keep it in one of the two groups.',
  nl: '"{word}" staat ook in de groep van "{group}". Laat het in een van de twee groepen staan.',
}

function unknownId(id: string, ids: readonly string[]): Message {
  const close = closestMatch(id, ids)
  const page = ids.filter((other) => other.split('#')[0] === id.split('#')[0])
  const some = (page.length > 0 ? page : ids).slice(0, 8).join(', ')
  const cure = close
    ? didYouMean(close, id)
    : {
        en: 'Write a page or section that exists, such as {ids}, or remove the line.',
        nl: 'Schrijf een bestaande pagina of een bestaand onderdeel, zoals {ids}, of haal de regel weg.',
        values: { ids: some },
      }
  return {
    en: '"{id}" is not a page or section of the site. {cure}',
    nl: '"{id}" is geen pagina of onderdeel van de site. {cure}',
    values: { id, cure },
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

const stems = localize((locale) => memoize(searchLanguages[locale].stem))

/** Returns the unique stems of a text. Drops stop words unless `every` is true. */
export function stemsOf(text: string, locale: Locale, every = false): string[] {
  const words = tokenize(text).filter(({ text: word }) => word && (every || !stopWords[locale].has(word)))
  return [...new Set(words.map(({ text: word }) => stems[locale](word)))]
}

/** Returns the sections of a page: objects that have their own heading. */
export function sectionsOf(words: object) {
  return Object.entries(words).flatMap(([id, value]: [string, unknown]) => {
    if (id === 'closing' || typeof value !== 'object' || value === null || !('heading' in value)) return []
    const { heading, ...rest } = value
    return [{ id, title: String(heading), body: lines(textsIn(rest)) }]
  })
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (nameFields.has(key) ? [] : textsIn(item)))
}

export function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

const wordLists: Localized<string> = {
  nl: `aan af al alle alles als ander andere ben bent bij daar dan dat de der deze die dit doe doen doet dus door een eens
    en er ga gaan gaat ge gebeurt gebeuren geef geen had heb hebben hebt heeft heel hem het hier hij hoe hoeveel hun ie iemand iets
    ik in is ja je jij jou jouw jullie kan kom komen komt kon kunnen kun kunt maar maak maakt maken me mee meer men met mij mijn moet moeten
    mag mogen na naar niet niets nog nu of om omdat ons onze ook op over precies s t te tegen ten ter toch toe tot u uit uw van vanaf
    veel via vind vinden voor waar waarom wanneer want waren was wat we wel welk welke werd wie wij wil willen wilt wordt worden
    ze zei zelf zich zie zien zij zijn zit zo zou zulke krijg krijgen krijgt graag even eigenlijk nou zonder beste liefst gewoon hallo alsjeblieft weten weet info informatie
    allebei allemaal altijd anders binnen blijf blijft blijven echt elk elke ieder iedere laat laten misschien nodig ooit soms terwijl totdat vaak voordat zodat zodra
    begrijp begrijpen begin begint bezig brengen brengt denk denken denkt ding dingen durf eerst eerste eerder erg fijn genoeg goed goede beter groot grote
    groter helemaal hoef hoeft hoeven houd houden houdt klein kleine kleiner keer keren kort lang lange langer lastig laatste later leuk liggen ligt lijkt
    lijken loopt lopen lukt lukken makkelijk manier meeste mensen minder moeilijk mogelijk mooi morgen neem neemt nemen nieuw nieuwe ongeveer opnieuw oud
    oude probeer proberen samen simpel sneller staan staat steeds straks telkens vandaag verder volgende vooral vorige weer zaak zaken zeer zeker zetten
    zet zitten maandag dinsdag woensdag donderdag vrijdag
    hiervoor daarvoor ervoor waarvoor hierbij daarbij erbij waarbij hiermee daarmee ermee waarmee hiervan daarvan ervan waarvan
    hieraan daaraan eraan waaraan hierop daarop erop waarop hierin daarin erin waarin hieruit daaruit eruit waaruit hierover
    daarover erover waarover aanmaken hierdoor daardoor erdoor waardoor hierna daarna erna waarna hierom daarom erom ernaar zal zult
    toen onder doch reeds geweest geworden hadden zouden elkaar beide beiden zowel indien tussen tijdens sinds`,
  en: `a about after all also am an and any are as at be because been before being but by came can come could did do does
    doing each find for from get gets getting give gives got had happens happen has have he her here him his how i if in into is it its just know
    let like make makes many may me might more most much must my need no not now of on only or other our out over please
    really s same see should so some still such t tell than that the their them then there these they this those to too
    us very want without best near was way we well were what when where which while who why will with would yes you your information info hello
    able actually already always around both ever every go goes going often sometimes sure until whether anybody anyone anything everyone everything somebody someone
    something again ahead away back bad begin begins believe better big bigger bit certain completely day days deal difficult different earlier easier
    easily easy else enough even exactly first fully good great handle hard instead item items keep keeps kind last later least less long longer look
    looking looks lot lots mean means new next nice old otherwise people person possible previous put quite rather right roughly said say says seem
    seems short simple soon sort stuff take takes taking talk tell then thing things think today together told tomorrow took try trying understand
    use used using ways whatever whenever wherever whoever whole wonder wondering
    myself ourselves yourself yours ours having ought against between through during above below up down off under
    further once few nor cannot upon within`,
}

/** Words of a query that do not identify its subject, so a match need not contain them. */
export const stopWords = localize((locale): ReadonlySet<string> => new Set(wordLists[locale].split(/\s+/)))

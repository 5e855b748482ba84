import { nameFields } from '../../../site/fields.ts'
import { type Locale, type Localized, localize } from '../../../site/locales.ts'
import { searchLanguages } from '../../../site/search/languages.ts'
import { fold, tokenize } from '../../../site/search/words.ts'
import { type Cache, memoize } from '../../lib/cache.ts'
import { programHash } from '../../lib/hash.ts'
import { bodyOf, type Entry } from '../entry.ts'
import type { Heading } from '../mdx/compile.ts'

/** Sources of the search index. */
export const searchSources = [
  ...['scripts/content', 'scripts/lib', 'site/search', 'site/base.ts', 'site/categories.ts', 'site/fields.ts'],
  ...['site/locales.ts', 'site/messages.ts', 'site/pages.ts', 'site/plans.ts', 'site/routes.ts'],
]

export const searchProgram = () => programHash(...searchSources)

/** A searchable part of a text: the introduction, or a second-level section. */
export interface TextPart {
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
  const parts = splitParts(bodyOf(body, cache).text, entry.headings ?? [], locale)
  cache.set(inputs, Buffer.from(JSON.stringify(parts)))
  return parts
}

function splitParts(text: string, headings: readonly Heading[], locale: Locale): TextPart[] {
  const parts = [{ id: '', title: '', lines: [] as string[] }]
  const waiting = headings.filter((heading) => heading.depth === 2)
  for (const line of text.split('\n')) {
    const [next] = waiting
    if (next && line === next.text.trim()) {
      parts.push({ id: next.id, title: next.text, lines: [] })
      waiting.shift()
    } else if (line) parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ id, title, lines }) => {
    const text = lines.join('\n')
    return { id, title, text, stems: stemsOf(text, locale) }
  })
}

const stems = localize((locale) => memoize(searchLanguages[locale].stem))

export function stemOf(word: string, locale: Locale): string {
  return stems[locale](fold(word))
}

/** Returns the unique stems of a text. Drops stop words unless `every` is true. */
export function stemsOf(text: string, locale: Locale, every = false): string[] {
  const words = tokenize(text).filter(({ text: word }) => word && (every || !stopWords[locale].has(word)))
  return [...new Set(words.map(({ text: word }) => stems[locale](word)))]
}

/** Returns the sections of a page: objects that have their own heading, by name. */
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

/** Joins blocks into one line, separated by a dot. Drops repeated cells. */
export function onOneLine(text: string): string {
  return text
    .replace(/^(.+)(?:\n\1)+$/gm, '$1')
    .replace(/(?<=[.?!:;,])\n/g, ' ')
    .replaceAll('\n', ' · ')
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

/** Words of a question that do not carry its subject. A match does not need them. */
export const stopWords = localize((locale): ReadonlySet<string> => new Set(wordLists[locale].split(/\s+/)))

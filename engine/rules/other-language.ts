import { type Locale, type Localized, languages, locales, localize } from '../../site/locales.ts'
import { named, say } from '../message.ts'
import { shorten } from '../problem.ts'
import { wordsIn } from './readability.ts'
import type { Draft, Finding } from './rule.ts'

const commonest: Record<Locale, string> = {
  nl: 'de het een en van te dat die niet op aan met als voor er maar om zijn dan ze wat je bij nog naar wordt worden ook uit heeft deze dit kan moet hoe waar geen wij jouw je jullie onze ons elke alle alleen omdat zonder tussen iemand niemand iets niets hebben doen gaat komt staat krijgt daarna vaak eerst zelf welke kost',
  en: 'the and to that it for on with as by this have from are not but what your you their can which will has more if they how where these when there do does every each because nobody somebody nothing our all only about into than then through without would should could them who most does get gets',
}

/** The commonest words of each language that no other one has: in, is, of and we are in none. */
const common: Localized<ReadonlySet<string>> = localize((locale) => new Set(commonest[locale].split(' ')))

/**
 * A text of another language than its file: somebody forgot to translate it. A paragraph or a field of another language
 * can be a quotation.
 */
export function otherLanguage({ outline, fieldTexts, locale }: Draft): Finding[] {
  const [first] = outline.paragraphs
  const whole = languageOf(outline.paragraphs.map(({ text }) => text).join('\n'), locale, 15)
  const parts = whole ? fieldTexts : [...fieldTexts, ...outline.paragraphs, ...outline.headings]
  const quoted = parts.flatMap(({ text, line, column }) => {
    const other = languageOf(text, locale, 4) ?? shortLanguageOf(text, locale)
    if (!other) return []
    const message = say`"${shorten(text)}" is ${named(languages[other].english)}. Translate it, or leave it where it is a quotation.`
    return [{ line, column, message, isAdvice: true }]
  })
  if (!first || !whole) return quoted
  const message = say`This text is ${named(languages[whole].english)}, and the file is of the ${named(languages[locale].english)} site. Translate it.`
  return [{ line: first.line, column: first.column, message }, ...quoted]
}

/** The other language of a text: it has at least `least` of the commonest words, and far more than of its own. */
function languageOf(text: string, own: Locale, least: number): Locale | undefined {
  const words = wordsIn(text).map((word) => word.toLowerCase())
  const count = (locale: Locale) => words.filter((word) => common[locale].has(word)).length
  return locales.find((locale) => locale !== own && count(locale) >= Math.max(least, 3 * count(own) + 1))
}

/** So short a text is of another language where two of its words are, and that is at least every third of them. */
function shortLanguageOf(text: string, own: Locale): Locale | undefined {
  const words = wordsIn(text)
  return words.length <= 9 ? languageOf(text, own, Math.max(2, words.length / 3)) : undefined
}

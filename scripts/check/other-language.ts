import { type Locale, type Localized, locales, localize } from '../../site/locales.ts'
import { languageName, say, shorten } from '../content/problem.ts'
import type { Written } from '../content/text.ts'
import type { EntryRule } from './rule.ts'

const commonest: Record<Locale, string> = {
  nl: 'de het een en van te dat die niet op aan met als voor er maar om zijn dan ze wat je bij nog naar wordt worden ook uit heeft deze dit kan moet hoe waar geen wij jouw je jullie onze ons elke alle alleen omdat zonder tussen iemand niemand iets niets hebben doen gaat komt staat krijgt daarna vaak eerst zelf welke kost',
  en: 'the and to that it for on with as by this have from are not but what your you their can which will has more if they how where these when there do does every each because nobody somebody nothing our all only about into than then through without would should could them who most does get gets',
}

/** Language of each common word. Words common in two languages are left out. */
const languageOfWord = new Map<string, Locale>()
for (const locale of locales)
  for (const word of commonest[locale].split(' '))
    if (!locales.some((other) => other !== locale && commonest[other].split(' ').includes(word)))
      languageOfWord.set(word, locale)

const quotation = {
  en: '"%1" is %2. Translate it, or leave it where it is a quotation.',
  nl: '"%1" is %2. Vertaal het, of laat het staan als het een citaat is.',
}
const wholeText = {
  en: 'This text is %1, and the file is of the %2 site. Translate it.',
  nl: 'Deze tekst is %1, en het bestand hoort bij de site in het %2. Vertaal de tekst.',
}

export const otherLanguage: EntryRule = {
  id: 'other-language',
  says: [quotation, wholeText],
  why: {
    en: 'A text in the wrong language was most likely not translated.',
    nl: 'Een tekst in de verkeerde taal is waarschijnlijk niet vertaald.',
  },
  example: {
    wrong: 'This is a text that they will have to translate for us.',
    right: 'Dit is een tekst die nog vertaald moet worden.',
  },
  check({ outline, fieldTexts, locale }) {
    const [first] = outline.paragraphs
    const paragraphs = outline.paragraphs.map(count)
    const all = localize((one) => paragraphs.reduce((total, { common }) => total + common[one], 0))
    const whole = languageOf(all, locale, 15)
    const parts = [...fieldTexts.map(count), ...(whole ? [] : [...paragraphs, ...outline.headings.map(count)])]
    const quoted = parts.flatMap(({ text, line, column, words, common }) => {
      // A short text needs two words of the other language, and at least one in three.
      const least = words <= 9 ? Math.max(2, words / 3) : 4
      const other = languageOf(common, locale, least)
      if (!other) return []
      return [{ line, column, message: say(quotation, shorten(text), languageName(other)), isAdvice: true }]
    })
    if (!first || !whole) return quoted
    const message = say(wholeText, languageName(whole), languageName(locale))
    return [{ line: first.line, column: first.column, message }, ...quoted]
  },
}

interface Counted extends Written {
  words: number
  common: Localized<number>
}

function count({ text, line, column }: Written): Counted {
  const words = text.toLowerCase().match(/[^\s.,:;!?()"“”]+/g) ?? []
  const common = localize(() => 0)
  for (const word of words) {
    const locale = languageOfWord.get(word)
    if (locale) common[locale]++
  }
  return { text, line, column, words: words.length, common }
}

function languageOf(common: Localized<number>, own: Locale, least: number): Locale | undefined {
  return locales.find((locale) => locale !== own && common[locale] >= Math.max(least, 3 * common[own] + 1))
}

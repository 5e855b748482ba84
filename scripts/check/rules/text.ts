import { type Locale, type Localized, locales, localize } from '../../../site/locales.ts'
import { languageName, matchesIn, positionAt, type SourceText, say, shorten } from '../../content/problem.ts'
import { templates } from '../../content/templates.ts'
import type { DocumentRule } from '../rule.ts'

/** Matches open notes: XX euro, [bedrag invullen], ???, @Piet: klopt dit? */
const note =
  /\b(?:[Tt][Oo][Dd][Oo]|FIXME|[Ff]ixme|TBD|[Tt]bd|XX+|xxx+)\b|\blorem ipsum\b|\?{3,}|(?<![\p{L}\p{N}.])@\p{Lu}\p{L}+:|\[[^[\]\n]*\b(?:invullen|aanvullen|toevoegen|navragen|controleren|bedrag|fill in|insert|amount)\b[^[\]\n]*\](?![[(:])/gu

const possibleNote = /TODO|FIXME|TBD|XX|xxx|lorem|\?{3}|[@[]/i

const leftNote = {
  en: '"%1" looks like a note that was left. Write what is to stand here, or take it out.',
  nl: '"%1" lijkt een notitie die is blijven staan. Schrijf wat hier hoort te staan, of laat het weg.',
}

export const noteLeft: DocumentRule = {
  id: 'note-left',
  docs: {
    messages: [leftNote],
    why: { en: 'A note to yourself is not for visitors.', nl: 'Een notitie aan jezelf is niet voor bezoekers.' },
    example: { wrong: 'TODO: nog een voorbeeld.', right: 'Een voorbeeld is een webshop.' },
  },
  check({ document: { outline, fieldTexts }, report }) {
    // Prefilter: most texts have no match.
    const texts = [...outline.texts, ...fieldTexts].filter(({ text }) => possibleNote.test(text))
    for (const { written, position } of matchesIn<SourceText>(texts, note))
      report({ position, message: say(leftNote, written), isAdvice: true })
  },
}

const leftOutline = {
  en: '"%1" is still the outline of npm run new. Write your own.',
  nl: '"%1" is nog de opzet van npm run new. Schrijf je eigen tekst.',
  desk: {
    en: '"%1" is still the outline of a new text. Write your own.',
    nl: '"%1" is nog de opzet van een nieuwe tekst. Schrijf je eigen tekst.',
  },
}

export const outlineLeft: DocumentRule = {
  id: 'outline-left',
  docs: {
    messages: [leftOutline],
    why: {
      en: 'A new text begins with sentences that ask for your own.',
      nl: 'Een nieuwe tekst begint met zinnen die om je eigen tekst vragen.',
    },
    example: { wrong: '## De situatie\n\nTekst.', right: '## Wat er misging\n\nTekst.' },
  },
  check({ document: { fields, outline, fieldTexts, locale }, report }) {
    if (fields.draft === true) return
    const { button: _, invitation: __, situation: ___, solution: ____, ...asked } = templates[locale]
    for (const written of [...outline.texts, ...fieldTexts])
      for (const text of Object.values(asked)) {
        if (text === asked.keyword ? written.text !== text : !written.text.includes(text)) continue
        const position = positionAt(written, written.text.indexOf(text))
        report({ position, message: say(leftOutline, shorten(text)) })
      }
  },
}

const invisible = {
  en: 'An invisible character stands here: %1. Take it out.',
  nl: 'Hier staat een onzichtbaar teken: %1. Laat het weg.',
}

// A joiner (\u200d) combines several emoji, and the marks \u200e and \u200f are for right-to-left languages.
const invisibleCharacters = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const invisibleCharacter: DocumentRule = {
  id: 'invisible-character',
  docs: {
    messages: [invisible],
    why: {
      en: 'Nobody sees these characters, but they hide words from search and can reorder a text.',
      nl: 'Niemand ziet deze tekens, maar ze verbergen woorden voor het zoeken en kunnen een tekst omdraaien.',
    },
    example: { wrong: 'Auto\u200bmatisch.', right: 'Automatisch.' },
  },
  check({ document: { lines }, report }) {
    for (const { written, position } of matchesIn(
      [{ text: lines.join('\n'), line: 1, column: 1 }],
      invisibleCharacters,
    )) {
      const code = `U+${written.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      // Word and PDF end lines with \v and \f: without a space, adjacent words would merge.
      const expected = /[\v\f\u0085]/.test(written) ? ' ' : ''
      report({ position, message: say(invisible, code), fix: { actual: written, expected } })
    }
  },
}

const commonWords: Record<Locale, string> = {
  nl: 'de het een en van te dat die niet op aan met als voor er maar om zijn dan ze wat je bij nog naar wordt worden ook uit heeft deze dit kan moet hoe waar geen wij jouw je jullie onze ons elke alle alleen omdat zonder tussen iemand niemand iets niets hebben doen gaat komt staat krijgt daarna vaak eerst zelf welke kost',
  en: 'the and to that it for on with as by this have from are not but what your you their can which will has more if they how where these when there do does every each because nobody somebody nothing our all only about into than then through without would should could them who most does get gets',
}

/** Language of each common word. Words common in two languages are left out. */
const languageOfWord = new Map<string, Locale>()
for (const locale of locales)
  for (const word of commonWords[locale].split(' '))
    if (!locales.some((other) => other !== locale && commonWords[other].split(' ').includes(word)))
      languageOfWord.set(word, locale)

const quotation = {
  en: '"%1" is %2. Translate it, or leave it where it is a quotation.',
  nl: '"%1" is %2. Vertaal het, of laat het staan als het een citaat is.',
}
const wholeText = {
  en: 'This text is %1, and the file is of the %2 site. Translate it.',
  nl: 'Deze tekst is %1, en het bestand hoort bij de site in het %2. Vertaal de tekst.',
}

export const otherLanguage: DocumentRule = {
  id: 'other-language',
  docs: {
    messages: [quotation, wholeText],
    why: {
      en: 'A text in the wrong language was most likely not translated.',
      nl: 'Een tekst in de verkeerde taal is waarschijnlijk niet vertaald.',
    },
    example: {
      wrong: 'This is a text that they will have to translate for us.',
      right: 'Dit is een tekst die nog vertaald moet worden.',
    },
  },
  check({ document: { outline, fieldTexts, locale }, report }) {
    const paragraphs = outline.paragraphs.map(countWords)
    const all = localize((one) => paragraphs.reduce((total, { common }) => total + common[one], 0))
    const whole = languageOf(all, locale, 15)
    const parts = [
      ...fieldTexts.map(countWords),
      ...(whole ? [] : [...paragraphs, ...outline.headings.map(countWords)]),
    ]
    if (whole) report({ position: paragraphs[0], message: say(wholeText, languageName(whole), languageName(locale)) })
    for (const { words, common, ...part } of parts) {
      // A short text needs two words of the other language, and at least one in three.
      const least = words <= 9 ? Math.max(2, words / 3) : 4
      const other = languageOf(common, locale, least)
      if (!other) continue
      const message = say(quotation, shorten(part.text), languageName(other))
      report({ position: part, message, isAdvice: true })
    }
  },
}

interface CountedText extends SourceText {
  words: number
  common: Localized<number>
}

function countWords({ text, line, column }: SourceText): CountedText {
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

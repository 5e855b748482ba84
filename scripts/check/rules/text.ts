import { type Locale, locales, localize, untranslatedFields } from '../../../site/locales.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { languageName, matchesIn, positionAt, type SourceText, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import type { AgreedTerms } from '../../content/schema/entries.ts'
import { agreedTermsFile } from '../../content/source.ts'
import { templates } from '../../content/templates.ts'
import { memoize } from '../../lib/cache.ts'
import { admonition } from './markup-patterns.ts'

const note =
  /(?<!x-)\b(?:TODO|FIXME|TBD|XX+|xxx+)\b(?!\.\w|-x)|(?<=^[ \t>]*)(?:[Tt]o-?[Dd]o|[Ff]ixme|[Tt]bd):(?=\s|$)|\blorem ipsum\b|\?{3,}|(?<![\p{L}\p{N}.])@\p{Lu}\p{L}+:|\[[^[\]\n]*\b(?:invullen|aanvullen|toevoegen|navragen|controleren|bedrag|fill in|insert|amount)\b[^[\]\n]*\](?![[(:])/gmu

const leftNote = {
  en: '"{note}" looks like a forgotten note. Write the text that belongs here, or remove the note.',
  nl: '"{note}" lijkt een vergeten notitie. Schrijf wat hier hoort te staan, of haal de notitie weg.',
}

export const noteLeft: DocumentRule = {
  id: 'note-left',
  docs: {
    messages: [leftNote],
    en: 'A note to yourself is not for visitors.',
    nl: 'Een notitie aan jezelf is niet voor bezoekers.',
    example: { wrong: 'TODO: nog een voorbeeld.', right: 'Een voorbeeld is een webshop.' },
  },
  check({ document: { outline, fieldTexts }, report }) {
    // Skips the ??? of MkDocs blocks, which the rule shown-markup reports.
    for (const { text, match, matchedText, position } of matchesIn<SourceText>([...outline.texts, ...fieldTexts], note))
      if (!matchedText.startsWith('?') || !startsBlock(text.text, match.index))
        report({ position, message: say(leftNote, { note: matchedText }), isAdvice: true })
  },
}

/** Tells whether an MkDocs block begins at an offset. */
const startsBlock = (text: string, offset: number) =>
  /(?:^|\n)[ \t>]*$/.test(text.slice(0, offset)) && text.slice(offset).search(admonition) === 0

const leftOutline = {
  en: '"{text}" is still a placeholder from npm run new. Write your own text.',
  nl: '"{text}" is nog een voorbeeldzin van npm run new. Schrijf je eigen tekst.',
  desk: {
    en: '"{text}" is still a placeholder. Write your own text.',
    nl: '"{text}" is nog een voorbeeldzin. Schrijf je eigen tekst.',
  },
}

export const outlineLeft: DocumentRule = {
  id: 'outline-left',
  docs: {
    messages: [leftOutline],
    en: 'A new text begins with placeholder sentences. Replace them with your own.',
    nl: 'Een nieuwe tekst begint met voorbeeldzinnen. Vervang ze door je eigen tekst.',
    example: { wrong: '## De situatie\n\nTekst.', right: '## Wat er misging\n\nTekst.' },
  },
  check({ document: { fields, outline, fieldTexts, locale }, report }) {
    if (fields.draft === true) return
    const { button: _, invitation: __, situation: ___, solution: ____, ...placeholders } = templates[locale]
    const sentences = Object.values(placeholders)
    for (const source of [...outline.texts, ...fieldTexts])
      for (const text of sentences) {
        if (!source.text.includes(text)) continue
        const position = positionAt(source, source.text.indexOf(text))
        report({ position, message: say(leftOutline, { text: shorten(text) }) })
      }
  },
}

const invisible = {
  en: 'There is an invisible character here: {code}. Remove it.',
  nl: 'Hier staat een onzichtbaar teken: {code}. Haal het weg.',
}

const invisibleAfterSpaces = {
  en: 'There is an invisible character here: {code}. Remove it, and the spaces before it.',
  nl: 'Hier staat een onzichtbaar teken: {code}. Haal het weg, en ook de spaties ervoor.',
}

const spaceInstead = {
  en: 'There is an invisible character, {code}, between "{before}" and "{behind}". Write a space instead.',
  nl: 'Er staat een onzichtbaar teken, {code}, tussen "{before}" en "{behind}". Schrijf daar een spatie.',
}

const terminalCode = {
  en: 'There is an invisible character here, U+001B, and the terminal code "{code}" after it is shown. Remove both.',
  nl: 'Hier staat een onzichtbaar teken, U+001B, en de terminalcode "{code}" erachter wordt wel getoond. Haal beide weg.',
}

// Excludes the marks \u200e and \u200f of right-to-left languages. The joiner \u200d and the selector
// \ufe0f are part of emoji, but do nothing at the start of a line or after a space or an ordinary letter.
const invisibleCharacters =
  /(?![\t\n\r])\p{Cc}(?:\[[\d;?=<>]*[a-zA-Z])?|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![^\s\p{Script=Latin}])[\u200d\ufe0e\ufe0f]/gu

export const invisibleCharacter: DocumentRule = {
  id: 'invisible-character',
  docs: {
    messages: [invisible, invisibleAfterSpaces, spaceInstead, terminalCode],
    en: 'These characters are invisible, but they hide words from search and can reorder a text.',
    nl: 'Deze tekens zijn onzichtbaar, maar ze verbergen woorden voor de zoekfunctie en kunnen de volgorde van een tekst veranderen.',
    example: { wrong: 'Auto\u200bmatisch.', right: 'Automatisch.' },
  },
  check({ document: { lines }, report }) {
    const text = { text: lines.join('\n'), line: 1, column: 1 }
    for (const { matchedText, position } of matchesIn([text], invisibleCharacters)) {
      if (matchedText.length > 2) {
        const message = say(terminalCode, { code: matchedText.slice(1) })
        report({ position, message, fix: { actual: matchedText, expected: '' } })
        continue
      }
      const code = `U+${matchedText.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      // Word and PDF end lines with \v and \f: without a space, adjacent words would merge.
      const expected = /[\v\f\u0085]/.test(matchedText) ? ' ' : ''
      // Without the character, the line's leading spaces would look like code.
      const line = lines[position.line - 1] ?? ''
      const [spaces = ''] = /^(?: {4,}|[ ]*\t[ \t]*)$/.exec(line.slice(0, position.column - 1)) ?? []
      if (spaces && expected === '' && line.length > position.column) {
        const fix = { at: { line: position.line, column: 1 }, actual: spaces + matchedText, expected: '' }
        report({ position, message: say(invisibleAfterSpaces, { code }), fix })
      } else if (
        expected &&
        /\S$/.test(line.slice(0, position.column - 1)) &&
        /^\S/.test(line.slice(position.column))
      ) {
        const [before = ''] = /\S+$/.exec(line.slice(0, position.column - 1)) ?? []
        const [behind = ''] = /^\S+/.exec(line.slice(position.column)) ?? []
        report({
          position,
          message: say(spaceInstead, { code, before, behind }),
          fix: { actual: matchedText, expected },
        })
      } else report({ position, message: say(invisible, { code }), fix: { actual: matchedText, expected } })
    }
  },
}

/** Frequent words in each language that the other language lacks. */
const commonWords: Record<Locale, string> = {
  nl: 'de het een en van te dat die niet op aan met als voor er maar om zijn dan ze wat je bij nog naar wordt worden ook uit heeft deze dit kan moet hoe waar geen wij jouw jullie onze ons elke alle alleen omdat zonder tussen iemand niemand iets niets hebben doen gaat komt staat krijgt daarna vaak eerst zelf welke kost',
  en: 'the and to that it for on with as by this have from are not but what your you their can which will has more if they how where these when there do does every each because nobody somebody nothing our all only about into than then through without would should could them who most get gets',
}

const edge = '[\\s.,:;!?()"“”]'
// Also matches the character before a word, because a lookbehind would be slower.
const commonWord = localize(
  (locale) => new RegExp(`(?:^|${edge})(?:${commonWords[locale].replaceAll(' ', '|')})(?=$|${edge})`, 'gi'),
)

const quotation = {
  en: '"{text}" is not {language}. Translate it, or keep it if it is a quotation.',
  nl: '"{text}" is geen {language}. Vertaal het, of laat het staan als het een citaat is.',
}
const wholeText = {
  en: 'This text is not {language}, but the file belongs to the {language} site. Translate it.',
  nl: 'Deze tekst is geen {language}, maar het bestand hoort bij de site in het {language}. Vertaal de tekst.',
}

export const otherLanguage: DocumentRule = {
  id: 'other-language',
  docs: {
    messages: [quotation, wholeText],
    en: 'A text in the wrong language was most likely not translated.',
    nl: 'Een tekst in de verkeerde taal is waarschijnlijk niet vertaald.',
    example: {
      wrong: 'This is a text that they will have to translate for us.',
      right: 'Dit is een tekst die nog vertaald moet worden.',
    },
  },
  check({ document: { outline, fieldTexts, locale }, report }) {
    const { paragraphs, headings } = outline
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
    const isTwin = isOther(text, locale, 15)
    const whole = isTwin || isForeign(text, locale)
    const language = languageName(locale)
    // A text with many names and numbers can also seem to be in a third language, so this problem is only advice.
    const isAdvice = isTwin ? undefined : true
    if (whole) report({ position: paragraphs[0], message: say(wholeText, { language }), isAdvice })
    for (const part of [...fieldTexts, ...(whole ? [] : [...paragraphs, ...headings])])
      if (isOther(part.text, locale))
        report({ position: part, message: say(quotation, { text: shorten(part.text), language }), isAdvice: true })
  },
}

const wordEdge = new RegExp(edge)

const countCommon = (text: string, locale: Locale) => text.match(commonWord[locale])?.length ?? 0
const wordsIn = (text: string) => text.split(wordEdge).filter(Boolean)

/**
 * Tells whether a long text is in a third language. In our own texts, at least one word in twenty is in `commonWords`,
 * so the limit of one in forty is safe.
 */
function isForeign(text: string, own: Locale): boolean {
  const common = countCommon(text, own)
  // Prefilter: a word takes at least two characters.
  if (common >= text.length / 2 / 40) return false
  const count = wordsIn(text).filter((word) => /^\p{L}+$/u.test(word)).length
  return count >= 100 && common < count / 40
}

/** Tells whether a text has few common words of its own language, and at least `minimum` of another language. */
function isOther(text: string, own: Locale, minimum = 2): boolean {
  return locales.some((other) => {
    const count = other === own ? 0 : countCommon(text, other)
    if (count < minimum || count <= 3 * countCommon(text, own)) return false
    // Requires four matches, or one word in three if the text has fewer than twelve words.
    return count >= 4 || count >= wordsIn(text).length / 3
  })
}

/** Returns the lines of paragraphs in the other language. Our own terms do not apply to them. */
function linesInOtherLanguage({ outline, locale }: ParsedDocument): ReadonlySet<number> {
  const lines = outline.paragraphs
    .filter(({ text }) => isOther(text, locale))
    .flatMap(({ line, source }) => source.text.split('\n').map((_, index) => line + index))
  return new Set(lines)
}

const otherTerm = {
  en: 'Write "{use}" instead of "{term}", unless you mean something else: see {file}.',
  nl: 'Schrijf "{use}" in plaats van "{term}", tenzij je iets anders bedoelt: zie {file}.',
}

/** Parts that the rule skips: keywords, untranslated fields, names of assumed facts, code, URLs, ids and facts. */
const hidden = [
  new RegExp(`^(?:keywords|${untranslatedFields}):.*$`, 'gm'),
  /^assumes:.*(?:\n +.*)*/gm,
  /```[\s\S]*?```|`[^`\n]*`/g,
  /\]\([^)\n]*\)|\[#[^\]\n]*\]|<https?:[^>\n]*>|https?:\S+|\{[^}\n]*\}/g,
]

export const agreedTerm: DocumentRule = {
  id: 'agreed-term',
  docs: {
    messages: [otherTerm],
    en: 'The site uses one word for each thing: content/terms.yaml lists those words.',
    nl: 'De site gebruikt voor elk begrip één woord: die woorden staan in content/terms.yaml.',
    example: { wrong: 'Uw mailadres.', right: 'Uw e-mailadres.' },
  },
  check({ document, agreedTerms, report }) {
    const { uses, pattern } = readAgreedTerms(agreedTerms)
    const text = document.lines.join('\n')
    if (text.search(pattern) < 0) return
    // Replaces hidden text with spaces, to keep all positions.
    const hide = (text: string, part: RegExp) => text.replace(part, (match) => match.replace(/[^\n]/g, ' '))
    const visibleText = { text: hidden.reduce(hide, text), line: 1, column: 1 }
    const foreignLines = linesInOtherLanguage(document)
    for (const { matchedText, position } of matchesIn([visibleText], pattern)) {
      if (foreignLines.has(position.line)) continue
      const use = uses.get(matchedText.toLowerCase()) ?? ''
      report({ position, message: say(otherTerm, { term: matchedText, use, file: agreedTermsFile }), isAdvice: true })
    }
  },
}

const readAgreedTerms = memoize((agreedTerms: AgreedTerms) => {
  const uses = new Map(agreedTerms.flatMap(({ use, not }) => not.map((word) => [word.toLowerCase(), use] as const)))
  // Longest first, so that a phrase matches before a word in it. Without terms, (?!) matches nothing.
  const either = [...uses.keys()].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  return { uses, pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${either})(?![\\p{L}\\d]|-\\p{L})`, 'giu') }
}, new WeakMap())

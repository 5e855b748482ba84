import { matchesIn } from '../../content/read/places.ts'
import { memoize } from '../../lib/memoize.ts'
import { type Message, say } from '../message.ts'
import { type Place, shorten } from '../problem.ts'
import type { Draft, EntryRule } from '../rule.ts'

/** What makes markup of a sign, by its kind: a group of the patterns below. */
const cures = {
  around: {
    en: 'Write it directly before and directly after the words, or \\ before it for the sign itself.',
    nl: 'Schrijf het direct voor en direct na de woorden, of \\ ervoor voor het teken zelf.',
  },
  link: {
    en: 'Write [words](/address), without a space or a line end in the address, or \\ before it for the sign itself.',
    nl: 'Schrijf [woorden](/adres), zonder spatie of nieuwe regel in het adres, of \\ ervoor voor het teken zelf.',
  },
  heading: {
    en: 'Write ## and an ordinary space at the beginning of the line.',
    nl: 'Schrijf ## en een gewone spatie aan het begin van de regel.',
  },
  list: {
    en: 'Write - or 1. and an ordinary space at the beginning of the line.',
    nl: 'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
  },
  table: {
    en: 'Write | --- | with as many cells below the first row, and leave no line empty between rows.',
    nl: 'Schrijf | --- | met evenveel cellen onder de eerste rij, en laat tussen de rijen geen regel leeg.',
  },
  plain: {
    en: 'This is plain text: write the words, or the character itself.',
    nl: 'Dit is gewone tekst: schrijf de woorden, of het teken zelf.',
  },
} satisfies Record<string, Message>

interface Sign {
  kind: keyof typeof cures
  written: string
  place: Place
}

/** Signs of markup. In a text of the parser they became nothing. */
const signs = new RegExp(
  [
    // Meant as they stand: what follows a backslash, and an address.
    /\\[!-/:-@[-`{-~]|(?:https?:\/\/|www\.)[^\s<>]*/u,
    /(?<around>`+|(?<!\*)\*{2,3}(?!\*)|(?<![\p{L}\p{N}_])__(?!_)|(?<![\p{L}\p{N}*_/])[*_](?=[\p{L}\p{N}{])|~~)/u,
    /(?<link>\](?:[([]|[ \u00a0][([](?=[/#]|https?:|mailto:|tel:))|\[\[|\)\[(?=[/#]|https?:)|\[\^[^\]\s]+\])/u,
    /(?<heading>(?<![\w#&/])#{2,}|\[#[\w-]+\])/u,
    /(?<=^[ \t>]*)(?<list>[•·●◦▪■‣⁃∙\uf0b7\uf0a7]|[-+](?=\p{L})|\d{1,3}[.)](?=\p{L}))/u,
    // Of a table the first row, whether that or the line below it is wrong.
    /(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)(?<table>\|)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gmu',
)

/** Most texts have none of this, and searching for `signs` is slow. */
const possible = /[*_~`[\]#|•·●◦▪■‣⁃∙\uf0b7\uf0a7]|^[ \t>]*(?:[-+]|\d{1,3}[.)])/m

/** Markup in a text that is shown as it stands: words with a sign before and after them, a link, a tag, an entity. */
const plainSigns =
  /(?<plain>(?<![\p{L}\p{N}*_\\])(?<mark>\*\*|__|\*|_|~~|`)(?=\S)[^*_~`\n]+(?<=\S)\k<mark>(?![\p{L}\p{N}*_])|!?\[[^[\]\n]+\]\([^()\n]*\)|<\/?[a-z][\w-]*(?:\s[^<>\n]*)?\/?>|&(?:[a-z]{2,}|#\w+);)/gu

const shown = { en: '%1 is shown as it stands. %2', nl: '%1 wordt getoond zoals het er staat. %2' }

export const shownMarkup: EntryRule = {
  id: 'shown-markup',
  says: [shown],
  why: {
    en: 'Visitors see the signs of markup that is not closed or not allowed there.',
    nl: 'Bezoekers zien de tekens van opmaak die niet is afgesloten of daar niet kan.',
  },
  example: { wrong: 'Dit is **belangrijk.', right: 'Dit is **belangrijk**.' },
  check(draft) {
    return signsIn(draft).map(({ kind, written, place }) => {
      return { ...place, message: say(shown, shorten(written), cures[kind]) }
    })
  },
}

/** Whether a line is meant as a heading and is none: then the headings of the text are not known. */
export function lacksHeading(draft: Draft): boolean {
  return signsIn(draft).some(({ kind }) => kind === 'heading')
}

const signsIn = memoize(({ outline, fieldTexts, lines }: Draft): Sign[] => {
  const headings = new Set(outline.headings.map(({ line }) => line))
  const texts = outline.texts.filter(({ text, isProperty }) => !isProperty && possible.test(text))
  const properties = outline.texts.filter(({ isProperty }) => isProperty)
  const matches = [
    ...matchesIn(texts, signs),
    ...matchesIn(fieldTexts, plainSigns),
    // In a property an entity is read as a character.
    ...matchesIn(properties, plainSigns).filter(({ written }) => !written.startsWith('&')),
  ]
  // Signs of one kind on a line are mended together.
  const first = new Map<string, Sign>()
  for (const { text, match, written, place } of matches) {
    const kind = (Object.keys(cures) as Sign['kind'][]).find((name) => match.groups?.[name] !== undefined)
    const line = lines[place.line - 1] ?? ''
    const before = line.slice(0, place.column - 1)
    const isInside = (kind === 'list' || kind === 'table') && !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)
    const isAnchor = written.startsWith('[#') && headings.has(place.line) && line.trimEnd().endsWith(written)
    // A backslash before the first of two is meant for both.
    const isMeant = text.text.includes(`\\${written.startsWith(']') ? '[' : written.charAt(0)}`)
    const key = `${kind} ${place.line}`
    if (kind && !isInside && !isAnchor && !isMeant && !first.has(key)) first.set(key, { kind, written, place })
  }
  return [...first.values()]
}, new WeakMap())

const openFence = {
  en: 'The block of code that begins with "%1" is not closed. Write %2 on a line of its own after it.',
  nl: 'Het blok code dat begint met "%1" is niet gesloten. Schrijf %2 op een eigen regel erachter.',
}

export const codeClosed: EntryRule = {
  id: 'code-closed',
  says: [openFence],
  why: {
    en: 'A block of code that is not closed swallows the rest of the text.',
    nl: 'Een blok code dat niet is gesloten, slokt de rest van de tekst op.',
  },
  example: { wrong: '```\nnpm start', right: '```\nnpm start\n```' },
  url: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  check({ outline }) {
    return outline.code.flatMap(({ text, line, column }) => {
      const [, fence = ''] = /^(`{3,}|~{3,})/.exec(text) ?? []
      const [first = '', ...rest] = text.split('\n')
      // In a quote or a list the closing line has the signs of that before it.
      const [, last = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? '') ?? []
      if (fence === '' || last.startsWith(fence)) return []
      return [{ line, column, message: say(openFence, first.slice(0, 40), fence) }]
    })
  },
}

import { type Position, say, shorten } from '../../content/problem.ts'
import { matchesIn } from '../../content/text.ts'
import { memoize } from '../../lib/cache.ts'
import type { Draft, EntryRule } from '../rule.ts'
import { signs } from './signs.ts'

type Kind = keyof typeof signs

const kinds = Object.keys(signs) as Kind[]

const shown = { en: '%1 is shown as it stands. %2', nl: '%1 wordt getoond zoals het er staat. %2' }

export const shownMarkup: EntryRule = {
  id: 'shown-markup',
  says: [shown],
  why: {
    en: 'Visitors see the signs of markup that is not closed, not allowed there, or of another system.',
    nl: 'Bezoekers zien de tekens van opmaak die niet is afgesloten, daar niet kan, of van een ander systeem is.',
  },
  example: { wrong: 'Dit is **belangrijk.', right: 'Dit is **belangrijk**.' },
  check(draft) {
    return signsIn(draft).map(({ kind, written, place }) => {
      const { cure, ...rest } = signs[kind]
      const isAdvice = 'isAdvice' in rest
      return { ...place, message: say(shown, shorten(written.trim()), cure), ...(isAdvice && { isAdvice }) }
    })
  },
}

/** Tells whether heading markup is missing or unintended, so that the headings of the text are unreliable. */
export function lacksHeading(draft: Draft): boolean {
  const isUnderlined = draft.outline.headings.some((heading) => heading.isUnderlined)
  return isUnderlined || signsIn(draft).some(({ kind }) => kind === 'heading')
}

/** Combines the patterns of a kind of text, each in a named group. `meant` matches legitimate uses. */
function patternOf(place: 'text' | 'paragraph' | 'field', ...meant: string[]): RegExp {
  const own = kinds.filter((kind) => signs[kind].in === place)
  return new RegExp([...meant, ...own.map((kind) => `(?<${kind}>${signs[kind].pattern.source})`)].join('|'), 'gmu')
}

const [inText, inParagraph, inField] = [
  // Skips escaped characters and URLs.
  patternOf('text', '\\\\[!-/:-@[-`{-~]', '(?:https?:\\/\\/|www\\.)[^\\s<>]*'),
  patternOf('paragraph'),
  patternOf('field'),
]

/** Prefilter: most texts have no match, and the full search is slow. */
const possible = /[*_~`[\]#|^•·●◦▪■‣⁃∙\uf0b7\uf0a7]|:[:a-z+-]|==|%%|\+\+|\\$|^[ \t>]*(?:!!!|\?\?\?|[-+]|\d{1,3}[.)])/m

const signsIn = memoize(({ outline, fieldTexts, lines }: Draft) => {
  const headings = new Set(outline.headings.map(({ line }) => line))
  const texts = outline.texts.filter(({ text, isProperty }) => !isProperty && possible.test(text))
  const properties = outline.texts.filter(({ isProperty }) => isProperty)
  const matches = [
    ...matchesIn(texts, inText),
    ...outline.paragraphs.flatMap((paragraph) => matchesIn([paragraph.written], inParagraph).slice(0, 1)),
    ...matchesIn(fieldTexts, inField),
    // Entities in a property are decoded.
    ...matchesIn(properties, inField).filter(({ written }) => !written.startsWith('&')),
  ]
  const first = new Map<string, { kind: Kind; written: string; place: Position }>()
  for (const { text, match, written, place } of matches) {
    const kind = kinds.find((name) => match.groups?.[name] !== undefined)
    const line = lines[place.line - 1] ?? ''
    const before = line.slice(0, place.column - 1)
    const isInside = kind && startsLine.has(kind) && !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)
    const isAnchor = written.startsWith('[#') && headings.has(place.line) && line.trimEnd().endsWith(written)
    // A backslash before the first of two characters is meant for both.
    const isMeant = text.text.includes(`\\${written.startsWith(']') ? '[' : written.charAt(0)}`)
    const key = `${kind} ${place.line}${kind && ofLine.has(kind) ? '' : `:${place.column}`}`
    if (kind === 'list' && first.has(`item ${place.line}:${place.column}`)) continue
    if (kind && !isInside && !isAnchor && !isMeant && !first.has(key)) first.set(key, { kind, written, place })
  }
  return [...first.values()]
}, new WeakMap())

/** Kinds whose matches on one line are fixed together. */
const ofLine: ReadonlySet<Kind> = new Set(['around', 'heading', 'plain', 'table'])

/** Kinds that match only at the start of a line of the file. */
const startsLine: ReadonlySet<Kind> = new Set(['contents', 'callout', 'item', 'table', 'task'])

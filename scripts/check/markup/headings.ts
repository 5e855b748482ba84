import { withoutAnchor } from '../../content/compile/headings.ts'
import type { Written } from '../../content/read/places.ts'
import type { Draft, Finding } from '../rule.ts'

/** A short line in bold that stands alone looks like a heading, and is none to search, to a screen reader and in the outline. */
export function headingBold({ outline }: Draft): Finding[] {
  return outline.paragraphs
    .filter(({ isBold, text }) => isBold && text.length <= 60 && !/[.!?:…]$/.test(text) && !text.includes('\n'))
    .map(({ text, line, column }) => {
      const message = {
        en: '"%1" looks like a heading and is none. Write ## %2, or go on on that line.',
        nl: '"%1" lijkt een kop en is er geen. Schrijf ## %2, of ga door op die regel.',
        values: [text, text],
      }
      return { line, column, message, isAdvice: true }
    })
}

/** A heading says something. */
export function headingEmpty({ outline }: Draft): Finding[] {
  return outline.headings
    .filter(({ text }) => withoutAnchor(text) === '')
    .map((heading) => ({
      ...heading,
      message: {
        en: 'This heading is empty. Write its words, or leave it out.',
        nl: 'Deze kop is leeg. Schrijf de woorden, of laat hem weg.',
      },
    }))
}

/**
 * Headings make an outline: the page's own heading is its title, so those of a text begin with ##, and none skips a
 * level. https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function headingOrder({ outline }: Draft): Finding[] {
  let above = 1
  return outline.headings.flatMap(({ depth, mark, line, column }) => {
    const limit = above + 1
    // What follows a heading of the page is judged as it will be when that has become one of the text.
    above = Math.max(depth, 2)
    if (depth === 1) return [{ line, column, ...asOfText(mark) }]
    if (depth <= limit) return []
    const right = '#'.repeat(limit)
    const message = {
      en: 'This heading has %1 # and the one above it has %2. Write %3.',
      nl: 'Deze kop heeft %1 # en de kop erboven %2. Schrijf %3.',
      values: [depth, limit - 1, right],
    }
    return [
      {
        line,
        column,
        message:
          limit === 2
            ? {
                en: 'The first heading has %1 #. Write ##.',
                nl: 'De eerste kop heeft %1 #. Schrijf ##.',
                values: [depth],
              }
            : message,
      },
    ]
  })
}

/** A heading is one of the text by two # before it. A line of = below a text can be there by accident. */
function asOfText({ text, ...place }: Written): Pick<Finding, 'message' | 'fix'> {
  if (text.startsWith('='))
    return {
      message: {
        en: 'A heading above a line of = is that of the page, which title gives. Write ## before it.',
        nl: 'Een kop boven een regel = is die van de pagina, en die komt uit title. Schrijf er ## voor.',
      },
    }
  const message = {
    en: 'A heading with one # is that of the page, which title gives. Write ##.',
    nl: 'Een kop met één # is die van de pagina, en die komt uit title. Schrijf ##.',
  }
  return { message, fix: { ...place, from: text, to: `#${text}` } }
}

/** Two headings next to each other in the outline say different things: a reader chooses between them. */
export function headingRepeated({ outline, collection }: Draft): Finding[] {
  const first = new Map<string, number>()
  const parents: string[] = []
  return outline.headings.flatMap(({ text, line, column, ...heading }) => {
    // One of the first level is to become one of the second.
    const depth = Math.max(heading.depth, 2)
    const words = withoutAnchor(text)
    parents.length = depth
    const key = [...parents.slice(0, depth), depth, words.toLowerCase()].join('\n')
    parents[depth] = words
    const other = first.get(key)
    // The rule on questions says this of the FAQ.
    if (words === '' || (other !== undefined && collection === 'faq' && depth === 2)) return []
    if (other === undefined) {
      first.set(key, line)
      return []
    }
    return [
      {
        line,
        column,
        message: {
          en: 'The heading "%1" stands on line %2 already. Write other words.',
          nl: 'De kop "%1" staat al op regel %2. Schrijf andere woorden.',
          values: [words, other],
        },
      },
    ]
  })
}

/**
 * A question has an answer; below a heading of another text stands something too. Empty are headings directly above the
 * end or another of the same level or a higher one. In a draft they can wait.
 */
export function sectionEmpty({ outline, fields, collection }: Draft): Finding[] {
  if (fields.draft === true) return []
  return outline.blocks.flatMap(({ heading, line, column }, index) => {
    const words = heading && withoutAnchor(heading.text)
    const next = outline.blocks[index + 1]
    const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
    if (!words || !isEmpty) return []
    const isAdvice = collection !== 'faq'
    const message = isAdvice
      ? {
          en: 'Below the heading "%1" stands nothing. Write its text, or leave the heading out.',
          nl: 'Onder de kop "%1" staat niets. Schrijf de tekst ervan, of laat de kop weg.',
          values: [words],
        }
      : {
          en: 'The question "%1" has no answer. Write it below, or leave the question out.',
          nl: 'De vraag "%1" heeft geen antwoord. Schrijf het eronder, of laat de vraag weg.',
          values: [words],
        }
    return [{ line, column, message, isAdvice }]
  })
}

import { withoutAnchor } from '../../content/compile/headings.ts'
import type { Written } from '../../content/read/places.ts'
import { say } from '../message.ts'
import type { EntryRule, Finding } from '../rule.ts'

const bold = {
  en: '"%1" looks like a heading and is none. Write ## %2, or go on on that line.',
  nl: '"%1" lijkt een kop en is er geen. Schrijf ## %2, of ga door op die regel.',
}

export const headingBold: EntryRule = {
  id: 'heading-bold',
  says: [bold],
  why: {
    en: 'Search, screen readers and the outline know headings by ##, not by bold.',
    nl: 'Zoeken, schermlezers en de inhoudsopgave herkennen koppen aan ##, niet aan vet.',
  },
  example: { wrong: '**Kosten**\n\nTekst.', right: '## Kosten\n\nTekst.' },
  check({ outline }) {
    return outline.paragraphs
      .filter(({ isBold, text }) => isBold && text.length <= 60 && !/[.!?:…]$/.test(text) && !text.includes('\n'))
      .map(({ text, line, column }) => {
        return { line, column, message: say(bold, text, text), isAdvice: true }
      })
  },
}

const empty = {
  en: 'This heading is empty. Write its words, or leave it out.',
  nl: 'Deze kop is leeg. Schrijf de woorden, of laat hem weg.',
}

export const headingEmpty: EntryRule = {
  id: 'heading-empty',
  says: [empty],
  why: {
    en: 'A screen reader announces a heading that says nothing.',
    nl: 'Een schermlezer kondigt een kop aan die niets zegt.',
  },
  example: { wrong: '##\n\nTekst.', right: '## Kosten\n\nTekst.' },
  check({ outline }) {
    return outline.headings
      .filter(({ text }) => withoutAnchor(text) === '')
      .map((heading) => ({ ...heading, message: empty }))
  },
}

const underlined = {
  en: 'A heading above a line of = is that of the page, which title gives. Write ## before it.',
  nl: 'Een kop boven een regel = is die van de pagina, en die komt uit title. Schrijf er ## voor.',
}
const pageHeading = {
  en: 'A heading with one # is that of the page, which title gives. Write ##.',
  nl: 'Een kop met één # is die van de pagina, en die komt uit title. Schrijf ##.',
}

const skippedLevel = {
  en: 'This heading has %1 # and the one above it has %2. Write %3.',
  nl: 'Deze kop heeft %1 # en de kop erboven %2. Schrijf %3.',
}
const firstLevel = { en: 'The first heading has %1 #. Write ##.', nl: 'De eerste kop heeft %1 #. Schrijf ##.' }

export const headingOrder: EntryRule = {
  id: 'heading-order',
  says: [skippedLevel, firstLevel, underlined, pageHeading],
  why: {
    en: 'Headings form an outline: ## below the title of the page, ### below that. No level is skipped.',
    nl: 'Koppen vormen een inhoudsopgave: ## onder de titel van de pagina, ### daaronder. Geen niveau wordt overgeslagen.',
  },
  example: { wrong: '### Kosten\n\nTekst.', right: '## Kosten\n\nTekst.' },
  url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  check({ outline }) {
    let above = 1
    return outline.headings.flatMap(({ depth, mark, line, column }) => {
      const limit = above + 1
      // What follows a heading of the page is judged as it will be when that has become one of the text.
      above = Math.max(depth, 2)
      if (depth === 1) return [{ line, column, ...asOfText(mark) }]
      if (depth <= limit) return []
      const right = '#'.repeat(limit)
      const message = say(skippedLevel, depth, limit - 1, right)
      return [{ line, column, message: limit === 2 ? say(firstLevel, depth) : message }]
    })
  },
}

/** A heading is one of the text by two # before it. A line of = below a text can be there by accident. */
function asOfText({ text }: Written): Pick<Finding, 'message' | 'actual' | 'expected'> {
  if (text.startsWith('=')) return { message: underlined }
  return { message: pageHeading, actual: text, expected: `#${text}` }
}

const sameWords = {
  en: 'The heading "%1" stands on line %2 already. Write other words.',
  nl: 'De kop "%1" staat al op regel %2. Schrijf andere woorden.',
}

export const headingRepeated: EntryRule = {
  id: 'heading-repeated',
  says: [sameWords],
  why: {
    en: 'Readers choose between headings in the outline, so each says something else.',
    nl: 'Lezers kiezen in de inhoudsopgave tussen koppen, dus elke kop zegt iets anders.',
  },
  example: { wrong: '## Kosten\n\nA.\n\n## Kosten\n\nB.', right: '## Kosten\n\nA.\n\n## Baten\n\nB.' },
  check({ outline, collection }) {
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
      return [{ line, column, message: say(sameWords, words, other) }]
    })
  },
}

const noText = {
  en: 'Below the heading "%1" stands nothing. Write its text, or leave the heading out.',
  nl: 'Onder de kop "%1" staat niets. Schrijf de tekst ervan, of laat de kop weg.',
}
const noAnswer = {
  en: 'The question "%1" has no answer. Write it below, or leave the question out.',
  nl: 'De vraag "%1" heeft geen antwoord. Schrijf het eronder, of laat de vraag weg.',
}

export const sectionEmpty: EntryRule = {
  id: 'section-empty',
  says: [noText, noAnswer],
  why: {
    en: 'A heading promises a text, and a question an answer.',
    nl: 'Een kop belooft een tekst, en een vraag een antwoord.',
  },
  example: { wrong: '## Kosten', right: '## Kosten\n\nTekst.' },
  check({ outline, fields, collection }) {
    if (fields.draft === true) return []
    return outline.blocks.flatMap(({ heading, line, column }, index) => {
      const words = heading && withoutAnchor(heading.text)
      const next = outline.blocks[index + 1]
      const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
      if (!words || !isEmpty) return []
      const isAdvice = collection !== 'faq'
      const message = isAdvice ? say(noText, words) : say(noAnswer, words)
      return [{ line, column, message, isAdvice }]
    })
  },
}

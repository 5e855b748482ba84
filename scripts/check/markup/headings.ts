import { withoutAnchor } from '../../content/compile/headings.ts'
import { type Message, say } from '../message.ts'
import { shorten } from '../problem.ts'
import type { EntryRule, Finding } from '../rule.ts'

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
const repeatsTitle = {
  en: '"%1" repeats the title, which the page shows above its text. Leave this line out.',
  nl: '"%1" herhaalt de titel, en die toont de pagina boven de tekst. Laat deze regel weg.',
}
const isTitle = {
  en: 'A heading with one # is that of the page. Write title: %1 above the text, and leave this line out.',
  nl: 'Een kop met één # is die van de pagina. Schrijf title: %1 boven de tekst, en laat deze regel weg.',
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
  says: [skippedLevel, firstLevel, underlined, pageHeading, repeatsTitle, isTitle],
  why: {
    en: 'Headings form an outline: ## below the title of the page, ### below that. No level is skipped.',
    nl: 'Koppen vormen een inhoudsopgave: ## onder de titel van de pagina, ### daaronder. Geen niveau wordt overgeslagen.',
  },
  example: { wrong: '### Kosten\n\nTekst.', right: '## Kosten\n\nTekst.' },
  url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  check({ outline, fields, unread, lines }) {
    const title = typeof fields.title === 'string' ? fields.title : undefined
    let above = 1
    return outline.headings.flatMap(({ depth, mark, text, line, column }, index): Finding[] => {
      const at = (message: Message, actual?: string, expected?: string) => [{ line, column, message, actual, expected }]
      const limit = above + 1
      const words = withoutAnchor(text)
      // Both of these lines go: what follows is judged without them.
      if (depth === 1 && title !== undefined && lettersOf(words) === lettersOf(title)) {
        const isLine = mark.startsWith('#') && column === 1
        return at(say(repeatsTitle, shorten(words)), ...(isLine ? [lines[line - 1], ''] : []))
      }
      if (depth === 1 && index === 0 && fields.title === undefined && !unread?.includes('title'))
        return at(say(isTitle, JSON.stringify(words)))
      // What follows a heading of the page is judged as it will be when that has become one of the text.
      above = Math.max(depth, 2)
      // A line of = below a text can be there by accident.
      if (mark.startsWith('=')) return at(underlined)
      // It can repeat a title that is not known yet.
      if (depth === 1) return title === undefined ? at(pageHeading) : at(pageHeading, mark, `#${mark}`)
      if (depth <= limit) return []
      return at(limit === 2 ? say(firstLevel, depth) : say(skippedLevel, depth, limit - 1, '#'.repeat(limit)))
    })
  },
}

/** The letters and digits of a text, by which two are the same words. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
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

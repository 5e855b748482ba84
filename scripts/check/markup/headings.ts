import { withoutAnchor } from '../../content/mdx/headings.ts'
import { type Message, say, shorten } from '../../content/problem.ts'
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
  en: 'The line "%1" makes a heading of "%2". Write ## before the words for a heading, or leave a line empty between them and --- for a rule.',
  nl: 'De regel "%1" maakt een kop van "%2". Schrijf ## voor de woorden voor een kop, of laat een regel leeg tussen de woorden en --- voor een lijn.',
}

export const headingUnderlined: EntryRule = {
  id: 'heading-underlined',
  says: [underlined],
  why: {
    en: 'A line of - or = directly below a paragraph makes a heading of all of it, mostly by accident.',
    nl: 'Een regel met - of = direct onder een alinea maakt van die hele alinea een kop, meestal per ongeluk.',
  },
  example: { wrong: 'Tekst.\n---\n\nMeer tekst.', right: 'Tekst.\n\n---\n\nMeer tekst.' },
  url: 'https://spec.commonmark.org/0.31.2/#setext-headings',
  check({ outline, fields }) {
    return outline.headings
      .filter((heading) => heading.isUnderlined && !isTitleAgain(heading, fields))
      .map(({ text, mark, line, column }) => {
        return { line, column, message: say(underlined, shorten(mark), shorten(text)) }
      })
  },
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
  says: [skippedLevel, firstLevel, pageHeading, repeatsTitle, isTitle],
  why: {
    en: 'Headings form an outline: ## below the title of the page, ### below that. No level is skipped.',
    nl: 'Koppen vormen een inhoudsopgave: ## onder de titel van de pagina, ### daaronder. Geen niveau wordt overgeslagen.',
  },
  example: { wrong: '### Kosten\n\nTekst.', right: '## Kosten\n\nTekst.' },
  url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  check({ outline, fields, unread, lines }) {
    let above = 1
    return outline.headings.flatMap((heading, index): Finding[] => {
      const { depth, mark, isUnderlined, text, line, column } = heading
      const at = (message: Message, actual?: string, expected?: string) => [{ line, column, message, actual, expected }]
      const limit = above + 1
      const words = withoutAnchor(text)
      // Both lines are removed, so later headings are checked without them.
      if (isTitleAgain(heading, fields)) {
        return at(say(repeatsTitle, shorten(words)), ...(column === 1 && !isUnderlined ? [lines[line - 1], ''] : []))
      }
      // headingUnderlined reports it; the fix may make it a ##.
      if (isUnderlined) {
        above = 2
        return []
      }
      if (depth === 1 && index === 0 && fields.title === undefined && !unread?.includes('title'))
        return at(say(isTitle, JSON.stringify(words)))
      // Checks later headings as if a page heading were already level 2.
      above = Math.max(depth, 2)
      // The heading may repeat a title that is still missing.
      if (depth === 1) return typeof fields.title !== 'string' ? at(pageHeading) : at(pageHeading, mark, `#${mark}`)
      if (depth <= limit) return []
      return at(limit === 2 ? say(firstLevel, depth) : say(skippedLevel, depth, limit - 1, '#'.repeat(limit)))
    })
  },
}

function isTitleAgain({ depth, text }: { depth: number; text: string }, { title }: Record<string, unknown>): boolean {
  return depth === 1 && typeof title === 'string' && lettersOf(withoutAnchor(text)) === lettersOf(title)
}

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

import { withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { type Message, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { type Heading, repeatsTitle } from './title-headings.ts'

const empty = {
  en: 'This heading is empty. Add words, or remove the heading.',
  nl: 'Deze kop is leeg. Zet er woorden in, of haal hem weg.',
}

/** Matches the attributes of a heading, which show no words: {.tabset}, {#costs}. */
const attributes = /\{:? ?[.#][^{}]*\}\s*$/

export const headingEmpty: DocumentRule = {
  id: 'heading-empty',
  docs: {
    messages: [empty],
    en: 'A screen reader announces a heading that says nothing.',
    nl: 'Een schermlezer kondigt een kop aan die niets zegt.',
    example: { wrong: '##\n\nTekst.', right: '## Kosten\n\nTekst.' },
  },
  check({ document, report }) {
    for (const heading of document.outline.headings) {
      // A part that has its own mistake, such as {{ name }}, has no words in the outline.
      const line = (document.lines[heading.line - 1] ?? '').replace(attributes, '')
      const isEmptyLine = /^[\s>#=*+\d.)-]*$/.test(withoutAnchor(line))
      if (withoutAnchor(heading.text) === '' && isEmptyLine) report({ position: heading, message: empty })
    }
  },
}

const underlined = {
  en: 'The line "{line}" turns "{heading}" into a heading. For a heading, remove the line and write ## before the words. For a horizontal line, put an empty line between the words and ---.',
  nl: 'De regel "{line}" maakt een kop van "{heading}". Wil je een kop, haal dan de regel weg en schrijf ## voor de woorden. Wil je een horizontale lijn, zet dan een lege regel tussen de woorden en ---.',
  desk: {
    en: 'The line "{line}" turns "{heading}" into a heading. For a heading, remove the line and choose "Heading" for the words. For a horizontal line, put an empty line between the words and ---.',
    nl: 'De regel "{line}" maakt een kop van "{heading}". Wil je een kop, haal dan de regel weg en kies ‘Kop’ voor de woorden. Wil je een horizontale lijn, zet dan een lege regel tussen de woorden en ---.',
  },
}

const underlinedDeeper = {
  en: 'The line "{line}" turns "{heading}" into a heading. For a heading, remove the line and write ### before the words. For a horizontal line, put an empty line between the words and ---.',
  nl: 'De regel "{line}" maakt een kop van "{heading}". Wil je een kop, haal dan de regel weg en schrijf ### voor de woorden. Wil je een horizontale lijn, zet dan een lege regel tussen de woorden en ---.',
  desk: {
    en: 'The line "{line}" turns "{heading}" into a heading. For a heading, remove the line and choose "Subheading" for the words. For a horizontal line, put an empty line between the words and ---.',
    nl: 'De regel "{line}" maakt een kop van "{heading}". Wil je een kop, haal dan de regel weg en kies ‘Tussenkop’ voor de woorden. Wil je een horizontale lijn, zet dan een lege regel tussen de woorden en ---.',
  },
}

const underlinedByItem = {
  en: 'The line "{line}" turns "{heading}" into a heading. For an item of a list, write its words after the -; otherwise remove the line.',
  nl: 'De regel "{line}" maakt een kop van "{heading}". Hoort er een punt van een lijst te staan, schrijf de woorden daarvan dan achter de -; haal de regel anders weg.',
}
const underlinedByEquals = {
  en: 'The line "{line}" turns "{heading}" into a heading. Remove the line, and write ## before the words if they must be a heading.',
  nl: 'De regel "{line}" maakt een kop van "{heading}". Haal de regel weg, en schrijf ## voor de woorden als ze een kop moeten zijn.',
  desk: {
    en: 'The line "{line}" turns "{heading}" into a heading. Remove the line, and choose "Heading" for the words if they must be a heading.',
    nl: 'De regel "{line}" maakt een kop van "{heading}". Haal de regel weg, en kies ‘Kop’ voor de woorden als ze een kop moeten zijn.',
  },
}
const underlinedTitle = {
  en: 'The line "{mark}" turns "{heading}" into a title, and the title comes from the title field. Remove both lines if the field says the same thing; otherwise remove the line "{mark}", write ## before the words, and add one # to each heading below them, down to line {line}.',
  nl: 'De regel "{mark}" maakt een titel van "{heading}", en de titel komt uit het veld title. Haal beide regels weg als het veld hetzelfde zegt; haal anders de regel "{mark}" weg, schrijf ## voor de woorden, en zet een # bij elke kop eronder, tot en met regel {line}.',
  desk: {
    en: 'The line "{mark}" turns "{heading}" into a title, and the title comes from the title field. Remove both lines if the field says the same thing; otherwise remove the line "{mark}", choose "Heading" for the words, and make each heading below them one level deeper, down to "{last}".',
    nl: 'De regel "{mark}" maakt een titel van "{heading}", en de titel komt uit het veld title. Haal beide regels weg als het veld hetzelfde zegt; haal anders de regel "{mark}" weg, kies ‘Kop’ voor de woorden, en maak elke kop eronder een niveau dieper, tot en met "{last}".',
  },
}

const betweenLines = {
  en: 'The lines of = around "{heading}" are shown with it as one heading. Write {right} instead of the three lines, or remove the two lines of =.',
  nl: 'De regels met = rond "{heading}" worden samen als één kop getoond. Schrijf {right} in plaats van de drie regels, of haal de twee regels met = weg.',
  desk: {
    en: 'The lines of = around "{heading}" are shown with it as one heading. Write the heading "{heading}" instead of the three lines, or remove the two lines of =.',
    nl: 'De regels met = rond "{heading}" worden samen als één kop getoond. Schrijf de kop "{heading}" in plaats van de drie regels, of haal de twee regels met = weg.',
  },
}

const fieldsBelow = {
  en: 'Lines {first} to {last} are fields for another system. The fields are at the beginning of the file. Remove these lines.',
  nl: 'Regel {first} tot en met {last} zijn velden voor een ander systeem. De velden staan aan het begin van het bestand. Haal deze regels weg.',
}

/** Explains a second block of fields at the beginning of a text, whose last line turns the fields into a heading. */
function fieldsAbove(lines: readonly string[], heading: Heading): Message | undefined {
  const first = lines.findIndex((line, index) => index > lines.indexOf('---', 1) && line.trim() !== '')
  const last = lines.indexOf('---', first + 1)
  if (lines[first]?.trim() !== '---' || last < heading.line) return undefined
  const fields = lines.slice(first + 1, last)
  return fields.every((line) => /^(?:\s*$|[\w-]+:|\s*- |\s+\S)/.test(line))
    ? say(fieldsBelow, { first: first + 1, last: last + 1 })
    : undefined
}

/** Explains a heading between two lines of =, as in reStructuredText. */
function betweenEquals({ text, mark }: { text: string; mark: string }): Message | undefined {
  const [, words] = /^[=*~#-]{3,}\s*\n\s*(.*)$/.exec(text) ?? []
  return words && /^=/.test(mark) ? say(betweenLines, { heading: shorten(words), right: `## ${words}` }) : undefined
}

/** Explains a heading above a line of =. Above other headings, it can be the title. */
function underlinedMessage(heading: Heading, headings: readonly Heading[]): Message {
  const values = { line: shorten(heading.mark), heading: shorten(heading.text) }
  const above = headings.slice(1, headings.indexOf(heading))
  const isBelowOther = above.some((one) => one.depth === 1 && one.isUnderlined && one.column === heading.column)
  if (heading.depth > 1)
    return say(heading.mark.trim() === '-' ? underlinedByItem : isBelowOther ? underlinedDeeper : underlined, values)
  const last = headings.at(-1)
  const isTitle = heading === headings[0] && last && headings.every((one) => one === heading || one.depth > 1)
  const hasParts = isTitle && headings.some(({ depth }) => depth === 2)
  return hasParts
    ? say(underlinedTitle, {
        mark: values.line,
        heading: values.heading,
        line: last.line,
        last: shorten(withoutAnchor(last.text)),
      })
    : say(underlinedByEquals, values)
}

export const headingUnderlined: DocumentRule = {
  id: 'heading-underlined',
  docs: {
    messages: [
      underlined,
      underlinedDeeper,
      underlinedByItem,
      underlinedByEquals,
      underlinedTitle,
      betweenLines,
      fieldsBelow,
    ],
    en: 'A line of - or = directly below a paragraph turns the whole paragraph into a heading, usually by accident.',
    nl: 'Een regel met - of = direct onder een alinea maakt van die hele alinea een kop, meestal per ongeluk.',
    example: { wrong: 'Tekst.\n---\n\nMeer tekst.', right: 'Tekst.\n\n---\n\nMeer tekst.' },
    url: 'https://spec.commonmark.org/0.31.2/#setext-headings',
  },
  check({ document: { outline, fields, lines }, report }) {
    for (const heading of outline.headings)
      if (
        heading.isUnderlined &&
        !/^::+[a-z]/.test(heading.text) &&
        !isTableRow(lines[heading.line - 1]) &&
        !opensFormula(heading.text) &&
        !isFieldOfColons(lines, heading) &&
        isUnderline(heading, lines) &&
        !(heading === outline.headings[0] && repeatsTitle(heading, fields))
      )
        report({
          position: heading,
          message:
            fieldsAbove(lines, heading) ?? betweenEquals(heading) ?? underlinedMessage(heading, outline.headings),
        })
  },
}

/** Tells whether a line is a row of a table. The rule shown-markup reports such a row. */
const isTableRow = (line = '') => /^[\s>]*\|.*\|\s*$/.test(line)

/** Tells whether a text opens a formula that continues below it: $$ … = … $$. */
const opensFormula = (text: string) => text.split('$$').length % 2 === 0

/**
 * Tells whether a heading really is underlined. Removing a part with a mistake can leave a line that looks like an
 * underline.
 */
const isUnderline = ({ line }: { line: number }, lines: readonly string[]) =>
  /[-=]/.test(lines.slice(line).find((one) => /^[\s>]*(?:-*|=*)[ \t]*$/.test(one)) ?? '')

/** Tells whether a line is a field in a block that begins with colons. The rule shown-markup reports such a block. */
function isFieldOfColons(lines: readonly string[], { line, text }: { line: number; text: string }): boolean {
  if (/(?:^|\s):{2,}[a-z][\w-]*\s*$/.test(text)) return true
  const above = lines.slice(0, line).findLastIndex((one) => /^\s*(?:::+[a-z]|$)/.test(one))
  return /^\s*::/.test(lines[above] ?? '') && lines[above + 1]?.trim() === '---'
}

const noText = {
  en: 'There is no text below the heading "{heading}". Write some, or remove the heading.',
  nl: 'Onder de kop "{heading}" staat niets. Schrijf er tekst onder, of haal de kop weg.',
}
const noAnswer = {
  en: 'The question "{heading}" has no answer. Write one below, or remove the question.',
  nl: 'De vraag "{heading}" heeft geen antwoord. Schrijf het eronder, of haal de vraag weg.',
}

export const sectionEmpty: DocumentRule = {
  id: 'section-empty',
  docs: {
    messages: [noText, noAnswer],
    en: 'A heading promises a text, and a question promises an answer.',
    nl: 'Onder een kop verwacht een lezer tekst, en onder een vraag een antwoord.',
    example: { wrong: '## Kosten', right: '## Kosten\n\nTekst.' },
  },
  check({ document: { outline, fields, collection }, report }) {
    if (fields.draft === true) return
    for (const [index, block] of outline.blocks.entries()) {
      const { heading } = block
      const words = heading && withoutAnchor(heading.text)
      const next = outline.blocks[index + 1]
      const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
      // Skips lines from other systems, such as colons, which a --- below them turns into headings.
      if (!words || !isEmpty || words.startsWith('::') || opensFormula(words)) continue
      const isAdvice = collection !== 'faq'
      report({ position: block, message: say(isAdvice ? noText : noAnswer, { heading: words }), isAdvice })
    }
  },
}

const aboveFirst = {
  en: 'The FAQ does not show text above its first question. Write ## and the question above this text, or remove the text.',
  nl: 'De FAQ toont geen tekst boven de eerste vraag. Schrijf ## en de vraag boven deze tekst, of haal de tekst weg.',
  desk: {
    en: 'The FAQ does not show text above its first question. Write the question as a heading above this text, or remove the text.',
    nl: 'De FAQ toont geen tekst boven de eerste vraag. Schrijf de vraag als kop boven deze tekst, of haal de tekst weg.',
  },
}

export const questionLost: DocumentRule = {
  id: 'question-lost',
  docs: {
    messages: [aboveFirst],
    en: 'The FAQ shows questions with their answers: text above the first question belongs to neither.',
    nl: 'De FAQ toont vragen met antwoorden: tekst boven de eerste vraag hoort bij geen van beide.',
    example: {
      wrong: '---\ntitle: Algemeen\n---\nWelkom.\n\n## Wat kost het?\n\nNiets.',
      right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
    },
  },
  check({ document: { outline, collection }, report }) {
    const [first] = outline.blocks
    if (collection === 'faq' && first && !first.heading) report({ position: first, message: aboveFirst })
  },
}

import type { ParsedDocument } from '../../content/document.ts'
import { withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { type Fix, type Message, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const empty = {
  en: 'This heading is empty. Write its words, or leave it out.',
  nl: 'Deze kop is leeg. Schrijf de woorden, of laat hem weg.',
}

export const headingEmpty: DocumentRule = {
  id: 'heading-empty',
  docs: {
    messages: [empty],
    en: 'A screen reader announces a heading that says nothing.',
    nl: 'Een schermlezer kondigt een kop aan die niets zegt.',
    example: { wrong: '##\n\nTekst.', right: '## Kosten\n\nTekst.' },
  },
  check({ document, report }) {
    for (const heading of document.outline.headings)
      if (withoutAnchor(heading.text) === '') report({ position: heading, message: empty })
  },
}

const underlined = {
  en: 'The line "{line}" makes a heading of "{heading}". Write ## before the words for a heading, or leave a line empty between them and --- for a rule.',
  nl: 'De regel "{line}" maakt een kop van "{heading}". Schrijf ## voor de woorden voor een kop, of laat een regel leeg tussen de woorden en --- voor een lijn.',
}

export const headingUnderlined: DocumentRule = {
  id: 'heading-underlined',
  docs: {
    messages: [underlined],
    en: 'A line of - or = directly below a paragraph makes a heading of all of it, mostly by accident.',
    nl: 'Een regel met - of = direct onder een alinea maakt van die hele alinea een kop, meestal per ongeluk.',
    example: { wrong: 'Tekst.\n---\n\nMeer tekst.', right: 'Tekst.\n\n---\n\nMeer tekst.' },
    url: 'https://spec.commonmark.org/0.31.2/#setext-headings',
  },
  check({ document: { outline, fields }, report }) {
    for (const heading of outline.headings)
      if (heading.isUnderlined && !repeatsTitle(heading, fields))
        report({
          position: heading,
          message: say(underlined, { line: shorten(heading.mark), heading: shorten(heading.text) }),
        })
  },
}

const titleAgain = {
  en: '"{heading}" repeats the title, which the page shows above its text. Leave this line out.',
  nl: '"{heading}" herhaalt de titel, en die toont de pagina boven de tekst. Laat deze regel weg.',
}
const isTitle = {
  en: 'A heading with one # is that of the page. Write title: {title} above the text, and leave this line out.',
  nl: 'Een kop met één # is die van de pagina. Schrijf title: {title} boven de tekst, en laat deze regel weg.',
  desk: {
    en: 'A heading with one # is that of the page. Write {title} as its title, and leave this line out.',
    nl: 'Een kop met één # is die van de pagina. Schrijf {title} als titel, en laat deze regel weg.',
  },
}
const pageHeading = {
  en: 'A heading with one # is that of the page, which comes from title. Write ##.',
  nl: 'Een kop met één # is die van de pagina, en die komt uit title. Schrijf ##.',
}
const skippedLevel = {
  en: 'This heading has {count} # and the one above it has {above}. Write {marks}.',
  nl: 'Deze kop heeft {count} # en de kop erboven {above}. Schrijf {marks}.',
}
const firstLevel = {
  en: 'The first heading has {count} #. Write ##.',
  nl: 'De eerste kop heeft {count} #. Schrijf ##.',
}
const withOthers = {
  en: '{message} Remove {count} # from each heading down to line {line}.',
  nl: '{message} Haal {count} # weg bij elke kop tot en met regel {line}.',
}

export const headingOrder: DocumentRule = {
  id: 'heading-order',
  docs: {
    messages: [skippedLevel, firstLevel, withOthers, pageHeading, titleAgain, isTitle],
    en: 'Headings form an outline: ## below the title of the page, ### below that. No level is skipped.',
    nl: 'Koppen vormen een inhoudsopgave: ## onder de titel van de pagina, ### daaronder. Geen niveau wordt overgeslagen.',
    example: { wrong: '### Kosten\n\nTekst.', right: '## Kosten\n\nTekst.' },
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
  check({ document: { outline, fields, unreadableFields, lines }, report }) {
    let above = 1
    let raised = { until: 0, by: 0 }
    for (const [index, heading] of outline.headings.entries()) {
      const { mark, isUnderlined, text, line, column } = heading
      const depth = heading.depth - (index < raised.until ? raised.by : 0)
      const reportHeading = (message: Message, fix?: Fix) => report({ position: heading, message, fix })
      const words = withoutAnchor(text)
      // The writer is told to remove this line, so it does not count for the levels below it.
      if (repeatsTitle(heading, fields) || (index === 0 && extendsTitle(heading, fields))) {
        const titleLine = column === 1 && !isUnderlined ? lines[line - 1] : undefined
        reportHeading(
          say(titleAgain, { heading: shorten(words) }),
          titleLine === undefined ? undefined : { actual: titleLine, expected: '' },
        )
        continue
      }
      if (
        depth === 1 &&
        !isUnderlined &&
        index === 0 &&
        fields.title === undefined &&
        !unreadableFields?.includes('title')
      ) {
        reportHeading(say(isTitle, { title: JSON.stringify(words) }))
        continue
      }
      const limit = above + 1
      // Counts a first-level heading as second-level, because it must become one.
      above = Math.max(depth, 2)
      // Without a title field, the heading can be the title, so there is no fix.
      if (depth === 1 && !isUnderlined)
        reportHeading(
          pageHeading,
          typeof fields.title === 'string' ? { actual: mark, expected: `#${mark}` } : undefined,
        )
      else if (depth > limit) {
        const group = groupOf(outline.headings, index)
        raised = { until: index + group.length, by: heading.depth - limit }
        above = limit
        const message =
          limit === 2
            ? say(firstLevel, { count: depth })
            : say(skippedLevel, { count: depth, above: limit - 1, marks: '#'.repeat(limit) })
        const fix = raise(group, raised.by, lines)
        const said =
          group.length > 1 ? say(withOthers, { message, count: raised.by, line: group.at(-1)?.line ?? line }) : message
        // A skipped level can also mean that the heading above it is missing.
        report({ position: heading, message: said, ...(limit === 2 ? { fix } : { cure: fix }) })
      }
    }
  },
}

type Heading = ParsedDocument['outline']['headings'][number]

/** Returns a heading and the headings that follow at its level or deeper. */
function groupOf(headings: readonly Heading[], index: number): readonly Heading[] {
  const { depth = 1 } = headings[index] ?? {}
  const after = headings.findIndex(
    (heading, position) => position > index && (heading.depth < depth || heading.isUnderlined),
  )
  return headings.slice(index, after < 0 ? undefined : after)
}

/** Removes `by` # from each heading in one fix, because fixing only some would change their relative levels. */
function raise(group: readonly Heading[], by: number, lines: readonly string[]): Fix | undefined {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || group.some(({ column, isUnderlined }) => column !== 1 || isUnderlined)) return undefined
  if (first === last) return { actual: '#'.repeat(first.depth), expected: '#'.repeat(first.depth - by) }
  const isOfGroup = new Set(group.map(({ line }) => line))
  const groupLines = lines.slice(first.line - 1, last.line)
  const right = groupLines.map((line, offset) => (isOfGroup.has(first.line + offset) ? line.slice(by) : line))
  return { actual: groupLines.join('\n'), expected: right.join('\n') }
}

const lettersOf = (words: string) =>
  withoutAnchor(words)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Tells whether the title and the first heading begin alike, because a title can be a shortened heading. */
function extendsTitle({ depth, text }: Pick<Heading, 'depth' | 'text'>, { title }: Record<string, unknown>): boolean {
  if (depth !== 1 || typeof title !== 'string') return false
  const [short = '', long = ''] = [lettersOf(text), lettersOf(title)].sort((a, b) => a.length - b.length)
  return short.length >= 8 && long.startsWith(short)
}

function repeatsTitle({ depth, text }: { depth: number; text: string }, { title }: Record<string, unknown>): boolean {
  return depth === 1 && typeof title === 'string' && lettersOf(text) === lettersOf(title)
}

const noText = {
  en: 'There is no text below the heading "{heading}". Write it, or remove the heading.',
  nl: 'Onder de kop "{heading}" staat niets. Schrijf de tekst ervan, of laat de kop weg.',
}
const noAnswer = {
  en: 'The question "{heading}" has no answer. Write it below, or leave the question out.',
  nl: 'De vraag "{heading}" heeft geen antwoord. Schrijf het eronder, of laat de vraag weg.',
}

export const sectionEmpty: DocumentRule = {
  id: 'section-empty',
  docs: {
    messages: [noText, noAnswer],
    en: 'A heading promises a text, and a question an answer.',
    nl: 'Een kop belooft een tekst, en een vraag een antwoord.',
    example: { wrong: '## Kosten', right: '## Kosten\n\nTekst.' },
  },
  check({ document: { outline, fields, collection }, report }) {
    if (fields.draft === true) return
    for (const [index, block] of outline.blocks.entries()) {
      const { heading } = block
      const words = heading && withoutAnchor(heading.text)
      const next = outline.blocks[index + 1]
      const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
      if (!words || !isEmpty) continue
      const isAdvice = collection !== 'faq'
      report({ position: block, message: say(isAdvice ? noText : noAnswer, { heading: words }), isAdvice })
    }
  },
}

const aboveFirst = {
  en: 'The FAQ does not show text above its first question. Write ## and the question above this text, or leave it out.',
  nl: 'De FAQ toont geen tekst boven de eerste vraag. Schrijf ## en de vraag boven deze tekst, of laat hem weg.',
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

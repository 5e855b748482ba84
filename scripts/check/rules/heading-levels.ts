import { lengths } from '../../../site/lengths.ts'
import { withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { type Fix, type Message, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { headingOfContents } from './contents-heading.ts'
import {
  beginsLongTitle,
  beginsTitle,
  bothLines,
  exceptLines,
  firstLevel,
  firstOrWords,
  isTitle,
  keepLink,
  keptLevelsOfChoice,
  keptOfChoice,
  levelOfChoice,
  levelsOfChoice,
  oneLine,
  oneOther,
  pageHeading,
  pageHeadingWithParts,
  skippedAfter,
  skippedLevel,
  someOthers,
  titleAgain,
  titleOrPart,
  withOthers,
} from './heading-messages.ts'
import { type Heading, isBelowWords, isLikeTitle, lettersOf, linkIn, repeatsTitle } from './title-headings.ts'
import { commentsAsTitles, unfencedComments } from './unfenced-code.ts'

export const headingOrder: DocumentRule = {
  id: 'heading-order',
  docs: {
    messages: [
      ...[
        skippedLevel,
        skippedAfter,
        levelOfChoice,
        keptLevelsOfChoice,
        keptOfChoice,
        levelsOfChoice,
        exceptLines,
        commentsAsTitles,
        firstLevel,
        firstOrWords,
        withOthers,
        pageHeading,
        pageHeadingWithParts,
        titleOrPart,
      ],
      ...[titleAgain, beginsTitle, beginsLongTitle, isTitle],
    ],
    en: 'Headings form an outline: ## below the title of the page, ### below that. No level is skipped.',
    nl: 'Koppen vormen een inhoudsopgave: ## onder de titel van de pagina, ### daaronder. Geen niveau wordt overgeslagen.',
    example: { wrong: '### Kosten\n\nTekst.', right: '## Kosten\n\nTekst.' },
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
  check({ document, report }) {
    const { outline, fields, unreadableFields, lines } = document
    const code = unfencedComments(document)
    let above = 1
    /** Number of # that the messages remove from each heading, or add if it is negative. */
    const shifts = outline.headings.map(() => 0)
    /** Messages, which are written when all numbers are known. */
    const later: (() => void)[] = []
    // With a level that is skipped below one of them, correcting some of these headings would change what the others need.
    const mayShift = !outline.headings.some((one, at) => {
      return one.depth === 1 && skipsLevel([one, ...partsOf(outline.headings, at)])
    })
    let choice = { until: 0, line: 0, first: '' }
    for (const [index, heading] of outline.headings.entries()) {
      const { mark, isUnderlined, text, line, column } = heading
      if (heading === code.first) later.push(() => report({ position: heading, message: code.message }))
      // These lines are no headings, or the message about the list of headings says to remove them.
      if (code.lines.has(line) || headingOfContents(lines, line)) continue
      const depth = heading.depth - (shifts[index] ?? 0)
      // A line that lacks only the space after ## becomes a heading by its own message.
      if (above === 1 && lines.slice(0, line - 1).some((one) => /^##[\p{L}\u00a0]/u.test(one))) above = 2
      // A tab with a title becomes a heading by its own message.
      const between = lines.slice(outline.headings[index - 1]?.line ?? 0, line - 1)
      if (between.some((one) => /\{%-?\s*tab\s+title=/.test(one))) above = Math.min(6, above + 1)
      const isCounted = depth === heading.depth
      const reportHeading = (message: Message, fix?: Fix) =>
        later.push(() => report({ position: heading, message, fix }))
      const words = withoutAnchor(text)
      // The writer is told to remove this line, so it does not affect the levels of the headings after it.
      const isTitleAgain = repeatsTitle(heading, fields)
      const isFirst = index === 0 && !isBelowWords(heading, lines)
      const isBelowOthers =
        isTitleAgain && index > 0 && outline.headings.slice(0, index).every((one) => one.isUnderlined || one.depth > 1)
      if ((isFirst && isLikeTitle(heading, fields)) || isBelowOthers) {
        const underline = isUnderlined && /^ {0,3}=+\s*$/.test(lines[line] ?? '') ? lines[line] : undefined
        const titleLines = lines.slice(line - 1, underline === undefined ? line : line + 1).join('\n')
        const titleLine = column === 1 && isUnderlined === (underline !== undefined) ? titleLines : undefined
        const isLonger = !isTitleAgain && lettersOf(text).length > lettersOf(String(fields.title)).length
        const [, max] = lengths.title
        const message = !isLonger ? titleAgain : words.length > max ? beginsLongTitle : beginsTitle
        const fix = titleLine === undefined ? undefined : { actual: titleLine, expected: '' }
        // Without this line, a link or a footnote can be lost, so the writer removes it.
        const link = linkIn(titleLines)
        const losesWords = link || /\[\^|!\[/.test(titleLine ?? '')
        const cured = say(message, {
          heading: shorten(words),
          max,
          lines: underline === undefined ? oneLine : bothLines,
        })
        report({
          position: heading,
          message: link ? say(keepLink, { cured, link }) : cured,
          ...(isLonger ? {} : losesWords ? { suggestedFix: fix } : { fix }),
        })
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
      if (depth === 1 && !isUnderlined) {
        const parts = partsOf(outline.headings, index)
        const lastPart = parts.at(-1)
        const hasTitle = typeof fields.title === 'string'
        if (lastPart && !isStray(outline.headings, heading)) {
          shifts.fill(-1, index + 1, index + 1 + parts.length)
          const isFirstAlone = index === 0 && outline.headings.every((one) => one === heading || one.depth > 1)
          if (isFirstAlone) choice = { until: index + 1 + parts.length, line, first: shorten(words) }
          later.push(() => {
            const { group, except } = groupWith(-1, index + 1, parts.length)
            const last = group.at(-1) ?? lastPart
            const values = { message: pageHeading, line: last.line, last: wordsOf(last) }
            const message = say(isFirstAlone ? titleOrPart : pageHeadingWithParts, values)
            const fix = isFirstAlone || !hasTitle || !mayShift ? undefined : shift([heading, ...parts], -1, lines)
            const said = group.length === 0 && !isFirstAlone ? pageHeading : message
            report({ position: heading, message: except(said), fix })
          })
        } else reportHeading(pageHeading, hasTitle && mayShift ? { actual: mark, expected: `#${mark}` } : undefined)
      } else if (depth > limit) {
        const { length } = groupOf(outline.headings, index)
        const by = heading.depth - limit
        shifts.fill(by, index, index + length)
        above = limit
        const marks = '#'.repeat(limit)
        const isOfChoice = index < choice.until
        // A heading that the message above leaves out is right already.
        if (by === 0 && !isOfChoice) continue
        const values = { ...choice, less: marks.slice(1), marks, lessDeep: limit - 1, level: limit }
        // A small line above the larger headings of its parts.
        const isSmall = limit === 2 && index === 0 && length === 1 && heading.depth > 4 && outline.headings.length > 1
        const ofLevel = isCounted ? skippedLevel : skippedAfter
        const message = isOfChoice
          ? say(by === 0 ? keptOfChoice : levelOfChoice, values)
          : say(isSmall ? firstOrWords : limit === 2 ? firstLevel : ofLevel, {
              ...values,
              count: heading.depth,
              above: limit - 1,
            })
        later.push(() => {
          const { group, except } = groupWith(by, index, length)
          const last = group.at(-1) ?? heading
          const ofChoice = { ...values, more: by + 1, by, end: last.line, last: wordsOf(last) }
          const all = isOfChoice
            ? say(by === 0 ? keptLevelsOfChoice : levelsOfChoice, ofChoice)
            : say(withOthers, { message, count: by, line: last.line, last: wordsOf(last) })
          const said = group.length > 1 ? except(all) : message
          const fix = by === 0 || group.length < length ? undefined : shift(group, by, lines)
          // A skipped level can also mean a missing heading, so this edit is offered, not applied.
          report({
            position: heading,
            message: said,
            ...(isSmall ? {} : limit === 2 ? { fix } : { suggestedFix: fix }),
          })
        })
      }
    }
    for (const reportLater of later) reportLater()

    /** Returns the headings in a range that get the same number of #, and the function that names the others. */
    function groupWith(by: number, start: number, length: number) {
      const all = outline.headings.slice(start, start + length)
      const isOfGroup = (_: Heading, offset: number) => shifts[start + offset] === by
      const group = all.filter(isOfGroup)
      const { line: end = 0 } = group.at(-1) ?? {}
      const others = all.filter((one, offset) => !isOfGroup(one, offset) && one.line < end)
      return { group, except: (message: Message) => (others.length > 0 ? withoutOthers(message, others) : message) }
    }
  },
}

const wordsOf = ({ text }: Heading) => shorten(withoutAnchor(text))

function withoutOthers(message: Message, others: readonly Heading[]): Message {
  const lines = others.map(({ line }) => String(line))
  const line = lines.pop() ?? ''
  const places = say(lines.length > 0 ? someOthers : oneOther, { line, lines: lines.join(', ') })
  return say(exceptLines, { message, places, headings: others.map((one) => `"${wordsOf(one)}"`).join(', ') })
}

/** Returns a heading and the headings that follow at its level or deeper. */
function groupOf(headings: readonly Heading[], index: number): readonly Heading[] {
  const { depth = 1 } = headings[index] ?? {}
  const after = headings.findIndex(
    (heading, position) => position > index && (heading.depth < depth || heading.isUnderlined),
  )
  return headings.slice(index, after < 0 ? undefined : after)
}

/** Tells whether any heading in a group is more than one level below the heading before it. */
const skipsLevel = (group: readonly Heading[]) =>
  group.some(({ depth }, index) => index > 0 && depth > (group[index - 1]?.depth ?? depth) + 1)

/** Tells whether a heading is the only first-level one, below a text whose parts begin with ##. */
const isStray = (headings: readonly Heading[], heading: Heading) =>
  headings[0]?.depth === 2 && headings.every((one) => one === heading || one.depth > 1)

/** Returns the headings between a first-level heading and the next one, if any of them is second-level. */
function partsOf(headings: readonly Heading[], index: number): readonly Heading[] {
  const next = headings.findIndex(
    (heading, position) => position > index && (heading.depth === 1 || heading.isUnderlined),
  )
  const parts = headings.slice(index + 1, next < 0 ? undefined : next)
  return parts.some(({ depth }) => depth === 2) ? parts : []
}

/**
 * Removes `by` # from each heading, or adds them if `by` is negative. Returns a single fix, because changing only some
 * headings would alter their relative levels.
 */
function shift(group: readonly Heading[], by: number, lines: readonly string[]): Fix | undefined {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || group.some(({ column, isUnderlined }) => column !== 1 || isUnderlined)) return undefined
  if (group.some(({ depth }) => depth - by > 6)) return undefined
  if (first === last) return { actual: '#'.repeat(first.depth), expected: '#'.repeat(first.depth - by) }
  const isOfGroup = new Set(group.map(({ line }) => line))
  const groupLines = lines.slice(first.line - 1, last.line)
  const shiftLine = (line: string) => (by > 0 ? line.slice(by) : `${'#'.repeat(-by)}${line}`)
  const right = groupLines.map((line, offset) => (isOfGroup.has(first.line + offset) ? shiftLine(line) : line))
  return { actual: groupLines.join('\n'), expected: right.join('\n') }
}

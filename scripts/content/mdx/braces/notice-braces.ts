import { type Message, say } from '../../problem.ts'
import { calloutStart } from '../cures/callout-titles.ts'
import { plainText } from '../cures/callouts.ts'
import type { Span } from '../syntax/syntax-errors.ts'

// Classes in braces that make a notice of the block above or below them: {: .note }.

const ofBlockAbove = {
  en: 'Remove this line. To make the block above it stand out, write {start} above that block and </Callout> below it, with an empty line between each tag and the block.',
  nl: 'Haal deze regel weg. Wil je het blok erboven laten opvallen, schrijf dan {start} boven dat blok en </Callout> eronder, met een lege regel tussen elke tag en het blok.',
}
const ofBlockBelow = {
  en: 'Remove this line. To make the block below it stand out, write {start} above that block and </Callout> below it, with an empty line between each tag and the block.',
  nl: 'Haal deze regel weg. Wil je het blok eronder laten opvallen, schrijf dan {start} boven dat blok en </Callout> eronder, met een lege regel tussen elke tag en het blok.',
}
const withoutQuote = {
  en: '{cure} Then remove the > before each line.',
  nl: '{cure} Haal dan ook de > voor elke regel weg.',
}

const ofTitledQuotation = {
  en: 'Remove this line. To make the quotation above it stand out, write {start} instead of line {line} and </Callout> below the text, with an empty line between each tag and the text. Then remove the > before each line.',
  nl: 'Haal deze regel weg. Wil je het citaat erboven laten opvallen, schrijf dan {start} in plaats van regel {line} en </Callout> onder de tekst, met een lege regel tussen elke tag en de tekst. Haal dan ook de > voor elke regel weg.',
}
const onlyTitle = {
  en: 'Remove this line, and write **{title}** instead of line {line}.',
  nl: 'Haal deze regel weg, en schrijf **{title}** in plaats van regel {line}.',
}

interface Notice {
  cure: Message
  /** The heading that becomes the title of the notice. */
  also?: readonly Span[]
}

/** Returns the cure for the kramdown class of a notice, on a line above or below its block: {: .note }. */
export function noticeIn(text: string, start: number, braces: string): Notice | undefined {
  const [, name] =
    /^\{:?\s*\.(?:prompt-|notice--|alert-|block-|is-)?(note|tip|hint|info|success|important|warning|caution|danger)(?:\s+\.[\w-]+)*\s*\}$/.exec(
      braces,
    ) ?? []
  if (!name) return undefined
  const above = text.slice(0, start).split('\n').at(-2) ?? ''
  const below = text.slice(start + braces.length).split('\n')[1] ?? ''
  const isQuoted = (above.trim() ? above : below).startsWith('>')
  const titled = above.startsWith('>') ? titledQuotation(text, start, name) : undefined
  if (titled) return titled
  const cure = say(above.trim() ? ofBlockAbove : ofBlockBelow, { start: calloutStart(name) })
  return { cure: isQuoted ? say(withoutQuote, { cure }) : cure }
}

/** Explains the class of a quotation that begins with a heading, which is the title of the notice. */
function titledQuotation(text: string, start: number, name: string): Notice | undefined {
  const [quotation = ''] = /(?:(?:^|(?<=\n))>[^\n]*\n)+$/.exec(text.slice(0, start)) ?? []
  const [heading, mark = '', given = ''] = /^(>[ \t]*)#{1,6}[ \t]+([^\n]*?)[ \t]*(?:\n|$)/.exec(quotation) ?? []
  const title = plainText(given)
  if (!heading || title === '' || /["{}<>]/.test(title)) return undefined
  const from = start - quotation.length
  const line = text.slice(0, from).split('\n').length
  const isAlone = !/[^\s>]/.test(quotation.slice(heading.length))
  const cure = isAlone
    ? say(onlyTitle, { title, line })
    : say(ofTitledQuotation, { start: calloutStart(name, title), line })
  return { cure, also: [[from + mark.length, from + heading.trimEnd().length]] }
}

import { type Message, type MessageValue, say } from '../../problem.ts'
import { withSentence } from '../cures/counterparts.ts'
import { linkOnLine } from '../cures/link-cures.ts'
import { type Component, sliceOf } from '../outline.ts'

const replacesAll = {
  en: 'This replaces everything up to and including {end} on line {last}.',
  nl: 'Dit komt in plaats van alles tot en met {end} op regel {last}.',
}
const replaceAll = {
  en: 'Replace everything up to and including {end} on line {last}. {cure}',
  nl: 'Vervang alles tot en met {end} op regel {last}. {cure}',
}
const eachOnLine = {
  en: 'Put empty lines between these links, or write - and a space before each of them.',
  nl: 'Zet lege regels tussen deze links, of schrijf - en een spatie voor elke link.',
}

/** Adds to a cure what it replaces, and that links on consecutive lines need a separation. */
export function withLines(message: Message, node: Component, source: string): Message {
  const { name, position } = node
  const { cure } = message.values ?? {}
  if (!position || !name || typeof cure !== 'object') return message
  const whole = withEnd(message, sliceOf(node, source), position.start.line)
  if (whole !== message) return whole
  const isLink = /^[A-Z]/.test(name) && cure.en !== linkOnLine.en && holds(cure, /^\[[^\]]*\]\(\S*\)$/)
  return isLink && isInRun(name, node, source) ? withSentence(message, eachOnLine) : message
}

/** Adds what a cure replaces, if it replaces an element of several lines with a picture. */
export function withEnd(message: Message, written: string, line: number): Message {
  const { cure } = message.values ?? {}
  const [end] = /(?:<\/[^<>]*>|\/?>)$/.exec(written) ?? []
  const isWhole = typeof cure === 'object' && isPictures(cure) && !keepsPart(cure)
  if (!end || !isWhole || !written.includes('\n')) return message
  const last = line + written.split('\n').length - 1
  return endsWithCaption.test(templateOf(cure))
    ? say(message, { ...message.values, cure: say(replaceAll, { end, last, cure }) })
    : withSentence(message, say(replacesAll, { end, last }))
}

/** Matches a cure that ends with words to write, so that no sentence can follow. */
const endsWithCaption = /\{(?:caption|figures)\}(?: |$)/

const isPictures = (cure: Message) =>
  holds(cure, /^(?:<Figure |!\[)/) || /(?:^| )Write (?:!\[|\[!\[|each picture)/.test(templateOf(cure))

const keepsPart = (cure: Message) => /\b(?:keep|remove|between)\b/i.test(templateOf(cure))

/** Returns the English templates of a cure. */
const templateOf = ({ en, values = {} }: Message): string =>
  [...Object.values(values).map((one) => (typeof one === 'object' ? templateOf(one) : '')), en].join(' ').trim()

const holds = (value: MessageValue, written: RegExp): boolean =>
  typeof value === 'object'
    ? Object.values(value.values ?? {}).some((one) => holds(one, written))
    : written.test(String(value))

/** Tells whether the line directly above or below an element has an element of the same name. */
function isInRun(name: string, node: Component, source: string): boolean {
  const start = node.position?.start.offset ?? 0
  const above = source.slice(0, start)
  const below = source.slice(start + sliceOf(node, source).length)
  const before = new RegExp(`(?:<${name}\\b[^<>]*|</${name})>[ \\t]*\\n[ \\t]*$`)
  return new RegExp(`^[ \\t]*\\n[ \\t]*<${name}\\b`).test(below) || before.test(above.slice(-1000))
}

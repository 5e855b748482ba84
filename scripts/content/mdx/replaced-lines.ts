import { type Message, type MessageValue, say } from '../problem.ts'
import { withSentence } from './counterparts.ts'
import { linkOnLine } from './link-cures.ts'
import { type Component, sliceOf } from './outline.ts'

const replacesLines = {
  en: 'It replaces lines {line} to {last}.',
  nl: 'Die komt in plaats van regel {line} tot en met {last}.',
}
const eachOnLine = {
  en: 'Put empty lines between these links, or write - and a space before each of them.',
  nl: 'Zet lege regels tussen deze links, of schrijf - en een spatie voor elke link.',
}

/** Adds to the cure for a component which lines it replaces, and that links on consecutive lines need a separation. */
export function withLines(message: Message, node: Component, source: string): Message {
  const { name, position } = node
  const { cure } = message.values ?? {}
  if (!position || !name || !/^[A-Z]/.test(name) || typeof cure !== 'object') return message
  const [line, last] = [position.start.line, position.end.line]
  if (last > line && holds(cure, /^<Figure /)) return withSentence(message, say(replacesLines, { line, last }))
  const isLink = cure.en !== linkOnLine.en && holds(cure, /^\[[^\]]*\]\(\S*\)$/)
  return isLink && isInRun(name, node, source) ? withSentence(message, eachOnLine) : message
}

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

import { type Message, say } from '../message.ts'
import { type Fix, type Place, quote } from '../problem.ts'
import { fixOfLine, indent, inQuotes, isField, shape, withoutQuotes, withSpaces } from './yaml-lines.ts'

/** What the YAML parser objects to, and where. */
export interface Fault extends Place {
  code: string
  message: string
}

/** A line that cannot be read, what to write instead, and how the rest can be read meanwhile. */
export interface Explained extends Place {
  message: Message
  fix?: Fix
  /** The line as it is most likely meant; absent where nobody can say, so that it is passed over. */
  meant?: string
  /** Whether the line can only be meant in that way. */
  isSure?: boolean
  /** A line that says again what another says: without it nothing is missing. */
  isSpare?: boolean
  /** The parser lost its way here: what it says of later lines is a consequence. */
  lost?: boolean
}

/** Turns the parser's objections into sentences for a writer: one for each line that has a mistake of its own. */
export function explainYaml(source: string, faults: readonly Fault[]): Explained[] {
  const lines = source.split('\n')
  const explained = faults.map((fault) => explain(fault, lines)).sort((a, b) => a.line - b.line)
  const tab = faults.some((fault) => fault.code === 'TAB_AS_INDENT')
  const firstLost = tab ? undefined : explained.find((one) => one.lost)
  const byLine = new Map<number, Explained>()
  for (const one of explained) {
    if ((!one.lost || one === firstLost) && !byLine.has(one.line)) byLine.set(one.line, one)
  }
  return [...byLine.values()].map((one) => {
    const { line, meant, isSure } = one
    return isSure && meant !== undefined ? { ...one, fix: fixOfLine(line, lines[line - 1] ?? '', meant) } : one
  })
}

function explain(fault: Fault, lines: readonly string[]): Explained {
  const { line, column, code } = fault
  const text = lines[line - 1] ?? ''
  const found = (message: Message, more: Partial<Explained> = {}) => ({ line, column, message, ...more })
  if (code === 'TAB_AS_INDENT') {
    const meant = withSpaces(text, lines.slice(0, line - 1))
    const message = say`${quote(text.trim())} begins with a tab. Write spaces instead, two for each level.`
    return found(message, { meant, isSure: true })
  }
  if (code === 'DUPLICATE_KEY') {
    const key = /^\s*(?:- +)*([\w-]+):/.exec(text)?.[1] ?? say`A field`
    const first = lines.findIndex((other) => other.trimStart().startsWith(`${key}:`)) + 1
    return found(say`${key} is given on line ${first} already. Keep one of the two.`, { isSpare: true })
  }
  if (code === 'RESOURCE_EXHAUSTION')
    return found(say`The fields are nested too deeply to read. Write them in fewer levels.`)
  if (code === 'MULTIPLE_DOCS')
    return found(say`A line of ... ends the fields. Leave it out.`, { lost: true, isSpare: true })
  if (code === 'MISSING_CHAR' && fault.message.includes('quote')) return openQuote(line, lines)
  const bracket = code === 'BAD_INDENT' ? /end with a ([\]}])/.exec(fault.message)?.[1] : undefined
  if (bracket) return openBracket(bracket, line, lines)

  const [, before = '', value = ''] = shape.exec(text) ?? []
  if (code === 'FACT' && column !== before.length + 1) {
    const fact = /^\{[^}]*\}/.exec(text.slice(column - 1))?.[0] ?? ''
    const meant = `${text.slice(0, column - 1)}"${fact}"${text.slice(column - 1 + fact.length)}`
    return found(say`${beginsWithFact} Write ${`"${fact}"`}`, { meant, isSure: fact !== '' })
  }
  const reason = value && reasonForQuotes(value)
  if (!reason) return wayLost(fault, lines)
  const below = lines[line] ?? ''
  const quoted = inQuotes(withoutQuotes(value))
  return {
    line,
    column: before.length + 1,
    message: say`${reason} Write ${before.trimStart() + quoted}`,
    meant: before + quoted + text.slice(before.length + value.length),
    // Behind a # there can be a comment, * and & can be signs of Markdown; a list, or a line below, can belong to it.
    isSure:
      !/\s#|^[*&]|[{[].*[:,]|: ["']/.test(value) &&
      (below.trim() === '' || (isField(below) && indent(below) <= indent(text))),
  }
}

const beginsWithFact = say`A value that begins with a fact needs quotes.`

/** Why a value that the parser stumbled on must stand in quotes. */
function reasonForQuotes(value: string): Message | undefined {
  if (/^\{\s*[a-zA-Z]\w*(\.\w+)+\s*\}/.test(value)) return beginsWithFact
  if (/^".*\\.*"$/.test(value)) return say`A backslash has a meaning of its own in double quotes.`
  if (/^["']/.test(value)) return say`A text stands after the closing quote.`
  if (/^[@`%&*!|>?,[\]{}#-]/.test(value)) return say`A value that begins with "${value.charAt(0)}" needs quotes.`
  if (/:( |$)/.test(value)) return say`A value with a colon needs quotes.`
  return undefined
}

/** The parser notices an open quote where the text ends; the writer looks for where it began. */
function openQuote(last: number, lines: readonly string[]): Explained {
  const at = lines.slice(0, last).findIndex((text) => {
    const [, , value = ''] = shape.exec(text) ?? []
    const mark = /^["']/.exec(value)?.[0]
    return mark !== undefined && value.split(mark).length % 2 === 0
  })
  const [, before = '', value = ''] = shape.exec(lines[at] ?? '') ?? []
  // 't and 's begin Dutch words: there the quote is an apostrophe.
  const quoted = inQuotes(/^'\w{1,2}\b/.test(value) ? value : value.slice(1).replace(/[”“„’]$/, ''))
  const next = lines[at + 1] ?? ''
  return {
    line: at < 0 ? last : at + 1,
    column: before.length + 1,
    message: say`A quote is opened and not closed. Write ${before.trimStart() + quoted}`,
    lost: true,
    meant: at < 0 ? undefined : `${before}${quoted}`,
    isSure: value !== '' && !/\s#|["\\]./.test(value.slice(1)) && (isField(next) || next.trim() === ''),
  }
}

function openBracket(closing: string, last: number, lines: readonly string[]): Explained {
  const opening = closing === ']' ? '[' : '{'
  const at = lines.slice(0, last).findLastIndex((text) => text.lastIndexOf(opening) > text.lastIndexOf(closing))
  const text = lines[at] ?? ''
  return {
    line: at < 0 ? last : at + 1,
    column: text.indexOf(opening) + 1,
    message: say`A ${opening} is opened and not closed. Write ${text.trim() + closing}`,
    lost: true,
    meant: at < 0 ? undefined : `${text.trimEnd()}${closing}`,
  }
}

/** The parser cannot make out which line belongs to which. */
function wayLost({ line, column, message }: Fault, lines: readonly string[]): Explained {
  const [above = '', text = '', below = ''] = [line - 2, line - 1, line].map((index) => lines[index])
  const lost = (message: Message, more: Partial<Explained> = {}) => ({ line, column, message, lost: true, ...more })
  const glued = /^(\s*(?:- +)*[\w-]+:)([^\s/].*?)\s*$/.exec(text)
  if (glued?.[1]) {
    const [, name, value] = glued
    const meant = `${name} ${text.slice(name.length)}`
    const message = say`A space is missing after the colon. Write ${`${name.trim()} ${value}`}`
    return lost(message, { column: name.length + 1, meant, isSure: true })
  }
  if (isField(below) && indent(below) > indent(text)) {
    const message = say`${quote(below.trim())} stands too far to the right. Write it straight below ${quote(text.trim())}.`
    const meant = ' '.repeat(indent(text)) + below.trimStart()
    return lost(message, { line: line + 1, column: indent(below) + 1, meant })
  }
  const shown = quote(text.trim())
  if (isField(text) && indent(above) > indent(text)) {
    const message = say`${shown} stands too far to the left. Write it straight below ${quote(above.trim())}.`
    return lost(message, { meant: ' '.repeat(indent(above)) + text.trimStart() })
  }
  if (isField(text))
    return lost(say`${message.replace(/\.$/, '')}. Check the quotes, colons and indentation of this line.`)
  const belongs = say`${shown} belongs to no field. Write it on the line of its field, or a name and a colon before it.`
  return lost(belongs, { isSpare: true })
}

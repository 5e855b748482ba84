import { type Place, quote } from '../problem.ts'

/** What the YAML parser objects to, and where. */
export interface Fault extends Place {
  code: string
  message: string
}

interface Explanation extends Place {
  message: string
  /** The parser lost its way here: what it says of later lines is a consequence. */
  lost?: boolean
}

/** Turns the parser's objections into sentences for a writer: one for each line that has a mistake of its own. */
export function explainYaml(source: string, faults: readonly Fault[]): (Place & { message: string })[] {
  const lines = source.split('\n')
  const explained = faults.map((fault) => explain(fault, lines)).sort((a, b) => a.line - b.line)
  const tab = faults.some((fault) => fault.code === 'TAB_AS_INDENT')
  const firstLost = tab ? undefined : explained.find((one) => one.lost)
  const byLine = new Map<number, Explanation>()
  for (const one of explained) {
    if ((!one.lost || one === firstLost) && !byLine.has(one.line)) byLine.set(one.line, one)
  }
  return [...byLine.values()].map(({ line, column, message }) => ({ line, column, message }))
}

/** A line as a writer sees it: what comes before the value, and the value. */
const shape = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/

function explain({ line, column, code, message }: Fault, lines: readonly string[]): Explanation {
  const text = lines[line - 1] ?? ''
  if (code === 'TAB_AS_INDENT') {
    return {
      line,
      column,
      message: `${quote(text.trim())} begins with a tab. Write spaces instead, two for each level.`,
    }
  }
  if (code === 'DUPLICATE_KEY') {
    const key = /^\s*(?:- +)*([\w-]+):/.exec(text)?.[1] ?? 'A field'
    const first = lines.findIndex((other) => other.trimStart().startsWith(`${key}:`)) + 1
    return { line, column, message: `${key} is given on line ${first} already. Keep one of the two.` }
  }
  if (code === 'RESOURCE_EXHAUSTION') {
    return { line, column, message: 'The fields are nested too deeply to read. Write them in fewer levels.' }
  }
  if (code === 'MULTIPLE_DOCS') {
    return { line, column, message: 'A line of ... ends the fields. Leave it out.', lost: true }
  }
  if (code === 'MISSING_CHAR' && message.includes('quote')) return openQuote(line, lines)
  const bracket = code === 'BAD_INDENT' ? /end with a ([\]}])/.exec(message)?.[1] : undefined
  if (bracket) return openBracket(bracket, line, lines)

  const [, before = '', value = ''] = shape.exec(text) ?? []
  if (code === 'FACT' && column !== before.length + 1) {
    const fact = /^\{[^}]*\}/.exec(text.slice(column - 1))?.[0] ?? ''
    return { line, column, message: `A value that begins with a fact needs quotes. Write "${fact}"` }
  }
  const reason = value && reasonForQuotes(value)
  if (reason) {
    const cure = `${before.trimStart()}${inQuotes(/^(["']).*\1$/.test(value) ? value.slice(1, -1) : value)}`
    return { line, column: before.length + 1, message: `${reason} Write ${cure}` }
  }
  return wayLost({ line, column, code, message }, lines)
}

/** Why a value that the parser stumbled on must stand in quotes. */
function reasonForQuotes(value: string): string | undefined {
  if (/^\{\s*[a-zA-Z]\w*(\.\w+)+\s*\}/.test(value)) return 'A value that begins with a fact needs quotes.'
  if (/^".*\\.*"$/.test(value)) return 'A backslash has a meaning of its own in double quotes.'
  if (/^["']/.test(value)) return 'A text stands after the closing quote.'
  if (/^[@`%&*!|>?,[\]{}#-]/.test(value)) return `A value that begins with "${value[0]}" needs quotes.`
  if (/:( |$)/.test(value)) return 'A value with a colon needs quotes.'
  return undefined
}

/** A text in the quotes that need the fewest escapes. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** The parser notices an open quote where the text ends; the writer looks for where it began. */
function openQuote(last: number, lines: readonly string[]): Explanation {
  const at = lines.slice(0, last).findIndex((text) => {
    const [, , value = ''] = shape.exec(text) ?? []
    const mark = /^["']/.exec(value)?.[0]
    return mark !== undefined && value.split(mark).length % 2 === 0
  })
  const [, before = '', value = ''] = shape.exec(lines[at] ?? '') ?? []
  // 't and 's begin Dutch words: there the quote is an apostrophe.
  const meant = /^'\w{1,2}\b/.test(value) ? value : value.slice(1)
  return {
    line: at < 0 ? last : at + 1,
    column: before.length + 1,
    message: `A quote is opened and not closed. Write ${before.trimStart()}${inQuotes(meant)}`,
    lost: true,
  }
}

function openBracket(closing: string, last: number, lines: readonly string[]): Explanation {
  const opening = closing === ']' ? '[' : '{'
  const at = lines.slice(0, last).findLastIndex((text) => text.lastIndexOf(opening) > text.lastIndexOf(closing))
  const text = lines[at] ?? ''
  return {
    line: at < 0 ? last : at + 1,
    column: text.indexOf(opening) + 1,
    message: `A ${opening} is opened and not closed. Write ${text.trim()}${closing}`,
    lost: true,
  }
}

/** The parser cannot make out which line belongs to which. */
function wayLost({ line, column, message }: Fault, lines: readonly string[]): Explanation {
  const [above = '', text = '', below = ''] = [line - 2, line - 1, line].map((index) => lines[index])
  const lost = (message: string, place: Place = { line, column }) => ({ ...place, message, lost: true })
  const glued = /^(\s*(?:- +)*[\w-]+:)([^\s/].*?)\s*$/.exec(text)
  if (glued?.[1]) {
    const cure = `${glued[1].trim()} ${glued[2]}`
    return lost(`A space is missing after the colon. Write ${cure}`, { line, column: glued[1].length + 1 })
  }
  if (isField(below) && indent(below) > indent(text)) {
    const place = { line: line + 1, column: indent(below) + 1 }
    return lost(
      `${quote(below.trim())} stands too far to the right. Write it straight below ${quote(text.trim())}.`,
      place,
    )
  }
  if (isField(text) && indent(above) > indent(text)) {
    return lost(`${quote(text.trim())} stands too far to the left. Write it straight below ${quote(above.trim())}.`)
  }
  if (!isField(text)) {
    return lost(
      `${quote(text.trim())} belongs to no field. Write it on the line of its field, or a name and a colon before it.`,
    )
  }
  return lost(`${message.replace(/\.$/, '')}. Check the quotes, colons and indentation of this line.`)
}

function isField(text: string): boolean {
  return /^\s*(?:- +)*[\w-]+:( |$)/.test(text)
}

function indent(text: string): number {
  return text.length - text.trimStart().length
}

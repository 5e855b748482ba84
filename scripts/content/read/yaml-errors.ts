import { type Message, say } from '../../check/message.ts'
import { type Fix, type Place, quote } from '../../check/problem.ts'
import { inQuotes, withoutQuotes } from './yaml-lines.ts'

/** An error of the YAML parser: its code and message, and where it stands. */
export interface YamlError extends Place {
  reason: string
}

/** The reason for a line that is no field. The parser reads it as a text by itself. */
export const noField = 'NO_FIELD'

/** An error in words, with the one right answer where there is one. */
export interface Explained extends Place {
  message: Message
  fix?: Fix
}

/** A reason for which the parser rejects a line, with its explanation. */
interface Row {
  reason: RegExp
  /** Matches the line, where one reason has several causes. */
  written?: RegExp
  /** Gets the line, the number of lines above it, and all lines. */
  explain(text: string, above: number, lines: readonly string[]): Message
}

/** The reasons of the parser for which a line is wrong. The first row that matches explains the error. */
const ofLine: readonly Row[] = [
  {
    reason: /^TAB_AS_INDENT/,
    explain: (text) => say`${quote(text)} begins with a tab. Write spaces instead, two for each level.`,
  },
  {
    reason: /^DUPLICATE_KEY/,
    explain: (text, above, lines) => {
      const [name = ''] = /^[^:]*/.exec(text.replace(/^(?:- +)+/, '')) ?? []
      const first =
        lines.findLastIndex((other, at) => at < above && other.replace(/^[\s-]+/, '').startsWith(`${name}:`)) + 1
      return say`${name} is given on line ${first} already. Keep one of the two.`
    },
  },
  {
    reason: /^RESOURCE_EXHAUSTION/,
    explain: () => say`The fields are nested too deeply to read. Write them in fewer levels.`,
  },
  { reason: /^/, written: /^\.\.\.$/, explain: () => say`A line of ... ends the fields. Leave it out.` },
  {
    reason: /Missing closing "quote/,
    explain: () => say`A " is opened and not closed. Write " at the end of the value too.`,
  },
  {
    reason: /Missing closing 'quote/,
    explain: () => say`A ' is opened and not closed. Write ' at the end of the value too, or " around all of it.`,
  },
  { reason: /end with a \]/, explain: () => say`A [ is opened and not closed. Write ] at the end of the list.` },
  { reason: /end with a \}/, explain: () => say`A { is opened and not closed. Write } at the end of the value.` },
  {
    reason: /^(?:NO_FIELD|MULTILINE_IMPLICIT_KEY|MISSING_CHAR: Implicit map keys)/,
    written: /^(?:- +)*[\w-]+:[^\s/]/,
    explain: (text) => say`A space is missing after the colon. Write ${text.replace(':', ': ')}`,
  },
  {
    reason: /^(?:BAD_INDENT: All|MISSING_CHAR: Sequence item)/,
    explain: (text) =>
      say`${quote(text)} does not stand straight below the lines that it belongs with. Write it there.`,
  },
  {
    reason: /^(?:NO_FIELD|MULTILINE_IMPLICIT_KEY|MISSING_CHAR: Implicit map keys)/,
    explain: (text) =>
      say`${quote(text)} belongs to no field. Write it on the line of its field, or a name and a colon before it.`,
  },
]

const beginsWithFact = say`A value that begins with a fact needs quotes.`

/** Why a value needs quotes. The first row that matches says so. */
const ofValue: readonly (readonly [value: RegExp, explain: (first: string) => Message])[] = [
  [/^\{\s*[a-zA-Z]\w*(\.\w+)+\s*\}/, () => beginsWithFact],
  [/^".*\\.*"$/, () => say`A backslash has a meaning of its own in double quotes.`],
  [/^["']/, () => say`A text stands after the closing quote.`],
  [/^[@`%&*!|>?,[\]{}#-]/, (first) => say`A value that begins with "${first}" needs quotes.`],
  [/:( |$)/, () => say`A value with a colon needs quotes.`],
]

/** Explains an error of the parser. `isAlone` tells that the field has no other line. */
export function explainYamlError(
  { line, column, reason }: YamlError,
  lines: readonly string[],
  isAlone: boolean,
): Explained {
  const written = lines[line - 1] ?? ''
  const text = written.trim()
  const row = ofLine.find((one) => one.reason.test(reason) && (one.written?.test(text) ?? true))
  if (row) return { line, column, message: row.explain(text, line - 1, lines) }

  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/.exec(written) ?? []
  const [, fact] = /^FACT: (.*)/.exec(reason) ?? []
  if (fact && !value.startsWith(fact)) {
    const to = `"${fact}"`
    return { line, column, message: say`${beginsWithFact} Write ${to}`, fix: { line, column, from: fact, to } }
  }
  const found = ofValue.find(([pattern]) => pattern.test(value))
  if (found) {
    const place = { line, column: before.length + 1 }
    const to = inQuotes(withoutQuotes(value))
    // Behind a # there can be a comment; * and & can be signs of Markdown, and brackets a list.
    const isSure = isAlone && !/\s#|^[*&]|[{[].*[:,]|["'\\]/.test(value)
    const message = say`${found[1](value.charAt(0))} Write ${before.trimStart() + to}`
    return { ...place, message, fix: isSure ? { ...place, from: value, to } : undefined }
  }
  if (reason.startsWith('BLOCK_AS_IMPLICIT_KEY')) {
    const below = lines[line] ?? ''
    const message = say`${quote(below.trim())} stands too far to the right. Write it straight below ${quote(text)}.`
    return { line: line + 1, column: below.search(/\S|$/) + 1, message }
  }
  const said = reason.replace(/^\w+: |\.$/g, '')
  return {
    line,
    column,
    message: say`The parser says: ${said}. Check the quotes, colons and indentation of this line.`,
  }
}

import type { Message } from '../../check/message.ts'
import { type Correction, type Place, quote } from '../../check/problem.ts'
import { inQuotes, withoutQuotes } from './yaml-lines.ts'

/** An error of the YAML parser: its code and message, and where it stands. */
export interface YamlError extends Place {
  reason: string
}

/** The reason for a line that is no field. The parser reads it as a text by itself. */
export const noField = 'NO_FIELD'

/** An error in words, with the one right answer where there is one. */
export interface Explained extends Place, Correction {
  message: Message
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
    explain: (text) => ({
      en: '%1 begins with a tab. Write spaces instead, two for each level.',
      nl: '%1 begint met een tab. Schrijf in plaats daarvan spaties, twee voor elk niveau.',
      values: [quote(text)],
    }),
  },
  {
    reason: /^DUPLICATE_KEY/,
    explain: (text, above, lines) => {
      const [name = ''] = /^[^:]*/.exec(text.replace(/^(?:- +)+/, '')) ?? []
      const first =
        lines.findLastIndex((other, at) => at < above && other.replace(/^[\s-]+/, '').startsWith(`${name}:`)) + 1
      return {
        en: '%1 is given on line %2 already. Keep one of the two.',
        nl: '%1 staat al op regel %2. Houd een van de twee.',
        values: [name, first],
      }
    },
  },
  {
    reason: /^RESOURCE_EXHAUSTION/,
    explain: () => ({
      en: 'The fields are nested too deeply to read. Write them in fewer levels.',
      nl: 'De velden staan te diep in elkaar om te lezen. Schrijf ze in minder niveaus.',
    }),
  },
  {
    reason: /^/,
    written: /^\.\.\.$/,
    explain: () => ({
      en: 'A line of ... ends the fields. Leave it out.',
      nl: 'Een regel ... sluit de velden af. Laat hem weg.',
    }),
  },
  {
    reason: /Missing closing "quote/,
    explain: () => ({
      en: 'A " is opened and not closed. Write " at the end of the value too.',
      nl: 'Een " is geopend en niet gesloten. Schrijf ook een " aan het eind van de waarde.',
    }),
  },
  {
    reason: /Missing closing 'quote/,
    explain: () => ({
      en: "A ' is opened and not closed. Write ' at the end of the value too, or \" around all of it.",
      nl: "Een ' is geopend en niet gesloten. Schrijf ook een ' aan het eind van de waarde, of \" om het geheel.",
    }),
  },
  {
    reason: /end with a \]/,
    explain: () => ({
      en: 'A [ is opened and not closed. Write ] at the end of the list.',
      nl: 'Een [ is geopend en niet gesloten. Schrijf ] aan het eind van de lijst.',
    }),
  },
  {
    reason: /end with a \}/,
    explain: () => ({
      en: 'A { is opened and not closed. Write } at the end of the value.',
      nl: 'Een { is geopend en niet gesloten. Schrijf } aan het eind van de waarde.',
    }),
  },
  {
    reason: /^(?:NO_FIELD|MULTILINE_IMPLICIT_KEY|MISSING_CHAR: Implicit map keys)/,
    written: /^(?:- +)*[\w-]+:[^\s/]/,
    explain: (text) => ({
      en: 'A space is missing after the colon. Write %1',
      nl: 'Na de dubbele punt ontbreekt een spatie. Schrijf %1',
      values: [text.replace(':', ': ')],
    }),
  },
  {
    reason: /^(?:BAD_INDENT: All|MISSING_CHAR: Sequence item)/,
    explain: (text) => ({
      en: '%1 does not stand straight below the lines that it belongs with. Write it there.',
      nl: '%1 staat niet recht onder de regels waar het bij hoort. Schrijf het daar.',
      values: [quote(text)],
    }),
  },
  {
    reason: /^(?:NO_FIELD|MULTILINE_IMPLICIT_KEY|MISSING_CHAR: Implicit map keys)/,
    explain: (text) => ({
      en: '%1 belongs to no field. Write it on the line of its field, or a name and a colon before it.',
      nl: '%1 hoort bij geen veld. Schrijf het op de regel van zijn veld, of zet er een naam en een dubbele punt voor.',
      values: [quote(text)],
    }),
  },
]

const beginsWithFact = {
  en: 'A value that begins with a fact needs quotes.',
  nl: 'Een waarde die met een feit begint, heeft aanhalingstekens nodig.',
}

/** Why a value needs quotes. The first row that matches says so. */
const ofValue: readonly (readonly [value: RegExp, explain: (first: string) => Message])[] = [
  [/^\{\s*[a-zA-Z]\w*(\.\w+)+\s*\}/, () => beginsWithFact],
  [
    /^".*\\.*"$/,
    () => ({
      en: 'A backslash has a meaning of its own in double quotes.',
      nl: 'Een backslash heeft tussen dubbele aanhalingstekens een eigen betekenis.',
    }),
  ],
  [
    /^["']/,
    () => ({ en: 'A text stands after the closing quote.', nl: 'Na het sluitende aanhalingsteken staat nog tekst.' }),
  ],
  [
    /^[@`%&*!|>?,[\]{}#-]/,
    (first) => ({
      en: 'A value that begins with "%1" needs quotes.',
      nl: 'Een waarde die met "%1" begint, heeft aanhalingstekens nodig.',
      values: [first],
    }),
  ],
  [
    /:( |$)/,
    () => ({
      en: 'A value with a colon needs quotes.',
      nl: 'Een waarde met een dubbele punt heeft aanhalingstekens nodig.',
    }),
  ],
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
    return {
      line,
      column,
      message: { en: '%1 Write %2', nl: '%1 Schrijf %2', values: [beginsWithFact, to] },
      actual: fact,
      expected: to,
    }
  }
  const found = ofValue.find(([pattern]) => pattern.test(value))
  if (found) {
    const place = { line, column: before.length + 1 }
    const to = inQuotes(withoutQuotes(value))
    // Behind a # there can be a comment; * and & can be signs of Markdown, and brackets a list.
    const isSure = isAlone && !/\s#|^[*&]|[{[].*[:,]|["'\\]/.test(value)
    const message = {
      en: '%1 Write %2',
      nl: '%1 Schrijf %2',
      values: [found[1](value.charAt(0)), before.trimStart() + to],
    }
    return { ...place, message, actual: value, expected: isSure ? to : undefined }
  }
  if (reason.startsWith('BLOCK_AS_IMPLICIT_KEY')) {
    const below = lines[line] ?? ''
    const message = {
      en: '%1 stands too far to the right. Write it straight below %2.',
      nl: '%1 staat te ver naar rechts. Schrijf het recht onder %2.',
      values: [quote(below.trim()), quote(text)],
    }
    return { line: line + 1, column: below.search(/\S|$/) + 1, message }
  }
  const said = reason.replace(/^\w+: |\.$/g, '')
  return {
    line,
    column,
    message: {
      en: 'The parser says: %1. Check the quotes, colons and indentation of this line.',
      nl: 'De parser zegt: %1. Kijk naar de aanhalingstekens, dubbele punten en het inspringen van deze regel.',
      values: [said],
    },
  }
}

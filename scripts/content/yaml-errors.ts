import { type Message, type Position, quote, say } from './problem.ts'

export interface YamlError extends Position {
  reason: string
}

/** Error code for a line without a field, which the parser reads as a scalar. */
export const noField = 'NO_FIELD'

const tab = {
  en: '%1 begins with a tab. Write spaces instead, two for each level.',
  nl: '%1 begint met een tab. Schrijf in plaats daarvan spaties, twee voor elk niveau.',
}
const givenTwice = {
  en: '%1 is given above already. Keep one of the two.',
  nl: '%1 staat hierboven al. Houd een van de twee.',
}
const tooDeep = {
  en: 'The fields are nested too deeply to read. Write them in fewer levels.',
  nl: 'De velden staan te diep in elkaar om te lezen. Schrijf ze in minder niveaus.',
}
const notClosed = {
  en: 'What is opened here is not closed. Write %1 at the end of the value.',
  nl: 'Wat hier wordt geopend, wordt niet gesloten. Schrijf %1 aan het eind van de waarde.',
}
const needsQuotes = {
  en: 'This value needs quotes. Write %1',
  nl: 'Deze waarde heeft aanhalingstekens nodig. Schrijf %1',
}
const escapes = {
  en: 'Between double quotes a \\ makes another character of what stands behind it. Write %1',
  nl: 'Tussen dubbele aanhalingstekens maakt een \\ een ander teken van wat erachter staat. Schrijf %1',
}
const ofNoField = {
  en: '%1 belongs to no field. Write name: value, straight below the fields that it belongs with.',
  nl: '%1 hoort bij geen veld. Schrijf naam: waarde, recht onder de velden waar het bij hoort.',
}
const parserSays = {
  en: 'The parser says: %1. Check the quotes, colons and indentation of this line.',
  nl: 'De parser zegt: %1. Kijk naar de aanhalingstekens, dubbele punten en het inspringen van deze regel.',
}

/** Matches values that need quotes: they start with an indicator, or contain a colon. */
const special = /^["'@`%&*!|>?,[\]{}#-]|:(?: |$)/

export function explainYamlError({ line, column, reason }: YamlError, lines: readonly string[]) {
  const written = lines[line - 1] ?? ''
  const text = written.trim()
  const at = (message: Message, start = column) => ({ position: { line, column: start }, message })
  const [, sign] = /(?:Missing closing |end with a )(["'\]}])/.exec(reason) ?? []
  if (reason.startsWith('TAB_AS_INDENT')) return at(say(tab, quote(text)))
  if (reason.startsWith('DUPLICATE_KEY')) return at(say(givenTwice, text.replace(/^(?:- +)+|:.*/g, '')))
  if (reason.startsWith('RESOURCE_EXHAUSTION')) return at(tooDeep)
  if (sign) return at(say(notClosed, sign))
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/.exec(written) ?? []
  const [, fact] = /^FACT: (.*)/.exec(reason) ?? []
  if (fact && !value.startsWith(fact)) return at(say(needsQuotes, JSON.stringify(fact)))
  if (/^ESCAPE|^BAD_DQ_ESCAPE/.test(reason)) {
    const right = value.replace(/\\(["\\])?/g, (written, sign) => (sign ? written : '\\\\'))
    return at(say(escapes, before.trimStart() + right), before.length + 1)
  }
  if (special.test(value)) {
    const right = JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2'))
    return at(say(needsQuotes, before.trimStart() + right), before.length + 1)
  }
  if (
    /^NO_FIELD|^BAD_INDENT|IMPLICIT_KEY|^MISSING_CHAR: (?:Implicit|Sequence)|Unexpected scalar at node end/.test(reason)
  )
    return at(say(ofNoField, quote(text)))
  return at(say(parserSays, reason.replace(/^\w+: |\.$/g, '')))
}

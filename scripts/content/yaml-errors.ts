import { type Fix, type Message, quote, say } from './problem.ts'

/** Error of the YAML parser, with its position in the file. */
export interface YamlError {
  line: number
  column: number
  code: string
  message: string
}

/** Matches the message about a value that is not closed, with its missing character. */
export const unclosed = /(?:Missing closing |end with a )(["'\]}])/

const tab = {
  en: '{line} begins with a tab. Write spaces instead, two for each level.',
  nl: '{line} begint met een tab. Schrijf in plaats daarvan spaties, twee voor elk niveau.',
}
const givenTwice = {
  en: '{field} is already given above. Keep one of the two.',
  nl: '{field} staat hierboven al. Laat een van de twee staan.',
}
const tooDeep = {
  en: 'The fields are nested too deeply to read. Write them with fewer levels.',
  nl: 'De velden zijn te diep genest om te lezen. Schrijf ze met minder niveaus.',
}
const notClosed = {
  en: 'A quote or bracket opened here is not closed. Write {quote} at the end of the value.',
  nl: 'Een aanhalingsteken of haakje dat hier opent, wordt niet afgesloten. Schrijf {quote} aan het eind van de waarde.',
}
const needsQuotes = {
  en: 'This value needs quotes. Write {value}',
  nl: 'Deze waarde moet tussen aanhalingstekens staan. Schrijf {value}',
}
const escapes = {
  en: 'Between double quotes, \\ changes the character after it. Write {value}',
  nl: 'Tussen dubbele aanhalingstekens verandert \\ het teken erachter. Schrijf {value}',
}
const ofNoField = {
  en: '{line} does not belong to a field. Write it as name: value, indented like the fields around it.',
  nl: '{line} hoort niet bij een veld. Schrijf het als naam: waarde, even ver ingesprongen als de velden eromheen.',
}
const emptyItem = {
  en: 'An item of this list is empty. Write {list}',
  nl: 'Een onderdeel van deze lijst is leeg. Schrijf {list}',
}
const noSpace = {
  en: '{line} lacks a space after the colon. Write {field}',
  nl: 'In {line} ontbreekt een spatie na de dubbele punt. Schrijf {field}',
}
const parserSays = {
  en: 'The parser says: {reason}. Check the quotes, colons and indentation of this line.',
  nl: 'De parser zegt: {reason}. Controleer de aanhalingstekens, dubbele punten en inspringing van deze regel.',
}

/** Matches a value that begins with the apostrophe of a word, such as 't or '90s, and not with a quote. */
const apostrophe = /^'(?:[a-z]{1,2}|\d{2}s?|em|tis|twas)\s[^']*$/i

/** Matches values that need quotes: they start with an indicator, or contain a colon. */
const special = /^["'@`%&*!|>?,[\]{}#-]|:(?: |$)/

const partOfNoField =
  /^NO_FIELD|^BAD_INDENT|IMPLICIT_KEY|^MISSING_CHAR: (?:Implicit|Sequence)|Unexpected scalar at node/

/** Explains an error of the parser based on its line, with a fix if the right value is certain. */
export function explainError({ line, column, code, message }: YamlError, source: string) {
  const text = source.trim()
  const mistakeAt = (message: Message, start = column, fix?: Fix) => ({
    position: { line, column: start },
    message,
    fix,
  })
  const [, closing] = unclosed.exec(message) ?? []
  if (code === 'TAB_AS_INDENT') return mistakeAt(say(tab, { line: quote(text) }))
  if (code === 'DUPLICATE_KEY') return mistakeAt(say(givenTwice, { field: text.replace(/^(?:- +)+|:.*/g, '') }))
  if (code === 'RESOURCE_EXHAUSTION') return mistakeAt(tooDeep)
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +|- +))(.*?)\s*$/.exec(source) ?? []
  // A value that begins with a special character other than a quote may be intended as a list or a block. Such a value
  // has no fix.
  const isText = !/^[*&!>|?,-]|^\[.*\]$/.test(value)
  const withRight = (template: Message, right: string) => {
    const fix = isText ? { actual: value, expected: right } : undefined
    return mistakeAt(say(template, { value: before.trimStart() + right }), before.length + 1, fix)
  }
  if (closing && apostrophe.test(value)) return withRight(needsQuotes, JSON.stringify(value))
  if (closing) {
    // Without a second quote, the value must end with its line.
    const isSure = /^["'][^"'\\]*$/.test(value) && column === before.length + 1
    const fix = isSure ? { actual: value, expected: value + closing } : undefined
    return mistakeAt(say(notClosed, { quote: closing }), column, fix)
  }
  if (code === 'FACT' && !value.startsWith(message))
    return mistakeAt(say(needsQuotes, { value: JSON.stringify(message) }), column, {
      actual: message,
      expected: JSON.stringify(message),
    })
  if (code === 'ESCAPE' || code === 'BAD_DQ_ESCAPE')
    return withRight(
      escapes,
      value.replace(/\\(["\\])?/g, (sequence, character) => (character ? sequence : '\\\\')),
    )
  const filled = value.replace(/(?<=[[,])(?:\s*,)+/g, '')
  if (/^\[[^[\]"'{}]*\]$/.test(value) && filled !== value)
    return mistakeAt(say(emptyItem, { list: before.trimStart() + filled }), before.length + 1, {
      actual: value,
      expected: filled,
    })
  if (special.test(value)) return withRight(needsQuotes, JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2')))
  const [, name, rest] = /^([a-z]\w*):(?!\/\/)(\S.*)$/i.exec(text) ?? []
  if (partOfNoField.test(`${code}: ${message}`) && name && text === source.trimEnd())
    return mistakeAt(say(noSpace, { line: quote(text), field: `${name}: ${rest}` }), 1, {
      actual: text,
      expected: `${name}: ${rest}`,
    })
  if (partOfNoField.test(`${code}: ${message}`)) return mistakeAt(say(ofNoField, { line: quote(text) }))
  return mistakeAt(say(parserSays, { reason: message.replace(/\.$/, '') }))
}

import { asTyped } from '../../site/format.ts'
import { say } from './message.ts'
import type { EntryRule } from './rule.ts'

const fact = /(?<!\\)((?:€|EUR)\s*|\$)?(\{\s*([\w.]+)\s*\})(\s?(?:%|€|\p{L}+))?/gu
const bracketed = /(?<![\\[!])\[([a-z]\w*\.\w+)\](?![[(:])/g

const signTwice = {
  en: '%1 is shown as "%2": a fact says its sign and its unit itself. Write %3.',
  nl: '%1 staat er als "%2": een feit zegt het teken en de eenheid zelf. Schrijf %3.',
}
const inBrackets = {
  en: '%1 is shown as it stands. Write {%2}.',
  nl: '%1 staat er zoals het geschreven is. Schrijf {%2}.',
}

export const factSigns: EntryRule = {
  id: 'fact-signs',
  says: [signTwice, inBrackets],
  why: {
    en: 'A fact is shown with its sign and its unit, and only between { and }.',
    nl: 'Een feit wordt getoond met zijn teken en zijn eenheid, en alleen tussen { en }.',
  },
  example: { wrong: 'Vanaf € {starter.monthly} per maand.', right: 'Vanaf {starter.monthly} per maand.' },
  check({ lines, outline }, facts) {
    const code = new Set(outline.codeLines)
    return lines.flatMap((written, index) => {
      if (!/[{[]/.test(written) || code.has(index + 1)) return []
      const text = written.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
      const at = (offset: number) => ({ line: index + 1, column: offset + 1 })
      const twice = [...text.matchAll(fact)].flatMap(
        ({ 1: before = '', 2: to = '', 3: name = '', 4: after = '', index }) => {
          const value = asTyped(facts[name] ?? '')
          const sign = before === '$' || value.startsWith('€') ? before : ''
          const unit = isUnitOf(value, after.trim()) ? after : ''
          if (value === '' || sign + unit === '') return []
          const place = at(index + before.length - sign.length)
          const from = sign + to + unit
          return [{ ...place, message: say(signTwice, from, sign + value + unit, to), actual: from, expected: to }]
        },
      )
      const typed = [...text.matchAll(bracketed)].flatMap(({ 0: from, 1: name = '', index }) => {
        const message = say(inBrackets, from, name)
        return facts[name] === undefined ? [] : [{ ...at(index), message, actual: from, expected: `{${name}}` }]
      })
      return [...twice, ...typed]
    })
  },
}

/** Whether a value says a unit already, however that is written: € 950 is in euro, 15% in procent. */
function isUnitOf(value: string, word: string): boolean {
  if (/^(?:euros?|EUR|€)$/i.test(word)) return value.startsWith('€')
  if (/^(?:%|procent|percent)$/i.test(word)) return value.endsWith('%')
  return word !== '' && /\d/.test(value) && value.toLowerCase().endsWith(` ${word.toLowerCase()}`)
}

import { say } from '../../message.ts'
import { inQuotes } from '../../read/yaml-lines.ts'
import type { Draft, Finding } from '../rule.ts'

const curly = /^([“”„‟«‘’‚])(.+)([“”»’‘"'])$/su

/** The quotes of YAML are " and ': others, which phones and word processors write, are shown. */
export function fieldQuotes({ fieldTexts }: Draft): Finding[] {
  return fieldTexts.flatMap(({ text, bare, line, column }) => {
    const [, first, inner = '', last = ''] = curly.exec(text) ?? []
    if (!bare || !first || /[“”„‟«»"]/.test(inner)) return []
    const right = inQuotes(inner.trim())
    const message = say`${first} and ${last} are shown. Write ${right}, or "${text}" to show them.`
    return [{ line, column, message, fix: { line, column, from: text, to: right } }]
  })
}

import { say } from '../../message.ts'
import { placeIn } from '../../read/places.ts'
import { inQuotes } from '../../read/yaml-lines.ts'
import type { Draft, Finding } from '../rule.ts'

/** In YAML a # after a space begins a comment: what stands behind it is not shown. */
export function fieldComment({ fieldTexts, lines }: Draft): Finding[] {
  const cut = fieldTexts.flatMap((field) => {
    if (field.bare !== 'alone') return []
    const { line, column } = placeIn(field, field.text.length)
    const [rest, comment] = /^[ \t]+#(\S.*?)(?=\s*$)/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
    return rest && comment ? [{ ...field, rest }] : []
  })
  const empty = lines.slice(0, lines.indexOf('---', 1)).flatMap((text, index) => {
    const [, before = '', rest] = /^([\w-]+:[ \t]+)(#\S.*?)\s*$/.exec(text) ?? []
    return rest ? [{ text: '', line: index + 1, column: before.length + 1, rest }] : []
  })
  return [...cut, ...empty].map(({ text, rest, line, column }) => {
    const right = inQuotes(text + rest)
    const message = say`"${rest.trim()}" is a comment in YAML and is not shown. Write ${right}, with the quotes.`
    const fix = text.includes('\n') ? undefined : { line, column, from: text + rest, to: right }
    return { line, column, message, fix }
  })
}

import { placeIn } from '../../content/read/places.ts'
import { inQuotes } from '../../content/read/yaml-lines.ts'
import { say } from '../message.ts'
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

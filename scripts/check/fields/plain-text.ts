import { placeIn } from '../../content/read/places.ts'
import { inQuotes } from '../../content/read/yaml-lines.ts'
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
    const message = {
      en: '"%1" is a comment in YAML and is not shown. Write %2, with the quotes.',
      nl: '"%1" is in YAML commentaar en wordt niet getoond. Schrijf %2, met de aanhalingstekens.',
      values: [rest.trim(), right],
    }
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
    const message = {
      en: '%1 and %2 are shown. Write %3, or "%4" to show them.',
      nl: '%1 en %2 komen op de pagina te staan. Schrijf %3, of "%4" als dat zo hoort.',
      values: [first, last, right, text],
    }
    return [{ line, column, message, fix: { line, column, from: text, to: right } }]
  })
}

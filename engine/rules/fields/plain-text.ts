import { say } from '../../message.ts'
import { quote } from '../../problem.ts'
import { matchesIn, placeIn } from '../../read/places.ts'
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

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', euro: '€' }

/** An entity, also one whose & is written as an entity itself: corrected once, it would be wrong again. */
const entities = /&(?:amp;)*(\w+|#\d+|#x[\da-f]+);/gi

/** Fields are plain text: an entity, which Markdown reads as a character, would be shown as it is written. */
export function fieldEntity({ fieldTexts }: Draft): Finding[] {
  return matchesIn(fieldTexts, entities).map(({ written, match: [, name = ''], place }) => {
    const character = Object.hasOwn(characters, name) ? characters[name] : undefined
    const fix = character && character !== '"' ? { ...place, from: written, to: character } : undefined
    const right = character ?? (name === 'nbsp' ? say`a space` : say`the character itself`)
    return { ...place, message: say`${written} would be shown as it stands. Write ${right}.`, fix }
  })
}

/** What makes words stand out in Markdown, and the words. */
const emphasis = /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_|~~|`)(?=\S)(?<words>[^*_~`\n]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu
const link = /!?\[(?<words>[^[\]\n]+)\]\([^()\n]*\)/g

/** Fields, and the properties of a component, are plain text: Markdown would be shown as it is written. */
export function fieldMarkup({ fieldTexts, outline }: Draft): Finding[] {
  const texts = [...fieldTexts, ...outline.texts.filter(({ isProperty }) => isProperty)]
  return [...matchesIn(texts, emphasis), ...matchesIn(texts, link)].map(({ written, match: { groups }, place }) => {
    const words = groups?.words ?? ''
    const isLink = written.endsWith(')')
    const right = isLink ? say`${words}, and the link in the text` : words
    const message = say`${quote(written)} would be shown as it stands: this is plain text. Write ${right}.`
    return { ...place, message, fix: isLink ? undefined : { ...place, from: written, to: words } }
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

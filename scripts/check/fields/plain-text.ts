import { placeIn } from '../../content/read/places.ts'
import { say } from '../message.ts'
import type { EntryRule } from '../rule.ts'

const cutByComment = {
  en: '"%1" is a comment in YAML and is not shown. Write %2, with the quotes.',
  nl: '"%1" is in YAML commentaar en wordt niet getoond. Schrijf %2, met de aanhalingstekens.',
}

export const fieldComment: EntryRule = {
  id: 'field-comment',
  says: [cutByComment],
  why: {
    en: 'In YAML a # after a space begins a comment, so the rest of the line disappears.',
    nl: 'In YAML begint een # na een spatie commentaar, dus de rest van de regel verdwijnt.',
  },
  example: { wrong: '---\ntitle: Onze #1 tip\n---', right: '---\ntitle: "Onze #1 tip"\n---' },
  check({ fieldTexts, lines }) {
    const cut = fieldTexts.flatMap((field) => {
      if (field.isClosed) return []
      const { line, column } = placeIn(field, field.text.length)
      const [rest, comment] = /^[ \t]+#(\S.*?)(?=\s*$)/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
      return rest && comment ? [{ ...field, rest }] : []
    })
    const empty = lines.slice(0, Math.max(0, lines.indexOf('---', 1))).flatMap((text, index) => {
      const [, before = '', rest] = /^([\w-]+:[ \t]+)(#\S.*?)\s*$/.exec(text) ?? []
      return rest ? [{ text: '', line: index + 1, column: before.length + 1, rest }] : []
    })
    return [...cut, ...empty].map(({ text, rest, line, column }) => {
      const right = JSON.stringify(text + rest)
      const message = say(cutByComment, rest.trim(), right)
      // Before a word it can be meant as a comment.
      const isSure = /^\s*#\d/.test(rest) && !text.includes('\n')
      return { line, column, message, actual: text + rest, expected: isSure ? right : undefined }
    })
  },
}

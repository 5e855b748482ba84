import { withoutAnchor } from '../compile/headings.ts'
import { say } from '../message.ts'
import type { Draft, Finding } from './rule.ts'

/** The FAQ shows questions with their answers: what stands above the first one is in neither. */
export function questionLost({ outline, collection }: Draft): Finding[] {
  const [first] = outline.blocks
  if (collection !== 'faq' || !first || first.heading) return []
  const { line, column } = first
  const message = say`The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.`
  return [{ line, column, message }]
}

/** A heading of a lower level belongs to the answer above it. */
export function questionInside({ outline, collection }: Draft): Finding[] {
  if (collection !== 'faq') return []
  return outline.headings
    .map((heading) => ({ ...heading, text: withoutAnchor(heading.text) }))
    .filter(({ depth, text }) => depth > 2 && text.endsWith('?'))
    .map(({ text, line, column }) => {
      const message = say`"${text}" is shown within the answer above it. Write ## ${text} for a question of its own.`
      return { line, column, message, isAdvice: true }
    })
}

import { expect, test } from 'vitest'
import { templates } from '../../scripts/content/templates.ts'
import { placeholderLength } from './placeholder.ts'

test('a placeholder of a new text is found where it begins, in each language', () => {
  for (const { answer } of Object.values(templates)) {
    const text = `## Wat?\n\n${answer}\n`
    expect(placeholderLength(text, text.indexOf(answer))).toBe(answer.length)
    expect(placeholderLength(text, 0)).toBe(0)
  }
})

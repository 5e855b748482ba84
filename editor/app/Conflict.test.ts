import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnWords } from './Conflict.tsx'

test('each of two versions marks the words that the other lacks', () => {
  const marked = (text: string, other: string) => renderToStaticMarkup(createElement(OwnWords, { text, other }))
  const [mine, theirs] = ['Wij bouwen drie workflows.', 'Wij bouwen twee workflows.']
  expect(marked(mine, theirs)).toBe('Wij bouwen <mark>drie</mark> workflows.')
  expect(marked(theirs, mine)).toBe('Wij bouwen <mark>twee</mark> workflows.')
  expect(marked(mine, mine.replace(' drie', ''))).toContain('<mark>drie')
  // Unrelated paragraphs would be marked in full.
  expect(marked('Eerst.', 'Daarna!')).toBe('Eerst.')
})

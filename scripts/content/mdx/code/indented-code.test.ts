import { expect, test } from 'vitest'
import { indentedCode } from './indented-code.ts'

const named = (text: string) => indentedCode(text).map(({ start, end }) => text.slice(start, end))

test.each([
  'Typ dit:\n\n    npm install\n    npm start',
  '## Kop\n    npm install\n    npm start',
  'Typ dit:\n\n\tnpm install\n\tnpm start',
  '<button>Toon</button>\n\n    npm install\n    npm start',
  '- een\n\n      npm install\n      npm start',
])('%j: lines that MDX reads as a paragraph are named once', (text) => {
  expect(named(text)).toEqual([expect.stringMatching(/^npm install\n\s+npm start$/)])
})

test.each([
  'Een alinea\n    met een vervolg.',
  '- een\n\n    - twee\n\n        drie',
  '1. een\n\n    een alinea erbij',
  '```\n    npm install\n```',
  '[^a]: Een noot\n\n    met een tweede alinea.',
  '<Steps>\n\n    <Callout title="a">',
])('%j is not code, and is not reported', (text) => {
  expect(named(text)).toEqual([])
})

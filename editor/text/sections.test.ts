import { markdownLanguage } from '@codemirror/lang-markdown'
import { expect, test } from 'vitest'
import { countWords, headingsIn, moveSection } from './sections.ts'

const text = `
Vooraf.

## Een [#one]

Tekst een.

### Deel a

A.

### Deel b

\`\`\`
## geen kop
\`\`\`

<Reasons>

## **Twee** {brand.name}

Twee.


## Drie

Drie.

</Reasons>

## Vier`

const headings = (of: string) => headingsIn(markdownLanguage.parser.parse(of), of, { 'brand.name': 'Wij' })

function moved(of: string, at: string, by: 1 | -1) {
  const found = moveSection(of, headings(of), of.indexOf(at), by)
  if (!found) return undefined
  const { from, to, insert } = found.change
  const after = of.slice(0, from) + insert + of.slice(to)
  expect(after.slice(found.offset).startsWith(at)).toBe(true)
  return after
}

test('the outline has the words of the headings, without those in code', () => {
  expect(headings(text).map(({ level, words }) => `${level} ${words}`)).toEqual([
    '2 Een',
    '3 Deel a',
    '3 Deel b',
    '2 Twee Wij',
    '2 Drie',
    '2 Vier',
  ])
})

test('a section moves below the next one and back, byte for byte', () => {
  const down = moved(text, 'A.', 1)
  expect(down).toBe(
    text.replace(
      '### Deel a\n\nA.\n\n### Deel b\n\n```\n## geen kop\n```',
      '### Deel b\n\n```\n## geen kop\n```\n\n### Deel a\n\nA.',
    ),
  )
  expect(moved(down ?? '', 'A.', -1)).toBe(text)
  const inside = moved(text, 'Drie.', -1)
  expect(inside).toContain('<Reasons>\n\n## Drie\n\nDrie.\n\n\n## **Twee** {brand.name}\n\nTwee.\n\n</Reasons>')
  expect(moved(inside ?? '', 'Drie.', 1)).toBe(text)
})

test('a section never moves into or out of a component, or past the first or the last section', () => {
  for (const [at, by] of [
    ['Vooraf', 1],
    ['Tekst een', 1],
    ['Tekst een', -1],
    ['Twee.', -1],
    ['Drie.', 1],
    ['## Vier', -1],
    ['## Vier', 1],
    ['A.', -1],
  ] as const)
    expect(moved(text, at, by), `${at} ${by}`).toBeUndefined()
})

test('the last section moves up and back without a final newline', () => {
  const short = '## Een\n\nTekst.\n\n## Twee\n\nMeer.'
  expect(moved(short, 'Meer.', -1)).toBe('## Twee\n\nMeer.\n\n## Een\n\nTekst.')
  expect(moved('## Twee\n\nMeer.\n\n## Een\n\nTekst.', 'Meer.', 1)).toBe(short)
})

test('words are counted without addresses, tags and lines of dashes', () => {
  expect(countWords('## Een kop [#kop]\n\nZie [twee woorden](/en/plans) voor {a.b}.\n')).toBe(7)
  expect(countWords('<Callout title="Niet">\n\n| a | b |\n| --- | --- |\n| € 9,50 | één |\n')).toBe(4)
})

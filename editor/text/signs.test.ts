import { markdownLanguage } from '@codemirror/lang-markdown'
import { expect, test } from 'vitest'
import { signsIn } from './signs.ts'

/** The text as drawn: without markup, and with widgets between ‹ and ›. */
function drawn(text: string): string {
  const { signs } = signsIn(markdownLanguage.parser.parse(text), text)
  return signs.reduceRight((shown, sign) => {
    const instead = { bullet: '‹•›', fact: '', picture: '', mark: '', quote: '', id: '' }[sign.kind]
    const own = sign.kind === 'fact' ? `‹${sign.name}›` : sign.kind === 'picture' ? `‹${sign.alt}›` : instead
    return shown.slice(0, sign.from) + own + shown.slice(sign.to)
  }, text)
}

test.each([
  ['## Wat je betaalt [#what-you-pay]', 'Wat je betaalt'],
  ['### Kop ###', 'Kop '],
  ['**Vet**, _cursief_ en `code`', 'Vet, cursief en code'],
  ['Een \\* en een \\{ blijven', 'Een * en een { blijven'],
  ['> Een citaat\n> met **twee** regels', 'Een citaat\nmet twee regels'],
  ['- Een\n  - Twee\n\n1. Drie', '‹•› Een\n  ‹•› Twee\n\n1. Drie'],
  ['De [plans](/en/plans "Titel") en [*dit*](https://example.org)', 'De plans en dit'],
  ['![Wat er staat](/images/blog/een.svg)', '‹Wat er staat›'],
  ['Vanaf {starter.monthly}, zie [{brand.name}](/contact)', 'Vanaf ‹starter.monthly›, zie ‹brand.name›'],
  ['👩‍💻 **مرحبا** ', '👩‍💻 مرحبا '],
])('the markup of %j is drawn as %j', (text, shown) => {
  expect(drawn(text)).toBe(shown)
})

test.each([
  '```\n## Geen kop [#x] {starter.monthly}\n```',
  'Een `{starter.monthly}` in code'.replaceAll('`', '``'),
  '<Callout title="{starter.monthly}">',
  'Een voetnoot[^1], een [woord] en {gewoon}',
  '| a | **b** |\n| --- | --- |\n| {starter.monthly} | `c` |',
  '[een\nlink](\n/adres)',
  'snake_case_woorden en 2 * 3 * 4',
])('%j keeps its text', (text) => {
  expect(drawn(text).replaceAll('``', '')).toBe(text.replaceAll('``', ''))
})

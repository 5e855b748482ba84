import { expect, test } from 'vitest'
import { attributeValue, changeOf, componentsIn } from './component.ts'

const callout = '<Callout title="x">\n\n</Callout>'
const figure = `<Figure\n  src="/images/a.svg"\n  alt='A "quoted" word'\n/>`

test('components on separate lines are found, each with its closing tag', () => {
  const text = `Text.\n\n<Callout title="One">\n\n<Steps>\n\n1. Go.\n\n</Steps>\n\n</Callout>\n\n${figure}\n`
  const found = componentsIn(text)
  expect(found.map(({ name, from, to }) => [name, text.slice(from, to)])).toEqual([
    ['Callout', '<Callout title="One">'],
    ['Steps', '<Steps>'],
    ['Figure', figure],
  ])
  expect(found.map(({ close }) => close && text.slice(close.from, close.to))).toEqual([
    '</Callout>',
    '</Steps>',
    undefined,
  ])
})

test.each([
  `\`\`\`mdx\n${callout}\n\`\`\`\n`,
  '~~~\n<CookieTable longest="x" />\n',
  'See <Callout title="x"> and </Callout>.\n',
  '<Callout title="x">\n\nText.\n',
  '<Callout title={name}>\n\n</Callout>\n',
  '<Callout title="x\n\n</Callout>\n',
])('in code, within a line, unfinished or with an expression, %j stays text', (text) => {
  expect(componentsIn(text)).toEqual([])
})

test.each([
  [figure, 'src', '/images/b.svg', false, figure.replace('a.svg', 'b.svg')],
  [figure, 'alt', 'It\'s "so"', false, figure.replace('A "quoted" word', 'It&#39;s "so"')],
  [figure, 'caption', 'Say "x"', false, figure.replace("word'", 'word\' caption="Say &quot;x&quot;"')],
  ['<Callout>\n\n</Callout>', 'title', 'x', false, callout],
  [callout, 'title', '', false, '<Callout>\n\n</Callout>'],
  [figure, 'alt', '', true, figure.replace('A "quoted" word', '')],
  [figure, 'src', '', false, figure.replace('\n  src="/images/a.svg"', '')],
])('in %j a change of %s to %j changes its letters alone', (text, name, value, required, changed) => {
  const [component] = componentsIn(text)
  const { from, to, insert } = changeOf(component as NonNullable<typeof component>, name, value, required)
  const next = text.slice(0, from) + insert + text.slice(to)
  expect(next).toBe(changed)
  expect(componentsIn(next).map((one) => attributeValue(one, name))).toEqual([value])
})

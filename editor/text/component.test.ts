import { expect, test } from 'vitest'
import { changeOf, componentsIn, valueIn } from './component.ts'

const figure = `<Figure
  src="/images/a.svg"
  alt='A "quoted" word'
/>`

/** Changes an attribute of the first component of a text. */
function changed(text: string, name: string, value: string, required = false) {
  const [component] = componentsIn(text)
  if (!component) throw new Error(`There is no component in ${text}.`)
  const { from, to, insert } = changeOf(component, name, value, required)
  return text.slice(0, from) + insert + text.slice(to)
}

test('components on lines of their own are found, each with its closing tag', () => {
  const text = `Text.\n\n<Callout title="One">\n\n<Steps>\n\n1. Go.\n\n</Steps>\n\n</Callout>\n\n${figure}\n`
  expect(
    componentsIn(text).map(({ name, from, to, close }) => [
      name,
      text.slice(from, to).split('\n')[0],
      close && text.slice(close.from, close.to),
    ]),
  ).toEqual([
    ['Callout', '<Callout title="One">', '</Callout>'],
    ['Steps', '<Steps>', '</Steps>'],
    ['Figure', '<Figure', undefined],
  ])
})

test.each([
  ['in code', '```mdx\n<Callout title="x">\n\n</Callout>\n```\n'],
  ['in code that is not closed', '~~~\n<CookieTable longest="x" />\n'],
  ['within a line', 'See <Callout title="x"> and </Callout>.\n'],
  ['without its end', '<Callout title="x">\n\nText.\n'],
  ['with an expression', '<Callout title={name}>\n\n</Callout>\n'],
  ['half typed', '<Callout title="x\n\n</Callout>\n'],
])('a tag %s stays text', (_, text) => {
  expect(componentsIn(text)).toEqual([])
})

test('a change of an attribute changes its letters alone', () => {
  expect(changed(figure, 'src', '/images/b.svg')).toBe(figure.replace('a.svg', 'b.svg'))
  expect(changed(figure, 'alt', 'It\'s "so"')).toBe(figure.replace('A "quoted" word', 'It&#39;s "so"'))
  expect(changed(figure, 'caption', 'Say "x"')).toBe(figure.replace("word'", 'word\' caption="Say &quot;x&quot;"'))
  expect(changed('<Callout>\n\n</Callout>', 'title', 'New')).toBe('<Callout title="New">\n\n</Callout>')
})

test('an optional attribute that is cleared goes, one that is needed stays', () => {
  expect(changed('<Callout title="x">\n\n</Callout>', 'title', '')).toBe('<Callout>\n\n</Callout>')
  expect(changed(figure, 'alt', '', true)).toBe(figure.replace('A "quoted" word', ''))
  expect(changed(figure, 'src', '')).toBe(figure.replace('\n  src="/images/a.svg"', ''))
})

test('a value is read as a visitor reads it', () => {
  const [component] = componentsIn('<Callout title="Say &quot;x&quot;">\n\n</Callout>')
  expect(component && [valueIn(component, 'title'), valueIn(component, 'other')]).toEqual(['Say "x"', ''])
})

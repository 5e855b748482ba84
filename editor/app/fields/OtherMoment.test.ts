import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldPath } from '../../text/fields.ts'
import type { FormTools } from './field.ts'
import { isAboutMoment, isMomentOnline, OtherMoment } from './OtherMoment.tsx'

const textOf = (field: string) => `---\ntitle: A\n${field}---\n`

/** Sentence at a field of the Dutch text, and both texts after a click on its button. */
function shown(dutch: string, english: string, field: string, value: unknown) {
  const [side, other] = ['nl', 'en'].map((locale) => ({ locale, file: `content/${locale}/blog/a.mdx` }))
  const texts = { [side?.file ?? '']: textOf(dutch), [other?.file ?? '']: textOf(english) }
  const edit = (file: string, make: (text: string) => string) =>
    Object.assign(texts, { [file]: make(texts[file] ?? '') })
  // The component reads these only.
  const tools = { side, entry: { sides: [side, other], texts, edit } } as unknown as FormTools
  const drawn = OtherMoment({ path: [field], value, tools }).filter(Boolean)
  const html = renderToStaticMarkup(createElement('div', null, drawn))
  for (const one of drawn) one?.props.children.at(-1).props.onClick()
  return { html, after: Object.values(texts) }
}

test.each([
  ['draft: true\n', '', 'draft', true],
  ['', 'draft: true\n', 'draft', undefined],
  ['publishAt: 2026-12-01 09:00\n', '', 'publishAt', '2026-12-01 09:00'],
])(
  'a language that goes online at another time is named at the field, and one click makes it equal: %j, %j',
  (own, other, field, value) => {
    const { html, after } = shown(own, other, field, value)
    expect(html).toContain('De tekst in het Engels gaat op een ander moment online.')
    expect(after).toEqual([textOf(own), textOf(own)])
  },
)

test('texts that go online together need no sentence, and other fields have none', () => {
  expect(shown('draft: true\n', 'draft: true\n', 'draft', true).html).toBe('<div></div>')
  expect(shown('draft: false\n', '', 'draft', false).html).toBe('<div></div>')
  const paths: FieldPath[] = [['draft'], ['publishAt'], ['date'], ['steps', 'draft']]
  expect(paths.map(isMomentOnline)).toEqual([true, true, false, false])
  const problem = { ruleId: 'twin-fields', file: '', line: 1, column: 1, message: { en: '', nl: '' } }
  const isAbout = (field: string) => isAboutMoment({ ...problem, message: { ...problem.message, values: [field] } })
  expect(['draft', 'publishAt', 'date'].map(isAbout)).toEqual([true, true, false])
})

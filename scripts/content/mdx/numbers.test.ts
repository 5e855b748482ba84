import { expect, test } from 'vitest'
import { compileBody } from './compile.ts'

test('a number stays on one line with its unit, even if it comes from a fact, but not in code', async () => {
  const text = '## In 2-4 weken\n\nBinnen 24 uur {a.b} **30 dagen** en {a.b}. `24 uur`\n\n```\n24 uur\n```\n'
  const body = (await compileBody('x.mdx', text, 'nl', { 'a.b': '3' }, {})).body
  const html = body?.html.replaceAll('\u00a0', '_').replaceAll('–\u2060', '~')
  expect(html).toContain('id="in-2-4-weken"')
  expect(html).toContain('In 2~4_weken')
  expect(html).toContain('Binnen 24_uur 3 <strong>30_dagen</strong> en 3. <code>24 uur</code>')
  expect(html?.match(/24 uur/g)).toHaveLength(2)
  const counted = (await compileBody('x.mdx', '{a.b} workflows', 'nl', { 'a.b': '3' }, {})).body
  expect(counted?.text).toBe('3\u00a0workflows')
})

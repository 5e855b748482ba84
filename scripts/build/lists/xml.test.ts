import { expect, test } from 'vitest'
import { escapeXml, xmlElement } from './xml.ts'

test('an address with signs of its own stays an address', () => {
  const url = 'https://a.example/?a=1&b="<2>"'
  const written = 'https://a.example/?a=1&amp;b=&quot;&lt;2&gt;&quot;'
  expect(xmlElement('loc', { href: url }, escapeXml(url))).toBe(`<loc href="${written}">${written}</loc>`)
})

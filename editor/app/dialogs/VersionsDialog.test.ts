import { expect, test } from 'vitest'
import { changesOf } from './VersionsDialog.tsx'

test.each([
  [['translates', 'body'], 'tekst (Engels)'],
  [['translates'], 'zegt hetzelfde (Engels)'],
  [[], 'opmaak (Engels)'],
])('a version names what it changed in words of the form: %j', (what, said) => {
  expect(changesOf({ changes: [{ file: 'content/en/faq/costs.mdx', what }] })).toBe(said)
})

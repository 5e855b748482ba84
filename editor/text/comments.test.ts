import { expect, test } from 'vitest'
import { commentOf } from './comments.ts'

const text = `# The top.

# Prices.
# Without VAT.
starter:
  monthly: !placeholder 950 euro # a month
  open: # none yet
  days: { nl: "a # b", en: b } # which
  setup: 1 euro
  # above a field
  more: 2
`.replaceAll('\n', '\r\n')

test.each([
  ['starter', 'Prices. Without VAT.'],
  ['starter.monthly', 'a month'],
  ['starter.open', 'none yet'],
  ['starter.days', 'which'],
  ['starter.setup', ''],
  ['missing.one', ''],
])('the comment of %s', (path, comment) => {
  expect(commentOf('content/business.yaml', text, path.split('.'))).toBe(comment)
})

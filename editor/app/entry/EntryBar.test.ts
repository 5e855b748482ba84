import { expect, test } from 'vitest'
import { t } from '../words.ts'
import { stateOf } from './EntryBar.tsx'

test('before the first check, a text is called saved only once it is written', () => {
  const own = { key: 'pages/plans', phase: 'edited', checked: undefined, conflicts: {} } as const
  const file = 'content/nl/pages/plans.mdx'
  expect(stateOf({ ...own, texts: { [file]: 'Two' }, bases: { [file]: 'One' } })).toBe(t('saving'))
  expect(stateOf({ ...own, texts: { [file]: 'Two' }, bases: { [file]: 'Two' } })).toBe(t('saved'))
})

import { expect, test } from 'vitest'
import { t } from '../words.ts'
import { stateOf } from './EntryBar.tsx'

test('a text is not called saved while its first edit is not written', () => {
  const stateIn = (phase: 'edited' | 'checking') => stateOf({ key: 'pages/plans', phase, checked: undefined })
  expect(stateIn('edited')).toBeUndefined()
  expect(stateIn('checking')).toBe(t('saved'))
})

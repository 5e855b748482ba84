import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { isHalfTyped } from './choices.ts'

test.each([
  ['Het kost {|}', true],
  ['Het kost {starter.mon|}', true],
  ['Het kost {starter.mon|', true],
  ['Het kost {starter.mon|thly}', false],
  ['Het kost {starter.monthly}|', false],
  ['Het kost {starter.mon} per| maand', false],
  ['Het kost \\{starter.mon|', false],
])('in %j, a fact is half typed under the cursor: %s', (written, expected) => {
  const state = EditorState.create({ doc: written.replace('|', ''), selection: { anchor: written.indexOf('|') } })
  expect(isHalfTyped(state, (name) => name === 'starter.monthly')).toBe(expected)
})

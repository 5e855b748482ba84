import { expect, test } from 'vitest'
import { features, oldest } from '../../site/browsers.ts'
import { browsersTable, neededVersions } from './browsers-table.ts'

test('the oldest browsers are those that have every feature the site needs', () => {
  expect(neededVersions()).toEqual(oldest)
})

test('the list says what an older browser shows instead, feature by feature', () => {
  for (const { name, instead } of features) {
    const row = browsersTable()
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
    expect({ name, says: row?.includes(instead ?? '|') }).toEqual({ name, says: true })
  }
})

import { expect, test } from 'vitest'
import { plainText } from '../../scripts/content/source.ts'
import { diceOf } from '../../tests/harness/random.ts'
import { inStyleOf } from './files.ts'

test.each([
  ['een\r\ntwee\ndrie\r\n', 'een\nTWEE\nEN\ndrie\n', 'een\r\nTWEE\r\nEN\r\ndrie\r\n'],
  ['een\r\ntwee\ndrie\r\n', 'een\ntwee\ndrie!\n', 'een\r\ntwee\ndrie!\r\n'],
  ['\ufeffeen\r\ntwee', 'EEN\ntwee\n', '\ufeffEEN\r\ntwee\r\n'],
  ['een\rtwee\r\n', 'een\ntwee\n\ndrie', 'een\rtwee\r\n\r\ndrie'],
  ['\ufeffeen\n', 'twee\n', '\ufefftwee\n'],
  ['', 'een\n', 'een\n'],
])('where a file has %j, %j is written as %j', (saved, text, written) => {
  expect(inStyleOf(saved, text)).toBe(written)
})

test('unchanged parts of any file keep their bytes, and changed parts read as they were typed', () => {
  const dice = diceOf(7)
  const random = (ends: string[]) =>
    Array.from({ length: dice.upTo(12) }, () => dice.pick(['a', 'b', '', ' ']) + dice.pick(ends)).join('')
  for (let time = 0; time < 500; time++) {
    const saved = dice.pick(['', '\ufeff']) + random(['\n', '\r\n', '\r', ''])
    const text = random(['\n', ''])
    expect(inStyleOf(saved, plainText(saved))).toBe(saved)
    expect(plainText(inStyleOf(saved, text))).toBe(text)
  }
})

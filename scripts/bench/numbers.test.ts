import { expect, test } from 'vitest'
import { median, ratio, readStages, short, table, typical } from './numbers.ts'

test('the median of an even number of runs lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
})

test('a slow run changes the median of its own part only', () => {
  const runs = [
    { wall: 10, cpu: 12, memory: 900 },
    { wall: 99, cpu: 13, memory: 500 },
    { wall: 11, cpu: 14, memory: 600 },
  ]
  expect(typical(runs)).toEqual({ wall: 11, cpu: 13, memory: 600 })
})

test('ten times the posts at nine times the cost is a growth of nine', () => {
  const many = { wall: 90, cpu: 180, memory: 600 }
  const few = { wall: 10, cpu: 20, memory: 400 }
  expect(ratio(many, few)).toEqual({ wall: 9, cpu: 9, memory: 1.5 })
})

test('the stages are read from among whatever else a build says', () => {
  const said =
    'Still a placeholder, in content/business.yaml:\ncontent: 8123 ms\n  search index: 41.5 ms\nBuilt 80 pages, in 9 s\ncontent: 77 ms\n'
  expect(readStages(said)).toEqual({ content: 8200, 'search index': 41.5 })
})

test('measurements are shown with three digits, in columns', () => {
  expect([1234.5, 12.34, 0.1234].map(short)).toEqual(['1,235', '12.3', '0.12'])
  expect(
    table([
      ['', 'wall s'],
      ['cold', '12.3'],
    ]),
  ).toBe('        wall s\n  cold    12.3')
})

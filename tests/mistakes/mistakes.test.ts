import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { type Problem, translate } from '../../scripts/content/problem.ts'
import { examineWith } from '../harness/content.ts'
import { readCase, usual } from './cases.ts'

const tables = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'))

describe.each(tables)('%s', (file) => {
  const [, ...cases] = readFileSync(join(import.meta.dirname, file), 'utf8').split(/^===== /m)

  test.each(cases.map(readCase))('$name', async ({ changes, expected }) => {
    const { problems, advice } = await examineWith(changes)
    const said = problems.map(lineOf)
    expect(said.map((line, index) => shortened(line, expected[index] ?? ''))).toEqual(expected)

    // --fix must add no other problem, and a second run must change nothing.
    const own = [...problems, ...advice].filter((problem) => problem.file === `content/${usual}`)
    const { text, count } = applyFixes(String(changes[usual]), own)
    if (count === 0) return
    const then = await examineWith({ ...changes, [usual]: text })
    const known = new Set([...problems, ...advice].map(({ ruleId }) => ruleId))
    expect(then.problems.filter(({ ruleId }) => !known.has(ruleId))).toEqual([])
    expect(
      applyFixes(
        text,
        [...then.problems, ...then.advice].filter((one) => one.file === `content/${usual}`),
      ).count,
    ).toBe(0)
  })
})

function lineOf({ ruleId, file, line, column, message }: Problem): string {
  const path = file.replace('content/', '')
  return `${ruleId}@${path === usual ? '' : `${path}:`}${line}:${column}  ${translate(message)}`
}

/** A reported line, cut to the length of the expected message. */
function shortened(line: string, expected: string): string {
  const place = line.split('  ', 1)[0] ?? ''
  if (!expected.includes('  ')) return place
  const start = expected.endsWith(' …') ? expected.slice(0, -1) : ''
  return start && line.startsWith(start) ? expected : line
}

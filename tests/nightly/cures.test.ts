import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { examineWith } from '../harness/content.ts'
import { readCase, usual } from '../mistakes/cases.ts'

const folder = join(import.meta.dirname, '../mistakes')
const tables = readdirSync(folder).filter((name) => name.endsWith('.txt'))

const lineOf = ({ ruleId, file, line }: Problem) => `${ruleId}@${file}:${line}`

describe.each(tables)('%s', (table) => {
  const [, ...cases] = readFileSync(join(folder, table), 'utf8').split(/^===== /m)

  test.each(cases.map(readCase))('no cure of "$name" makes another mistake on its line', async ({ changes }) => {
    const file = `content/${usual}`
    const before = await examineWith(changes)
    const known = new Set(before.problems.map(lineOf))
    for (const problem of [...before.problems, ...before.advice]) {
      const fix = problem.fix ?? problem.cure
      if (problem.file !== file || !fix) continue
      const { text, count } = applyFixes(String(changes[usual]), [{ ...problem, fix }])
      expect({ cure: fix, count }).toEqual({ cure: fix, count: 1 })
      const after = await examineWith({ ...changes, [usual]: text })
      // Lines below a removed line move up.
      const moved = String(changes[usual]).split('\n').length - text.split('\n').length
      const isKnown = (one: Problem) => known.has(lineOf(one)) || known.has(lineOf({ ...one, line: one.line + moved }))
      const added = after.problems.filter((one) => one.line === problem.line && !isKnown(one))
      expect({ cure: fix, added: added.map(lineOf) }).toEqual({ cure: fix, added: [] })
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { guessIn, type Problem, print, translate } from '../../scripts/content/problem.ts'
import { type ContentChanges, examineWith } from '../harness/content.ts'
import { readCase } from '../mistakes/cases.ts'

const folder = join(import.meta.dirname, '../mistakes')
const tables = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** Parts of messages that have no single correct fix. The file also has the reasons. */
const forPerson = readFileSync(join(import.meta.dirname, 'for-a-person.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.slice(0, line.lastIndexOf(' | ')))
const used = new Set<string>()

describe.each(tables)('%s', (table) => {
  const [, ...cases] = readFileSync(join(folder, table), 'utf8').split(/^===== /m)

  test.each(cases.map(readCase))('a correction causes no new mistake: $name', async ({ changes }) => {
    const { problems, advice } = await examineWith(changes)
    const all = [...problems, ...advice].filter(({ file }) => file.replace('content/', '') in changes)
    const wrong: string[] = []
    for (const one of all) wrong.push(...(await afterCure(one, all, changes)))
    expect(wrong).toEqual([])
    const others = all.filter((one) => !correctionOf(one) && !guessIn(one.message))
    expect(others.filter((one) => reasonsOf(one).length === 0).map(print)).toEqual([])
    for (const part of others.flatMap(reasonsOf)) used.add(part)
  })
})

afterAll(() => expect(forPerson.filter((part) => !used.has(part))).toEqual([]))

const correctionOf = ({ fix, suggestedFix }: Problem) => fix ?? suggestedFix

const reasonsOf = ({ message }: Problem) => forPerson.filter((part) => translate(message).includes(part))

/** Lists the problems that remain after a correction, or appear on the lines that it changed. */
async function afterCure(problem: Problem, all: readonly Problem[], changes: ContentChanges): Promise<string[]> {
  const name = problem.file.replace('content/', '')
  const fix = correctionOf(problem)
  if (!fix) return []
  const { text, count } = applyFixes(String(changes[name]), [{ ...problem, fix }])
  if (count !== 1) return [`${print(problem)} was not corrected`]
  const { problems } = await examineWith({ ...changes, [name]: text })
  const known = new Set(all.map(keyOf))
  const first = (fix.at ?? problem).line
  const last = first + fix.expected.split('\n').length - 1
  const isNew = (one: Problem) => !known.has(keyOf(one)) && one.line >= first && one.line <= last
  return problems
    .filter((one) => print(one) === print(problem) || (one.file === problem.file && isNew(one)))
    .map((one) => `${print(problem)} → ${print(one)}`)
}

/** Leaves out the line of an end tag, because a correction can move it. */
const keyOf = ({ ruleId, message }: Problem) =>
  `${ruleId} ${translate(message).replace(/ here and (<\/[^<>]*>) on line \d+/, ' and $1')}`

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { type Problem, translate } from '../../scripts/content/problem.ts'
import { type ContentChanges, entry, examineWith, post } from '../harness/content.ts'

// Each .txt file is a table of mistakes. A case starts with `===== ` and its name, followed by its changes to a valid
// post. Lines between --- are changed fields (`-title` removes one); the rest is the body. `@ path` starts another
// file, or removes it if `-` follows. `@ twin` is the post's translation; a line of … stands for the default fields.
// Expected problems start with `! `, as `ruleId@line:column`, with the file first if it is another one. The message
// follows for a new rule; ` …` ends a partial message.
const usual = 'nl/blog/kosten.mdx'
const usualFields = entry().split('---\n')[1]?.trimEnd() ?? ''

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

function readCase(written: string) {
  const [name = '', ...lines] = written.split('\n')
  const expected = lines.filter((line) => /^! (?!nothing$)/.test(line)).map((line) => line.slice(2))
  return { name, expected, changes: changesOf(lines.filter((line) => !line.startsWith('! '))) }
}

function changesOf(lines: readonly string[]): ContentChanges {
  const [first = '', ...others] = lines.join('\n').trimEnd().split(/^@ /m)
  const twin = others.find((other) => /^twin$/m.test(other))?.slice('twin\n'.length)
  const own = partsOf(first)
  const changes = post(own.fields, own.body, twin === undefined ? { body: own.body && 'A text.' } : partsOf(twin))
  for (const other of others) {
    const [path = '', ...text] = other.split('\n')
    if (path !== 'twin')
      changes[path.replace(/ -$/, '')] = path.endsWith(' -') ? null : text.join('\n').replace(/^…$/m, usualFields)
  }
  return changes
}

function partsOf(text: string) {
  const [, written, body = ''] = /^(?:---\n([\s\S]*?)\n---(?:\n|$))?([\s\S]*)$/.exec(text) ?? []
  const fields: Record<string, string | undefined> = {}
  let last = ''
  for (const line of written?.split('\n') ?? []) {
    const [, left, name = '', value = ''] = /^(?:-(\w+)|([^\s:]+):(?: (.*))?)$/.exec(line) ?? []
    // A line without a key, or with a repeated key, continues the previous field.
    if (left) fields[left] = undefined
    else if (!name || name in fields) fields[last] += `\n${line}`
    else {
      fields[name] = value
      last = name
    }
  }
  return { fields, body: body.trimEnd() }
}

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

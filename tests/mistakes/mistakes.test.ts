import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { translate } from '../../scripts/check/message.ts'
import type { Problem } from '../../scripts/check/problem.ts'
import { type Changes, entry, examineWith, post } from '../harness/content.ts'

// Each .txt file here is a table of mistakes. A case begins with `===== ` and its name. Below it stand the changes of a
// post that is in order, the lines between --- being the fields that differ (`-title` leaves one out), the rest its text;
// `@ path` begins another file, or takes it away when `-` follows; `@ twin` is its translation, and a line of … the usual fields. What the check says of it stands behind `! `, as
// `ruleId@line:column`, with the file before the line where it is another one, and with the sentence where it is new.
// A sentence that ends in ` …` is the beginning of one.
const usual = 'nl/blog/kosten.mdx'
const usualFields = entry().split('---\n')[1]?.trimEnd() ?? ''

for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))
  describe(file, () => {
    const [, ...cases] = readFileSync(join(import.meta.dirname, file), 'utf8').split(/^===== /m)
    test.each(cases.map((text) => [text.split('\n', 1)[0], text]))('%s', async (name = '', text = '') => {
      const lines = text.slice(name.length + 1).split('\n')
      const expected = lines.filter((line) => /^! (?!nothing$)/.test(line)).map((line) => line.slice(2))
      const { problems } = await examineWith(changesOf(lines.filter((line) => !line.startsWith('! '))))
      const said = problems.map(lineOf)
      expect(said.map((line, index) => shortened(line, expected[index] ?? ''))).toEqual(expected)
    })
  })

/** The files that the lines of a case change. */
function changesOf(lines: readonly string[]): Changes {
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

/** The fields of a post that differ, and its text. */
function partsOf(text: string) {
  const [, written, body = ''] = /^(?:---\n([\s\S]*?)\n---(?:\n|$))?([\s\S]*)$/.exec(text) ?? []
  const fields: Record<string, string | undefined> = {}
  let last = ''
  for (const line of written?.split('\n') ?? []) {
    const [, left, name = '', value = ''] = /^(?:-(\w+)|([^\s:]+):(?: (.*))?)$/.exec(line) ?? []
    // A line that is no field, or a field once more, stands below the one before it.
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

/** A line of the check, with as much of its sentence as the table has. */
function shortened(line: string, expected: string): string {
  const place = line.split('  ', 1)[0] ?? ''
  if (!expected.includes('  ')) return place
  const start = expected.endsWith(' …') ? expected.slice(0, -1) : ''
  return start && line.startsWith(start) ? expected : line
}

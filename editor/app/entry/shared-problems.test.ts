import { expect, test } from 'vitest'
import type { Problem } from '../../../scripts/content/problem.ts'
import { fixShared } from './shared-problems.ts'

const files = ['content/nl/blog/a.mdx', 'content/en/blog/a.mdx']
const text = '---\ntitle: A\ndate: 1-2-2026\n---\n'

test.each([
  ['date', 3, files],
  ['title', 2, files.slice(0, 1)],
])(
  'Fix of a mistake in the field %s, in the list of one language, corrects the files that share it',
  (_, line, fixed) => {
    const problems = files.flatMap((file): Problem[] => {
      const at = {
        ruleId: 'schema',
        file,
        column: 1,
        message: { nl: 'Schrijf het anders.', en: 'Write it otherwise.' },
      }
      return [
        { ...at, line },
        { ...at, line: 3, ruleId: 'other' },
      ]
    })
    const corrected: Problem[] = []
    const entry = {
      sides: files.map((file) => ({ file, text, schema: {} })),
      texts: Object.fromEntries(files.map((file) => [file, text])),
      problemsIn: (file: string) => problems.filter((one) => one.file === file),
      applyFix: (problem: Problem) => void corrected.push(problem),
    }
    const [problem] = problems
    if (problem) fixShared(entry, problem)
    expect(corrected.map(({ file, ruleId }) => [file, ruleId])).toEqual(fixed.map((file) => [file, 'schema']))
  },
)

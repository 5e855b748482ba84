import { expect, test } from 'vitest'
import type { Problem } from '../../../scripts/content/problem.ts'
import { correct } from '../../text/suggestion.ts'
import { initialState } from './entry-state.ts'
import { fixShared, isSame } from './shared-problems.ts'
import { changeTexts } from './undo-steps.ts'

const files = ['content/nl/blog/a.mdx', 'content/en/blog/a.mdx']
const text = '---\ntitle: A\ndate: 1-2-2026\n---\n'

test.each([
  ['date', 3, { actual: '1-2-2026', expected: '2026-02-01' }, files],
  ['title', 2, { actual: 'A', expected: 'B' }, files.slice(0, 1)],
])(
  'Fix of a mistake in the field %s, in the list of one language, corrects the files that share it as one step',
  (field, line, fix, fixed) => {
    const at = { column: field.length + 3, message: { nl: 'Schrijf het anders.', en: 'Write it otherwise.' } }
    const problems = files.flatMap((file): Problem[] => [
      { ...at, ruleId: 'schema', file, line, fix },
      { ...at, ruleId: 'other', file, line: 3, fix: { actual: '1-2-2026', expected: 'never' } },
    ])
    let state = initialState(files.map((file) => ({ file, text, schema: {} })))
    const editAll = (names: readonly string[], make: (text: string, file: string) => string | null) => {
      const made = names.map((file) => [file, make(state.texts[file] ?? '', file)])
      state = changeTexts(state, Object.fromEntries(made))
    }
    const applyFix = (problem: Problem) => editAll([problem.file], (now) => correct(now, problem))
    const problemsIn = (file: string) => problems.filter((one) => one.file === file)
    const [problem] = problems
    if (problem) fixShared({ ...state, problemsIn, applyFix, editAll }, problem)
    const corrected = text.replace(fix.actual, fix.expected)
    expect(files.map((file) => state.texts[file])).toEqual(
      files.map((file) => (fixed.includes(file) ? corrected : text)),
    )
    expect(state.steps).toHaveLength(1)
  },
)

test('problems that name a text in two languages are one mistake', () => {
  const problemIn = (locale: string, name: string): Problem => {
    const message = { nl: 'Staat ook in {file}:3.', en: 'Also in {file}:3.' }
    const values = { file: `content/${locale}/faq/${name}.mdx` }
    return {
      ruleId: 'repeated',
      file: `content/${locale}/faq/a.mdx`,
      line: 3,
      column: 8,
      message: { ...message, values },
    }
  }
  expect(isSame(problemIn('nl', 'b'), problemIn('en', 'b'))).toBe(true)
  expect(isSame(problemIn('nl', 'b'), problemIn('en', 'c'))).toBe(false)
})

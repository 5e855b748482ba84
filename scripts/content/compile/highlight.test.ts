import { expect, test } from 'vitest'
import { compileBody } from './compile.ts'

const htmlOf = async (text: string) => (await compileBody('x.mdx', text, 'en', {}, {})).body?.html ?? ''

test('code says what each of its parts is', async () => {
  const html = await htmlOf('```ts\nconst total = "ten" // euros\n```\n')
  expect(html).toContain('<span class="code-keyword">const</span>')
  expect(html).toContain('<span class="code-string-expression"> &quot;ten&quot;</span>')
  expect(html).toContain('<span class="code-comment">')
})

test.each(['TS', 'Ts title="total.ts"', 'ts{1,3}', 'ts:total.ts', 'TypeScript'])(
  'the language of code is known by its name alone: %s',
  async (language) => {
    const html = await htmlOf(`\`\`\`${language}\nconst total\n\`\`\`\n`)
    expect(html).toContain('<span class="code-keyword">const</span>')
  },
)

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'klingon', '{r}', ',', '.env', '🚀'])(
  'code in a language that is not known is text: %s',
  async (language) => {
    expect(await htmlOf(`\`\`\`${language}\nconst total\n\`\`\`\n`)).toMatch(/<code[^>]*>.*const total/)
  },
)

test.each([
  ['code', '```ts\nconst total = "ten" // euros\n```\n'],
  ['code in no language', '```\nconst total\n```\n'],
  ['a table with sides', '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |\n'],
  ['a list of tasks', '- [x] one\n- [ ] two\n'],
])('%s has no style of its own, which the content policy would refuse', async (_, text) => {
  const html = await htmlOf(text)
  expect(html).not.toBe('')
  expect(html).not.toContain('style=')
})

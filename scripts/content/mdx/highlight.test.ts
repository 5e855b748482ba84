import { expect, test } from 'vitest'
import { compileBody } from './compile.ts'

const htmlOf = async (text: string) => (await compileBody('x.mdx', text, 'en', {}, {})).body?.html ?? ''

test('each part of highlighted code has a class for its kind', async () => {
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

test('no part of a text has an inline style, which the CSP would refuse', async () => {
  const code = '```ts\nconst total = "ten" // euros\n```\n\n```\nconst total\n```'
  const table = '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |'
  const html = await htmlOf(`${code}\n\n${table}\n\n- [x] one\n- [ ] two\n`)
  expect(html.match(/<(?:pre|table|ul|input)\b/g)).toHaveLength(6)
  expect(html).not.toContain('style=')
})

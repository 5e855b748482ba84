import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startElsewhere } from '../../tests/harness/command.ts'
import { change, entry, project, readFolder } from '../../tests/harness/content.ts'
import { buildContent } from '../check/run.ts'
import { contentSettings } from './settings.ts'

// Runs the real command once, with files that try to run code, exhaust the machine or break a parser.
const marker = 'code-ran'
const run = `(require('node:fs').writeFileSync('${marker}', ''))`
const level = (key: string, below: string) => `${key}: &${key} [${Array(9).fill(`*${below}`).join(', ')}]`

const texts: Record<string, string> = {
  'front-js': `---js\n{ title: ${run} }\n---\n`,
  'front-javascript': `---javascript\nmodule.exports = ${run}\n---\n`,
  'front-json': '---json\n{ "title": "x" }\n---\n',
  'yaml-tag': entry({ title: `!!js/function 'function () { ${run} }'` }),
  'yaml-bomb': `---\na: &a [x, x]\n${[...'bcdefghij'].map((key, at) => level(key, 'abcdefghij'[at] ?? 'a')).join('\n')}\n---\n`,
  'yaml-deep': entry({ title: '['.repeat(5000) + ']'.repeat(5000) }),
  'yaml-prototype': entry({ constructor: 'x' }).replace('constructor', '__proto__: { draft: true }\nconstructor'),
  expression: entry({}, `{${run}}`),
  template: entry({}, `{\`\${${run}}\`}`),
  import: entry({}, `import fs from 'node:fs'\n\n{fs.writeFileSync('${marker}', '')}`),
  export: entry({}, `export const a = ${run}`),
  property: entry({}, `<Callout title={${run}}>\n\nTekst.\n\n</Callout>`),
  spread: entry({}, `<Callout {...${run}}>\n\nTekst.\n\n</Callout>`),
  script: entry({}, '<script>alert(1)</script>'),
  handler: entry({}, '<img src="x" onerror="alert(1)" />'),
  fence: entry({}, '```js\nconst a = 1'),
  quotes: entry({}, `${'> '.repeat(8000)}tekst`),
  lists: entry({}, `${'- '.repeat(8000)}tekst`),
  components: entry({}, `${'<Callout>'.repeat(2000)}tekst`),
  emphasis: entry({}, '*a '.repeat(4000) + 'b*'.repeat(4000)),
  links: entry({}, '[a]('.repeat(8000)),
  brackets: entry({}, '['.repeat(20_000)),
  braces: entry({}, '{'.repeat(20_000)),
  headings: entry({}, Array.from({ length: 10_000 }, (_, at) => `## Kop ${at}`).join('\n\n')),
  large: entry({}, 'woord '.repeat(900_000)),
  line: entry({}, `[x](javascript:${'a'.repeat(200_000)})`),
  null: entry({}, 'a\u0000b'),
  merge: entry({}, '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main'),
}

test('each hostile file is reported, and the run exits with 1, executing and changing nothing', async () => {
  const root = project({})
  expect((await buildContent(root, contentSettings({}))).problems).toEqual([])
  const before = readFolder(join(root, '.content'))
  expect(before.length).toBeGreaterThan(4)
  change(root, Object.fromEntries(Object.entries(texts).map(([name, text]) => [`nl/blog/${name}.mdx`, text])))

  const command = await startElsewhere(root, ['check', '--quiet'])
  expect([await command.ended, command.printed()]).toEqual([1, ''])
  const lines = command.said().trim().split('\n').slice(0, -3)
  expect(lines.filter((line) => !/^content\/nl\/blog\/[\w-]+\.mdx:\d+:\d+ {2}\S.{9,}[^ ]$/.test(line))).toEqual([])
  const named = (name: string) => lines.some((line) => line.startsWith(`content/nl/blog/${name}.mdx:`))
  expect(Object.keys(texts).filter((name) => !named(name))).toEqual([])
  expect(readFolder(join(root, '.content'))).toEqual(before)
  expect(existsSync(join(root, marker))).toBe(false)
}, 1_800_000)

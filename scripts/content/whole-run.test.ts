import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startElsewhere } from '../../tests/harness/command.ts'
import { change, entry, file, post, problemsIn, project, readFolder, repository } from '../../tests/harness/content.ts'
import { buildContent } from '../check/run.ts'
import { contentSettings } from './settings.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

test('a file must be UTF-8, and one that is not still counts as a twin', async () => {
  const message = 'The file is not UTF-8. Save it again as UTF-8.'
  expect(await problemsIn(file(Buffer.from('---\ntitle: Café\n---\n', 'latin1')))).toEqual(at('1:1', message))
  expect(await problemsIn(file(Buffer.from(`\ufeff${entry()}`, 'utf16le')))).toEqual(at('1:1', message))
  expect(await problemsIn({ 'en/pages/about.mdx': Buffer.from([0xff, 0xfe, 0x00]) })).toEqual([
    `content/en/pages/about.mdx:1:1  ${message}`,
  ])
})

test("a byte-order mark and any system's line endings are accepted, and positions stay the same", async () => {
  const text = entry({}, 'Een {starter.monthly}.\n\n<Callout>\n\nTekst.\n\n</Callout>')
  for (const saved of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
    expect(await problemsIn(file(saved, { body: 'A text.' }))).toEqual([])
    expect(await problemsIn(file(saved.replace('monthly', 'montly'), { body: 'A text.' }))).toEqual(
      at('12:5', '{starter.montly} is not a fact in content/business.yaml. Did you mean {starter.monthly}?'),
    )
  }
})

const manyMistakes = {
  ...post({ id: '1', date: 'morgen', titel: 'Kosten' }, 'Een {starter.montly}.\n\n<Video />', {
    fields: { title: 'Prices: what it costs' },
    body: 'A { text.',
  }),
  'nl/pages/about.mdx': null,
  'business.yaml': `${readFileSync(join(repository, 'content/business.yaml'), 'utf8')}extra:\n  field: 1\n`,
}

test('all problems of all files come in one run, sorted by file and from top to bottom', async () => {
  const problems = await problemsIn(manyMistakes)
  expect(problems.map((line) => line.replace(/ {2}.*/, ''))).toEqual([
    expect.stringMatching(/^content\/business\.yaml:\d+:1$/),
    'content/en/blog/kosten.mdx:3:8',
    'content/en/blog/kosten.mdx:12:3',
    'content/nl/blog/kosten.mdx:2:5',
    'content/nl/blog/kosten.mdx:6:7',
    'content/nl/blog/kosten.mdx:10:1',
    'content/nl/blog/kosten.mdx:13:5',
    'content/nl/blog/kosten.mdx:15:1',
    'content/nl/pages/about.mdx:1:1',
  ])
})

test('with any problem the generated content stays exactly as it was', async () => {
  const root = project({})
  expect((await buildContent(root, contentSettings({}))).problems).toEqual([])
  const before = readFolder(join(root, '.content'))
  expect(before.map(({ name }) => name)).toContain('index.js')

  change(root, manyMistakes)
  expect((await buildContent(root, contentSettings({}))).built).toBeUndefined()
  expect(readFolder(join(root, '.content'))).toEqual(before)
})

async function checked(...options: string[]) {
  const root = project({ ...post({ title: 'Kort' }), 'nl/pages/about.mdx': null })
  const command = await startElsewhere(root, ['check', '--quiet', ...options])
  return { code: await command.ended, printed: command.printed(), said: command.said() }
}

test('the check prints each problem and ends with 1; --quiet leaves the advice out', async () => {
  expect(await checked()).toEqual({
    code: 1,
    printed: '',
    said: [
      'content/nl/blog/kosten.mdx:3:8  title "Kort" has 4 characters. Write 5 to 45 characters.',
      'content/nl/pages/about.mdx:1:1  The file is missing. Create it as the twin of content/en/pages/about.mdx.',
      '',
      '2 mistakes in the content. Nothing was changed.',
      'Why: npm run check -- --explain schema | missing-twin',
      '',
    ].join('\n'),
  })
})

test('--lang sets the language of messages, even for programs', async () => {
  const { printed } = await checked('--lang', 'nl', '--format', 'json')
  expect(JSON.parse(printed).problems[0]).toMatchObject({
    message: 'title "Kort" heeft 4 tekens. Schrijf 5 tot 45 tekens.',
  })
})

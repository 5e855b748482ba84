import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  adviceIn,
  type ContentChanges,
  entry,
  post,
  problemsIn,
  project,
  readAll,
} from '../../tests/harness/content.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'

// tests/mistakes/ covers the messages. These tests cover follow-up errors that must not appear.
test.each([
  ['nl/blog/kosten.mdx', 'id'],
  ['nl/blog/kosten.mdx', 'title'],
  ['nl/blog/kosten.mdx', 'slug'],
  ['nl/blog/quote-follow-up.mdx', 'readTime'],
  ['nl/blog/later.mdx', 'noTwin'],
  ['nl/faq/plans.mdx', 'on'],
  ['nl/legal/privacy.mdx', 'version'],
  ['nl/pages/about.mdx', 'mission'],
  ['nl/pages/cases.mdx', 'heading'],
  ['nl/pages/cases.mdx', 'numbers'],
])('where %s has a mistake in %s, nothing else is said', async (name, field) => {
  const texts: ContentChanges = {
    ...post({ slug: 'prijs' }, 'Een tekst.', { fields: { slug: 'price' }, body: 'A text.' }),
    'nl/blog/later.mdx': entry(
      { id: '95', slug: 'later', noTwin: 'Alleen voor ons' },
      '[x](/blog/prijs), [y](/over-ons#mission), [z](/pakketten#plans)',
    ),
  }
  const written = (file: string) => String(texts[file] ?? readFileSync(join(smallRoot, 'content', file)))
  const broken = written(name).replace(new RegExp(`^${field}:`, 'm'), `${field}: "x" y`)
  expect(await problemsIn(texts)).toEqual([])
  const found = await problemsIn({ ...texts, [name]: broken })
  expect(found.filter((line) => !line.startsWith(`content/${name}:`))).toEqual([])
  expect(found.filter((line) => /needs quotes|belongs to no field/.test(line))).not.toEqual([])
  expect(found.filter((line) => /states|nowhere|is missing/.test(line))).toEqual([])
  const twin = name.replace('nl/', 'en/')
  const advice = name === 'nl/blog/later.mdx' ? [] : await adviceIn({ ...texts, [twin]: written(twin), [name]: broken })
  expect(advice.filter((line) => /Make them equal|Give both the same/.test(line))).toEqual([])
})

test('a syntax error causes no other problems', async () => {
  const page = String(readFileSync(join(smallRoot, 'content/nl/legal/privacy.mdx')))
  expect(page).toContain('\nnumbers:')
  const changes = {
    ...post({ slug: 'kosten' }, 'Een {\n\n## Kop [#kop]', { body: '## Heading [#heading]\n\nA text.' }),
    'nl/blog/later.mdx': entry({ id: '95', slug: 'later', noTwin: 'Alleen voor ons' }, '[x](/blog/kosten#kop)'),
    'nl/legal/privacy.mdx': `${page}\n\nEen {\n`,
  }
  expect(await problemsIn(changes)).toEqual([
    expect.stringMatching(/^content\/nl\/blog\/kosten\.mdx:13:5 {2}This \{ is not closed/),
    expect.stringMatching(/^content\/nl\/legal\/privacy\.mdx:\d+:5 {2}This \{ is not closed/),
  ])
})

test('exceeding a limit only through a fact is advice', async () => {
  const title = (words: string) => ({ title: `"${words} {contact.email}"` })
  const long = post(title('Schrijf ons eens een keer'))
  expect(await problemsIn(long)).toEqual([])
  expect(await adviceIn(long)).toContainEqual(
    expect.stringMatching(/kosten\.mdx:3:8 {2}title "Schrijf .*@.*" has \d+ characters\. Write 5 to 45 characters\.$/),
  )
  expect(await problemsIn(post(title('Schrijf ons eens een keer, of tien keer, of nooit')))).toHaveLength(1)
})

test('fields that are nested too deeply give one message', async () => {
  expect(await problemsIn(post({ title: '['.repeat(3000) + ']'.repeat(3000) }))).toEqual([
    expect.stringMatching(
      /^content\/nl\/blog\/kosten\.mdx:3:\d+ {2}The fields are nested too deeply to read\. Write them with fewer levels\.$/,
    ),
  ])
})

test('a promise refers to a clause of its document', async () => {
  const text = String(readFileSync(join(smallRoot, 'content/nl/legal/dpa.mdx')))
  const line = text.split('clause: instructions')[0]?.split('\n').length
  expect(await problemsIn({ 'nl/legal/dpa.mdx': text.replace('clause: instructions', 'clause: instruction') })).toEqual(
    [
      `content/nl/legal/dpa.mdx:${line}:15  "instruction" is not a clause of this document. Write instructions, or the id of another heading below.`,
    ],
  )
})

test('an address with capitals is corrected to lower case', async () => {
  const built = await readAll({ root: project(post({ slug: 'Wat-Kost-Het' })), env: {} })
  const mistake = Array.isArray(built) ? built.find(({ ruleId }) => ruleId === 'schema') : undefined
  expect(mistake?.fix).toEqual({ actual: 'Wat-Kost-Het', expected: 'wat-kost-het' })
})

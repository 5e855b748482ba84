import { expect, test } from 'vitest'
import { categories, categoryNames } from '../../site/categories.ts'
import { problemsIn, project } from '../../tests/harness/content.ts'
import { checkProject } from '../check/run.ts'
import { setField } from '../content/document.ts'
import { nextId } from '../content/entry.ts'
import { translate } from '../content/problem.ts'
import { readProject } from '../content/project.ts'
import { contentSettings } from '../content/settings.ts'
import { type NewEntryRequest, planNew } from './plan-new.ts'

const title = { nl: 'Wat kost wachten?', en: 'What does waiting cost?' }
const post: NewEntryRequest = { kind: 'post', title, category: categories.howTo.slug, day: '2026-11-21' }

const sourceOf = (root: string) => readProject(root, contentSettings({}))

/** Returns the files planned for a request, as changes to the shipped content. */
async function planned(request: NewEntryRequest) {
  const root = project({})
  const { source, entries } = await checkProject(root, contentSettings({}))
  const files = planNew(source, request, entries)
  if (!Array.isArray(files)) throw new Error(translate(files))
  return Object.fromEntries(files.map(({ file, text }) => [file.replace('content/', ''), text]))
}

function refusal(...asked: Parameters<typeof planNew>): string {
  const files = planNew(...asked)
  return Array.isArray(files) ? '' : translate(files)
}

test.each(categoryNames)('a new post in %s has no mistake', async (name) => {
  const changes = await planned({ ...post, category: categories[name].slug })
  expect(Object.keys(changes)).toEqual(['nl/blog/what-does-waiting-cost.mdx', 'en/blog/what-does-waiting-cost.mdx'])
  expect(await problemsIn(changes)).toEqual([])
})

test.each([
  { nl: 'Kosten: wat betaal je?', en: '2026 in figures' },
  { nl: "'t Kan sneller", en: 'Is "free" really free & fast?' },
])('a title can have any sign: $nl', async (title) => {
  expect(await problemsIn(await planned({ ...post, title }))).toEqual([])
})

test('a post in one language gives the reason, and has no mistakes either', async () => {
  const changes = await planned({ ...post, title: { nl: title.nl }, why: 'Alleen voor Nederlandse lezers' })
  expect(Object.keys(changes)).toEqual(['nl/blog/wat-kost-wachten.mdx'])
  expect(await problemsIn(changes)).toEqual([])
})

test('its number is the first free one', async () => {
  const root = project({})
  const { entries } = await checkProject(root, contentSettings({}))
  const highest = Math.max(...entries.map(({ fields }) => (typeof fields.id === 'number' ? fields.id : 0)))
  expect(nextId(entries)).toBe(highest + 1)
  expect(nextId([])).toBe(1)
})

test('a question and a legal section are added at the end of their file, in both languages', async () => {
  const question = await planned({ kind: 'question', title, into: 'costs' })
  expect(question).toMatchObject({
    'nl/faq/costs.mdx': expect.stringMatching(
      /\n\n## Wat kost wachten\? \[#what-does-waiting-cost\]\n\nSchrijf hier het antwoord\.\n$/,
    ),
    'en/faq/costs.mdx': expect.stringMatching(
      /\n\n## What does waiting cost\? \[#what-does-waiting-cost\]\n\nWrite the answer here\.\n$/,
    ),
  })
  const left = (text: string) =>
    expect.stringContaining(`"${text}" is still a placeholder from npm run new. Write your own text.`)
  expect(await problemsIn(question)).toEqual([left('Write the answer here.'), left('Schrijf hier het antwoord.')])
  const section = await planned({ kind: 'legal', title, into: 'terms' })
  expect(await problemsIn(section)).toEqual([
    left('Write the text of this part here.'),
    left('Schrijf hier de tekst van dit deel.'),
  ])
})

const again = { kind: 'question', title: { nl: 'Kosten', en: 'What does automation cost' }, into: 'costs' } as const

test.each<[why: string, request: NewEntryRequest]>([
  [
    'There is no title in English (--en). Write one, or say why there is no translation (--why).',
    { ...post, title: { nl: title.nl } },
  ],
  ['A post in every language needs no reason. Remove --why, or one of the titles.', { ...post, why: 'For nobody' }],
  ['There is no title in Dutch (--nl). Write one.', { ...again, title: { en: title.en } }],
  [
    'The title "Kort" has 4 characters. Write 5 to 45 characters.',
    { ...post, title: { nl: 'Kort', en: 'A short one' } },
  ],
  [
    'content/nl/faq/costs.mdx already has a heading with the id [#what-does-automation-cost]. Choose another title.',
    again,
  ],
  ['content/nl/faq/none.mdx does not exist. Choose another section.', { ...again, into: 'none' }],
])('%s', (why, request) => {
  expect(refusal(sourceOf(project({})), request, [])).toBe(why)
})

test('nothing is overwritten', () => {
  const root = project({ 'en/blog/what-does-waiting-cost.mdx': 'mine' })
  expect(refusal(sourceOf(root), post, [])).toBe(
    'content/en/blog/what-does-waiting-cost.mdx already exists. Choose another title.',
  )
})

test('accepting a translation writes the fingerprint of its source, once', () => {
  const first = setField('---\ntitle: A title\n---\n\ntranslates: this line is text.\n', 'translates', 't1234567')
  expect(first).toBe('---\ntitle: A title\ntranslates: t1234567\n---\n\ntranslates: this line is text.\n')
  expect(setField(first, 'translates', 't7654321')).toBe(first.replace('t1234567', 't7654321'))
})

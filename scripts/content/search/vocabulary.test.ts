import { expect, test } from 'vitest'
import type { SearchIndex } from '../../../site/search/data.ts'
import { searchLanguages } from '../../../site/search/languages.ts'
import { openQuery } from '../../../site/search/query.ts'
import { adviceIn, problemsIn, project, readAll } from '../../../tests/harness/content.ts'
import { cacheIn } from '../compile.ts'
import { searchIndex } from '../write.ts'
import { adviseOnSize } from './vocabulary.ts'

const english = 'groups:\n  - [price, cost]\n'
const inDutch = (text: string) => problemsIn({ 'nl/search.yaml': text, 'en/search.yaml': english })

test.each([
  [
    'groups:\n  - [prijs, tarief]\n  - [pakket, prijzen]\n',
    '3:14  "prijzen" is also in the group of "prijs". Keep it in one of the two groups.',
  ],
  [
    'groups:\n  - [prijs]\n  - [pakket, "all in"]\n',
    '2:5  groups.1 "[prijs]" cannot be used here. Write 2 to 15 words, such as [storing, kapot, stuk].',
    '3:14  groups.2.2 "all in" cannot be used here. Write one word.',
  ],
  [
    'group:\n  - [prijs, tarief]\n',
    '1:1  group is not a known field. Did you mean groups? Known fields: groups, sections, questions.',
    '1:1  groups is missing. Write a list of groups.',
  ],
  [
    'groups:\n  - [prijs, tarief\n',
    '2:5  A quote or bracket opened here is not closed. Write ] at the end of the value.',
  ],
])('a list of words is checked: %j', async (text = '', ...expected) => {
  expect(await inDutch(text)).toEqual(expected.map((line) => `content/nl/search.yaml:${line}`))
})

test.each(['sections', 'questions'])('it is advised that %s are of a page or section that is there', async (list) => {
  const sections = async (id: string) => {
    const text = `groups:\n  - [prijs, tarief]\n${list}:\n  ${id}: [rekentool, wat het kost]\n`
    const changes = { 'nl/search.yaml': text, 'en/search.yaml': english }
    expect(await problemsIn(changes)).toEqual([])
    return adviceIn(changes)
  }
  for (const id of [
    'plans#sum',
    'faq#what-does-automation-cost',
    'blog/five-reasons#hours-back',
    'terms',
    'blog/technical',
  ])
    expect(await sections(id)).toEqual([])
  expect(await sections('terms#liabilty')).toEqual([
    'content/nl/search.yaml:4:3  "terms#liabilty" is not a page or section of the site. Did you mean terms#liability?',
  ])
  const [gone] = await sections('plans#olifanten')
  expect(gone).toMatch(
    /^content\/nl\/search.yaml:4:3 {2}"plans#olifanten" is not a page or section of the site. Write a page or section that exists, such as plans, plans#/,
  )
})

test('a site that has outgrown search gets advice, counting each article as one document', () => {
  const pages = Array.from({ length: 1499 }, (_, at) => `page-${at}`)
  const articles = ['blog/one', 'blog/one#first', 'blog/one#second']
  expect(adviseOnSize('content/nl/search.yaml', [...pages, ...articles])).toEqual([])
  const [advice] = adviseOnSize('content/nl/search.yaml', [...pages, ...articles, 'blog/two'])
  expect(advice).toMatchObject({ isAdvice: true, message: { values: { count: 1501, limit: 1500 } } })
})

test('a page or section is found by its words and its questions', async () => {
  const lists =
    'sections:\n  plans#sum: [telraam]\nquestions:\n  terms#liability: [wie draait ervoor op]\n  plans: [tientjes]\n'
  const text = `groups:\n  - [prijs, tarief]\n${lists}`
  const settings = { root: project({ 'nl/search.yaml': text, 'en/search.yaml': english }), env: {} }
  const built = await readAll(settings)
  if (Array.isArray(built)) throw new Error('There are mistakes.')
  const index: SearchIndex = JSON.parse(searchIndex(built, 'nl', cacheIn(settings.root)))
  const find = openQuery(index, searchLanguages.nl.stem)
  const first = (query: string) => index.titles[find(query).ranked[0]?.document ?? -1]?.url
  expect([first('telraam'), first('wie draait ervoor op'), first('tientjes')]).toEqual([
    '/pakketten#sum',
    '/voorwaarden#liability',
    '/pakketten',
  ])
})

test('if one language has the file, every language has it', async () => {
  expect(await problemsIn({ 'nl/search.yaml': null })).toEqual([
    'content/nl/search.yaml:1:1  The file is missing. Create it as the twin of content/en/search.yaml.',
  ])
  expect(await problemsIn({ 'nl/search.yaml': null, 'en/search.yaml': null })).toEqual([])
})

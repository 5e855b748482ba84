import { describe, expect, test } from 'vitest'
import { cut } from '../../scripts/build/lists/search-files.ts'
import type { Answer } from './answer.ts'
import type { Found, SearchData, SearchIndex } from './data.ts'
import { openSearch } from './open.ts'
import { type Place, placeOf, writePlaces } from './postings.ts'
import { stem } from './stem-nl.ts'

const names = ['Ouderenzorg', 'Rooster', 'Retour', 'Werkbon', 'Offerte', 'Factuur', 'Training', 'Koppeling']

/** An index of articles, each with a part; a name has the number of its article. */
function indexOf(count: number): SearchIndex {
  const documents = Array.from({ length: count }, (_, at): Found[] => {
    const title = `${names[at % names.length]} ${at}`
    const url = `/blog/${at}`
    return [
      { url, kind: 'article', title, text: `Over ${title}.` },
      { url: `${url}#vraag`, kind: 'article', title, section: 'Vraag', text: `Vraag over ${title}.` },
    ]
  }).flat()
  const places = new Map<string, Place[]>()
  for (const [at, { title }] of documents.entries())
    for (const word of title.toLowerCase().split(' '))
      places.set(stem(word), [...(places.get(stem(word)) ?? []), placeOf(at, 12)])
  const words = [...places.keys()].sort()
  return {
    documents,
    words: words.join(' '),
    places: words.map((word) => writePlaces(places.get(word) ?? [])).join(' '),
    compounds: true,
    stop: 'de',
    same: `${stem('offerte')} ${stem('prijsopgave')}`,
  }
}

/** Searches an index whose files stand beside it, and names what was read of them. */
function opened(count: number, most?: number) {
  const { first, others } = cut(indexOf(count), 'nl', most)
  const files = new Map<string, Buffer>(others.map(({ path, bytes }) => [path, bytes]))
  const data: SearchData = JSON.parse(String(first.bytes))
  const asked: string[] = []
  const search = openSearch(data, stem, async (file) => {
    asked.push(file)
    return JSON.parse(String(files.get(file)))
  })
  const answers = async (query: string) => {
    const said: Answer[] = []
    await search.find(query, (answer) => said.push(answer))
    return said
  }
  const titles = async (query: string) =>
    ((await answers(query)).at(-1)?.groups ?? []).flatMap(({ found }) => found.map(({ title }) => title))
  return { data, asked, files, search, answers, titles }
}

describe('an index with few documents', () => {
  test('answers with titles at once, and then with their texts, of one file', async () => {
    const { answers, asked } = opened(8)
    const [first, second] = await answers('rooster')
    expect(first?.groups[0]?.found[0]).toMatchObject({ title: 'Rooster 1', url: '/blog/1' })
    expect(first?.groups[0]?.found[0]?.text).toBeUndefined()
    expect(second?.groups[0]?.found[0]?.text).toBe('Over Rooster 1.')
    await answers('retour')
    expect(asked).toHaveLength(1)
  })

  test('says what may have been meant, where it found nothing', async () => {
    const answer = (await opened(8).answers('trauning')).at(-1)
    expect(
      answer?.count === 0 ? answer.meant : [answer?.groups[0]?.found[0]?.title.split(' ')[0]?.toLowerCase()],
    ).toEqual(['training'])
  })

  test('shows the best three first, and below them by kind those that miss no word before those that do', async () => {
    const { first, others } = cut(indexOf(8), 'nl')
    const data: SearchData = JSON.parse(String(first.bytes))
    for (const [at, one] of (data.titles ?? []).entries()) if (at % 4 === 0) one.kind = 'page'
    const search = openSearch(data, stem, async () => JSON.parse(String(others[0]?.bytes)))
    const said: Answer[] = []
    await search.find('rooster retour werkbon offerte 4', (answer) => said.push(answer))
    const [best, ...kinds] = said[0]?.groups ?? []
    expect(best).toMatchObject({ name: 'best', found: [{ title: 'Offerte 4' }, { title: 'Offerte 4' }, {}] })
    expect(kinds.map(({ name }) => name).sort()).toEqual(['article', 'page'])
    for (const { found } of kinds) {
      const missed = found.map(({ without }) => without.length)
      expect(missed).toEqual(missed.toSorted((a, b) => a - b))
    }
  })

  test('keeps what it found while a word is typed, says that it misses it, and lets it go when the query is whole', async () => {
    const { search, answers } = opened(8)
    await answers('roost')
    const [typed] = await answers('roostq olif')
    expect(typed).toMatchObject({
      kept: true,
      groups: [{ found: [{ title: 'Rooster 1', without: ['roostq', 'olif'] }, {}] }],
    })
    const said: Answer[] = []
    await search.find('roostq olif', (answer) => said.push(answer), true)
    expect(said.at(-1)).toMatchObject({ kept: false, count: 0 })
    expect((await answers('xqzv')).at(-1)?.count).toBe(0)
  })

  test('shows nothing of a query after which another was asked', async () => {
    const { search } = opened(8)
    const said: string[] = []
    const say = (answer: Answer) => said.push(answer.groups[0]?.found[0]?.title ?? '')
    await Promise.all([search.find('rooster', say), search.find('retour', say)])
    expect(new Set(said)).toEqual(new Set(['Retour 2']))
  })

  test('keeps its titles when the texts cannot be read', async () => {
    const { files, titles, answers } = opened(8)
    files.clear()
    await expect(answers('rooster')).resolves.toHaveLength(1)
    expect(await titles('rooster')).toContain('Rooster 1')
  })
})

describe('a large index', () => {
  test('finds the same, of the segments that a query needs and the documents that it shows', async () => {
    const small = opened(3000, Number.POSITIVE_INFINITY)
    const large = opened(3000)
    for (const query of ['rooster 1', 'werkbon', 'factuur 2005', 'roos', 'prijsopgave 12', 'training 6'])
      expect((await large.titles(query))[0]).toBe((await small.titles(query))[0])
    expect(large.data.titles).toBeUndefined()
    expect(large.files.size).toBeGreaterThan(600)
    expect(new Set(large.asked).size).toBe(large.asked.length)
    expect(large.asked.length).toBeLessThan(150)
  })

  test('reads a file again that could not be read', async () => {
    const { files, titles } = opened(3000)
    const kept = [...files]
    files.clear()
    await expect(titles('rooster 1')).rejects.toThrow()
    for (const [path, bytes] of kept) files.set(path, bytes)
    expect((await titles('rooster 1'))[0]).toBe('Rooster 1')
  })
})

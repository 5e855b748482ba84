import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import type { SearchIndex } from './data.ts'
import { fieldNormWeight, fieldOf, keys } from './fields.ts'
import { openSearch } from './open.ts'
import { stem } from './stem-nl.ts'

const names = ['Ouderenzorg', 'Rooster', 'Retour', 'Werkbon', 'Offerte', 'Factuur', 'Training', 'Koppeling']

/** Makes an index of articles, each with a part; a name has the number of its article. */
function indexOf(count: number): SearchIndex {
  const documents = Array.from({ length: count }, (_, at) => {
    const title = `${names[at % names.length]} ${at}`
    const url = `/blog/${at}`
    return [
      { url, kind: 'article' as const, title, text: `Over ${title}.` },
      { url: `${url}#vraag`, kind: 'article' as const, title, section: 'Vraag', text: `Vraag over ${title}.` },
    ]
  }).flat()
  const empty = { heading: '', keywords: '', intro: '', page: '', twin: '', body: '' }
  const fields = documents.map(({ title }) => ({
    ...empty,
    heading: fieldOf(title.toLowerCase().split(' ').map(stem)),
  }))
  return {
    index: Fuse.createIndex(keys, fields, { fieldNormWeight }).toJSON(),
    titles: documents.map(({ text: _, ...title }) => title),
    texts: documents.map(({ text }) => text),
    compounds: true,
    stop: 'de',
    same: `${stem('offerte')} ${stem('prijsopgave')}`,
  }
}

/** Searches an index whose texts stand beside it, and counts how often they are read. */
function opened(count: number, change: (index: SearchIndex) => void = () => {}) {
  const { texts, ...index } = indexOf(count)
  change({ texts, ...index })
  const line = { reads: 0, isBroken: false }
  const search = openSearch({ ...index, texts: '/texts.json' }, stem, async () => {
    line.reads++
    if (line.isBroken) throw new Error('The line is broken.')
    return texts
  })
  const answers = async (query: string) => {
    const said: Answer[] = []
    await search.find(query, (answer) => said.push(answer))
    return said
  }
  const titles = async (query: string) =>
    ((await answers(query)).at(-1)?.groups ?? []).flatMap(({ found }) => found.map(({ title }) => title))
  return { line, search, answers, titles }
}

describe('an index', () => {
  test('shows twenty results at most, and says whether there are more', async () => {
    const [few] = await opened(8).answers('rooster')
    const [many] = await opened(100).answers('rooster')
    expect([few?.hasMore, many?.count, many?.hasMore]).toEqual([false, 20, true])
  })

  test('answers with titles at once, and then with their texts, which are read once', async () => {
    const { answers, line } = opened(8)
    const [first, second] = await answers('rooster')
    expect(first?.groups[0]?.found[0]).toMatchObject({ title: 'Rooster 1', url: '/blog/1' })
    expect(first?.groups[0]?.found[0]?.text).toBeUndefined()
    expect(second?.groups[0]?.found[0]?.text).toBe('Over Rooster 1.')
    await answers('retour')
    expect(line.reads).toBe(1)
  })

  test('says what may have been meant, where it found nothing', async () => {
    const answer = (await opened(8).answers('trauning')).at(-1)
    expect(
      answer?.count === 0 ? answer.meant : [answer?.groups[0]?.found[0]?.title.split(' ')[0]?.toLowerCase()],
    ).toEqual(['training'])
  })

  test('suggests nothing that is like nothing that was typed', async () => {
    for (const query of ['werkende', 'werkbezoek', 'trillingen']) {
      const answer = (await opened(8).answers(query)).at(-1)
      expect({ query, meant: answer?.meant, nearest: answer?.nearest }).toEqual({ query, meant: [], nearest: [] })
    }
  })

  test('shows the best three first, and below them by kind those that miss no word before those that do', async () => {
    const { search } = opened(8, ({ titles }) => {
      for (const [at, one] of titles.entries()) if (at % 4 === 0) one.kind = 'page'
    })
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

  test('shows no texts of a query after which another was asked', async () => {
    const { search } = opened(8)
    const said: string[] = []
    const say = (answer: Answer) => said.push(answer.groups[0]?.found[0]?.title ?? '')
    await Promise.all([search.find('rooster', say), search.find('retour', say)])
    expect(said).toEqual(['Rooster 1', 'Retour 2', 'Retour 2'])
  })

  test('keeps its titles when the texts cannot be read, and reads them again', async () => {
    const { line, titles, answers } = opened(8)
    line.isBroken = true
    await expect(answers('rooster')).resolves.toHaveLength(1)
    expect(await titles('rooster')).toContain('Rooster 1')
    line.isBroken = false
    expect((await answers('rooster')).at(-1)?.groups[0]?.found[0]?.text).toBe('Over Rooster 1.')
  })

  test('finds words of the same group, and the best of many documents', async () => {
    const { titles } = opened(200)
    expect((await titles('rooster 1'))[0]).toBe('Rooster 1')
    expect((await titles('prijsopgave 12'))[0]).toBe('Offerte 12')
  })
})

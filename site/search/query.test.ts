import Fuse from 'fuse.js'
import { describe, expect, test } from 'vitest'
import { fieldKeys, fieldNormWeight, fieldOf, type SearchIndex } from './data.ts'
import { openSearch, type SearchAnswer } from './query.ts'
import { stem } from './stem-nl.ts'

const names = ['Ouderenzorg', 'Rooster', 'Retour', 'Werkbon', 'Offerte', 'Factuur', 'Training', 'Koppeling']

/** Index of `count` articles with a section each; names contain the article number. */
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
    index: Fuse.createIndex(fieldKeys, fields, { fieldNormWeight }).toJSON(),
    titles: documents.map(({ text: _, ...title }) => title),
    texts: documents.map(({ text }) => text),
    compounds: true,
    stop: 'de',
    same: `${stem('offerte')} ${stem('prijsopgave')}`,
  }
}

/** Opens an index and counts reads of its texts. */
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
    const said: SearchAnswer[] = []
    await search.find(query, (answer) => said.push(answer))
    return said
  }
  const titles = async (query: string) =>
    ((await answers(query)).at(-1)?.groups ?? []).flatMap(({ hits: found }) => found.map(({ title }) => title))
  return { line, search, answers, titles }
}

describe('an index', () => {
  test('shows at most twenty results, and whether there are more', async () => {
    const [few] = await opened(8).answers('rooster')
    const [many] = await opened(100).answers('rooster')
    expect([few?.hasMore, many?.count, many?.hasMore]).toEqual([false, 20, true])
  })

  test('shows titles first, and then their texts, which are read once', async () => {
    const { answers, line } = opened(8)
    const [first, second] = await answers('rooster')
    expect(first?.groups[0]?.hits[0]).toMatchObject({ title: 'Rooster 1', url: '/blog/1' })
    expect(first?.groups[0]?.hits[0]?.text).toBeUndefined()
    expect(second?.groups[0]?.hits[0]?.text).toBe('Over Rooster 1.')
    await answers('retour')
    expect(line.reads).toBe(1)
  })

  test('shows the best three first, and then the others by kind, those with all words first', async () => {
    const { search } = opened(8, ({ titles }) => {
      for (const [at, one] of titles.entries()) if (at % 4 === 0) one.kind = 'page'
    })
    const said: SearchAnswer[] = []
    await search.find('rooster retour werkbon offerte 4', (answer) => said.push(answer))
    const [best, ...kinds] = said[0]?.groups ?? []
    expect(best).toMatchObject({ name: 'best', hits: [{ title: 'Offerte 4' }, { title: 'Offerte 4' }, {}] })
    expect(kinds.map(({ name }) => name).sort()).toEqual(['article', 'page'])
    for (const { hits: found } of kinds) {
      const missed = found.map(({ without }) => without.length)
      expect(missed).toEqual(missed.toSorted((a, b) => a - b))
    }
  })

  test('shows no texts for a query if a newer one followed', async () => {
    const { search } = opened(8)
    const said: string[] = []
    const say = (answer: SearchAnswer) => said.push(answer.groups[0]?.hits[0]?.title ?? '')
    await Promise.all([search.find('rooster', say), search.find('retour', say)])
    expect(said).toEqual(['Rooster 1', 'Retour 2', 'Retour 2'])
  })

  test('keeps its titles if the texts cannot be read, and tries again', async () => {
    const { line, titles, answers } = opened(8)
    line.isBroken = true
    await expect(answers('rooster')).resolves.toHaveLength(1)
    expect(await titles('rooster')).toContain('Rooster 1')
    line.isBroken = false
    expect((await answers('rooster')).at(-1)?.groups[0]?.hits[0]?.text).toBe('Over Rooster 1.')
  })
})

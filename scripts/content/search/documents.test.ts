import { expect, test } from 'vitest'
import { project, readAll } from '../../../tests/harness/content.ts'
import type { Entry } from '../entry.ts'
import { onOneLine } from '../write.ts'
import { listDocuments } from './documents.ts'

test('an article gives one document per heading, or a single one in a large site', async () => {
  const built = await readAll({ root: project({}), env: {} })
  if (Array.isArray(built)) throw new Error('There are mistakes.')
  const questions = { 'blog/five-reasons#h-1': ['waarom eigenlijk'] }
  const searchVocabularies = { ...built.searchVocabularies, nl: { ...built.searchVocabularies.nl, questions } }
  const articles = (count: number) => {
    const parts = ({ collection }: Entry) => (collection === 'blog' ? headings(count) : [])
    return listDocuments({ ...built, searchVocabularies }, 'nl', parts).filter(({ kind }) => kind === 'article')
  }
  expect(articles(3).filter(({ section }) => section === 'Kop 1').length).toBeGreaterThan(0)
  const large = articles(600)
  expect(large.map(({ section }) => section)).toEqual(built.content.posts.nl.map(() => undefined))
  const one = large.find(({ id }) => id === 'blog/five-reasons')
  expect(one?.stems).toContain('s599')
  expect(one?.intro).toContain('Kop 599')
  expect(one?.keywords).toContain('waarom eigenlijk')
})

test('the cells of a table and the cards of a page do not run together, and a repeated cell is read once', () => {
  const table = 'Looptijd\n1 maand\n1 maand\n1 maand\nOpzeggen kan altijd.\nDat doe je per mail:\nVragen'
  expect(onOneLine(table)).toBe('Looptijd · 1 maand · Opzeggen kan altijd. Dat doe je per mail: Vragen')
})

test('a card on the home page is found by its words', async () => {
  const built = await readAll({ root: project({}), env: {} })
  if (Array.isArray(built)) throw new Error('There are mistakes.')
  const found = listDocuments(built, 'nl', () => [])
  const { cards } = built.content.pages.nl.home.automate
  expect(found.find(({ url }) => url === '/#automate')?.text).toContain(cards.at(-1)?.title)
})

function headings(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `h-${at}`,
    title: `Kop ${at}`,
    text: `Tekst ${at}`,
    stems: [`s${at}`],
  }))
}

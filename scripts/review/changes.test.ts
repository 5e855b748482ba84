import { expect, test } from 'vitest'
import { type BuiltPages, comparePages, readText } from './changes.ts'

const html = (title: string, body: string) =>
  `<!doctype html><html lang="nl"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`

function built(pages: Readonly<Record<string, string>>): BuiltPages {
  return new Map(Object.entries(pages).map(([url, body]) => [url, { url, html: html(url, body), look: body }]))
}

test('a page is added, removed, changed or the same', () => {
  const before = built({ '/a': '<p>Een.</p>', '/b': '<p>Twee.</p>', '/c': '<p>Drie.</p>' })
  const after = built({ '/a': '<p>Een.</p>', '/b': '<p>Vier.</p>', '/d': '<p>Vijf.</p>' })
  const { changes, same } = comparePages(before, after)
  expect(same).toEqual(['/a'])
  expect(changes.map(({ state, url }) => [state, url])).toEqual([
    ['changed', '/b'],
    ['added', '/d'],
    ['removed', '/c'],
  ])
  expect(changes[0]).toMatchObject({
    language: 'nl',
    title: '/b',
    words: [{ before: 'Twee.\n\n', after: 'Vier.\n\n' }],
  })
})

test('a page with a new address is one page that moved', () => {
  const moved = new Map([['/oud', '/nieuw']])
  const { changes } = comparePages(built({ '/oud': '<p>Een.</p>' }), built({ '/nieuw': '<p>Twee.</p>' }), moved)
  expect(changes.map(({ state, url, before }) => [state, url, before?.url])).toEqual([['moved', '/nieuw', '/oud']])
})

test('visible text is read by block, with the descriptions of pictures, without scripts and dialogs', () => {
  const body =
    '<p>Een <b>vet</b>\n woord.</p><script>x()</script><dialog>Vraag</dialog><ul><li>Punt<img alt="Een plaat"></li></ul>'
  expect(readText(html('Titel', body)).visible).toBe('Titel\n\nEen vet woord.\n\nPunt Een plaat\n\n')
})

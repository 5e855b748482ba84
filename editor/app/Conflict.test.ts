import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overview } from '../protocol.ts'
import { Conflicts, OwnWords } from './Conflict.tsx'
import { rememberOverview } from './names.ts'

test('each of two versions marks the words that the other lacks', () => {
  const marked = (text: string, other: string) => renderToStaticMarkup(createElement(OwnWords, { text, other }))
  const [mine, theirs] = ['Wij bouwen drie workflows.', 'Wij bouwen twee workflows.']
  expect(marked(mine, theirs)).toBe('Wij bouwen <mark>drie</mark> workflows.')
  expect(marked(theirs, mine)).toBe('Wij bouwen <mark>twee</mark> workflows.')
  expect(marked(mine, mine.replace(' drie', ''))).toContain('<mark>drie')
  // Nothing is marked in unrelated paragraphs, because every word would be.
  expect(marked('Eerst.', 'Daarna!')).toBe('Eerst.')
})

test('of several files each question has its language and place, and none is about a code', () => {
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] } }
  // Safe cast: a question reads only `entries` and `help`.
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const conflictIn = (locale: string) => {
    const [base = '', mine, theirs] = ['0', '1', '2'].map(
      (digit) => `---\ntitle: Titel ${digit}\ntranslates: t${digit}\n---\n\nTekst.\n`,
    )
    return { file: `content/${locale}/faq/costs.mdx`, base, mine: mine ?? '', theirs: theirs ?? '' }
  }
  const conflicts = ['nl', 'en'].map(conflictIn)
  const shown = renderToStaticMarkup(createElement(Conflicts, { conflicts, onDone: () => {}, onClose: () => {} }))
  expect(shown).toMatch(/\(Nederlands\) 1\/2/)
  expect(shown.match(/<fieldset/g)).toHaveLength(1)
  expect(shown).not.toMatch(/\bt[12]\b/)
})

test.each([true, false])('texts that differ only in a code are shown without it (back to online: %s)', (isBack) => {
  const [base, mine, theirs] = ['t0', 't1', 't2'].map((code) => `---\ntitle: Titel\ntranslates: ${code}\n---\n`)
  const conflict = { file: 'content/en/faq/costs.mdx', base: base ?? '', mine: mine ?? '', theirs: theirs ?? '' }
  const props = { conflicts: [conflict], isBack, onDone: () => {}, onClose: () => {} }
  const shown = renderToStaticMarkup(createElement(Conflicts, props))
  expect(shown).not.toMatch(/<fieldset|\bt[12]\b/)
})

test('versions that differ only in an empty line are named so, because their words look the same', () => {
  const text = '---\ntitle: Titel\n---\n\nEen.\n\nTwee.\n'
  const conflict = {
    file: 'content/nl/faq/costs.mdx',
    base: text,
    mine: text.replace('Een.\n', 'Een.\n\n'),
    theirs: text,
  }
  const props = { conflicts: [conflict], isBack: true, onDone: () => {}, onClose: () => {} }
  const shown = renderToStaticMarkup(createElement(Conflicts, props))
  expect(shown).toContain('alleen lege regels of opmaak')
})

test('the choice of both versions shows the text that it gives', () => {
  const [base = '', mine = '', theirs = ''] = ['Nul.', '**Een**.', 'Twee.'].map(
    (words) => `---\ntitle: Titel\n---\n\n${words}\n`,
  )
  const conflicts = [{ file: 'content/nl/faq/costs.mdx', base, mine, theirs }]
  const shown = renderToStaticMarkup(createElement(Conflicts, { conflicts, onDone: () => {}, onClose: () => {} }))
  expect(shown).toMatch(/Beide<\/strong><span[^>]*>Een\.\n\nTwee\.</)
})

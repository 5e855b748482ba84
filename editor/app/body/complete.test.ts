import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { offers } from './complete.ts'

const titles = ['Privacyverklaring: het pakket', 'Ons aanpak', 'Vaste pakketten', 'Pakketten', 'Over ons']

test.each(['[pak', '[tekst](pak'])('%s offers titles that begin with it, then words, then the rest', (typed) => {
  const pages = titles.map((title) => ({ title, address: `/${title.length}` as const, headings: [] }))
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: pages, en: [] } }
  rememberOverview({ entries: [], states: { changed: [], sent: [], isSent: false }, help })
  const context = new CompletionContext(EditorState.create({ doc: typed }), typed.length, true)
  const result = offers('nl')(context)
  expect(result?.options.map(({ displayLabel }) => displayLabel)).toEqual([
    'Pakketten',
    'Privacyverklaring: het pakket',
    'Vaste pakketten',
    'Ons aanpak',
  ])
  expect(result?.filter).toBe(false)
})

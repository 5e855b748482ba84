import { type Completion, CompletionContext } from '@codemirror/autocomplete'
import { EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import type { Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { offers } from './complete.ts'

const titles = ['Privacyverklaring: het pakket', 'Ons aanpak', 'Vaste pakketten', 'Pakketten', 'Over ons']

test.each(['[pak', '[tekst](pak'])('%s offers titles that begin with it, then words, then the rest', (typed) => {
  const pages = titles.map((title) => ({ title, address: `/${title.length}` as const, headings: [] }))
  rememberOverview(overviewWith({ pages: { nl: pages, en: [] } }))
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

test('the pages for a link stay offered after a space', () => {
  const pages = titles.map((title) => ({ title, address: `/${title.length}` as const, headings: [] }))
  rememberOverview(overviewWith({ pages: { nl: pages, en: [] } }))
  const typed = '[tekst](vaste pak'
  const result = offers('nl')(new CompletionContext(EditorState.create({ doc: typed }), typed.length, false))
  expect(result?.options.map(({ displayLabel }) => displayLabel)).toEqual(['Vaste pakketten'])
})

test.each([
  ['Bel via [contact](', ') of mail.', 'Bel via [contact](/pakketten)| of mail.'],
  ['[contact](/pak', 'ketten "Alles")', '[contact](/pakketten "Alles")|'],
  ['[contact](', ' verder', '[contact](/pakketten)| verder'],
])('a page that is chosen at %s|%s completes the link, and the cursor is behind it', (before, after, expected) => {
  const pages = [{ title: 'Pakketten', address: '/pakketten' as const, headings: [] }]
  rememberOverview(overviewWith({ pages: { nl: pages, en: [] } }))
  let state = EditorState.create({ doc: before + after, selection: { anchor: before.length } })
  const result = offers('nl')(new CompletionContext(state, before.length, true))
  const [option] = result?.options ?? []
  const dispatch = (spec: TransactionSpec) => {
    state = state.update(spec).state
  }
  // Safe cast: an option only reads the state and dispatches, which needs no DOM.
  const view = { state, dispatch } as Partial<EditorView> as EditorView
  if (result && option) applied(option)(view, option, result.from, result.to ?? before.length)
  const { head } = state.selection.main
  expect(`${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`).toBe(expected)
})

test.each([
  ['{', ['starter.price', 'starter.fee', 'brand.name']],
  ['{prijs', ['starter.price']],
  ['{1250', ['starter.price']],
  ['{1.250', ['starter.price']],
  ['{starter', ['starter.price', 'starter.fee']],
  ['{brand.n', ['brand.name']],
  ['{bedrijf: naam', ['brand.name']],
  ['{niets', []],
])('%s offers facts by name, value and key, the most used first, without those of the operator', (typed, expected) => {
  const facts = { 'brand.name': 'Werk', 'security.hsts': '1 jaar', 'starter.fee': '€ 95', 'starter.price': '€ 1.250' }
  const uses: Overview['help']['uses'] = { 'starter.price': ['pages/a', 'pages/b'], 'starter.fee': ['pages/a'] }
  rememberOverview(overviewWith({ facts: { nl: facts, en: {} }, uses }))
  const result = offers('nl')(new CompletionContext(EditorState.create({ doc: typed }), typed.length, true))
  expect(result?.options.map(({ label }) => label)).toEqual(expected.map((fact) => `{${fact}}`))
})

function applied({ apply }: Completion) {
  if (typeof apply !== 'function') throw new Error('The option is plain text.')
  return apply
}

function overviewWith(own: Partial<Overview['help']>): Overview {
  const help = { facts: { nl: {}, en: {} }, uses: {}, components: [], pages: { nl: [], en: [] }, ...own }
  return { entries: [], states: { changed: [], sent: [], isSent: false }, help }
}

import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
  snippet,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { fold } from '../../../site/search/words.ts'
import type { Help } from '../../protocol.ts'
import { isAmong, thisSite } from '../../site.ts'
import { isFound } from '../FilterField.tsx'
import { labelOf } from '../labels.ts'
import { help } from '../names.ts'

/** Completions: facts after `{`, components after `<`, pages and headings after `[` or in a link. */
export function offers(locale: Locale) {
  const facts = factsIn(locale)
  const pages = help.pages[locale].flatMap(({ title, address, headings }) => [
    { title, address },
    ...headings.map(({ id, text }) => ({ title: `${title}: ${text}`, address: `${address}#${id}` })),
  ])
  const addresses = pages.map(({ title, address }): Completion => {
    return {
      label: `${address} ${title}`,
      displayLabel: title,
      detail: address,
      apply: closeLink(address),
      type: 'text',
    }
  })
  const links = pages.map(({ title, address }): Completion => {
    const short = title.replace(/^.*: /, '').replace(/[[\]]/g, '')
    const apply = `[${short}](${address})`
    return { label: `[${title}]`, displayLabel: title, detail: address, apply, type: 'text' }
  })
  return (context: CompletionContext): CompletionResult | null => {
    const fact = context.matchBefore(/(?<!\\)\{[^{}\n]{0,60}/)
    if (fact) {
      const options = facts.filter((one) => isFound(fact.text.slice(1), one.texts)).map(({ option }) => option)
      return { from: fact.from, to: closed(context, '}'), options, filter: false }
    }
    const tag = context.matchBefore(/<[A-Z]?\w*/)
    if (tag) return { from: tag.from, options: help.components.map(offerOf), validFor: /^<\w*$/ }
    const address = context.matchBefore(/\]\([^()\n]{0,60}/)
    if (address) return matching(address.text.slice(2), { from: address.from + 2, options: addresses })
    const link = context.matchBefore(/\[[^\][\n]{0,60}/)
    if (!link || link.text.startsWith('[#') || link.text.startsWith('[^')) return null
    return matching(link.text.slice(1), { from: link.from, to: closed(context, ']'), options: links })
  }
}

/** Facts with their labels and the texts by which they are found, most used first. */
function factsIn(locale: Locale) {
  const usesOf = (fact: string) => help.uses[fact]?.length ?? 0
  const ofWriters = Object.keys(help.facts[locale]).filter(
    (fact) => !isAmong(thisSite.operatorFacts, fact.split('.')[0]),
  )
  const names = ofWriters.toSorted((one, other) => usesOf(other) - usesOf(one))
  return names.map((fact) => {
    const path = fact.split('.')
    const value = help.facts[locale][fact] ?? ''
    const displayLabel = `${labelOf(path.slice(0, 1), true).name}: ${labelOf(path, true).name}`
    const option: Completion = { label: `{${fact}}`, displayLabel, detail: value, type: 'constant' }
    // A query matches a number with or without its thousands separators.
    return { option, texts: [displayLabel, fact, value, value.replace(/(?<=\d)[.,\u202f\u00a0](?=\d{3})/g, '')] }
  })
}

/** Inserts the address of a link, and moves the cursor after the link. */
const closeLink = (address: string) => (view: EditorView, picked: Completion, from: number, to: number) => {
  const { state } = view
  const rest = state.sliceDoc(to, state.doc.lineAt(to).to)
  const [old, title = ''] = /^[^)\s]*([ \t]+"[^"]*")?\)/.exec(rest) ?? ['']
  view.dispatch({
    ...insertCompletionText(state, `${address}${title})`, from, to + old.length),
    annotations: pickedCompletion.of(picked),
  })
}

/**
 * Options that match the query: titles that begin with it first, then titles with a word that begins with it, then
 * others. CodeMirror's order would mix them, because it also matches scattered letters.
 */
function matching(query: string, result: CompletionResult): CompletionResult {
  const foldedQuery = fold(query.trim())
  const rankOf = ({ displayLabel = '', detail = '' }: Completion) => {
    const title = fold(displayLabel)
    if (title.startsWith(foldedQuery)) return 0
    const words = title.split(/[^\p{L}\p{N}]+/u)
    if (words.some((_, at) => words.slice(at).join(' ').startsWith(foldedQuery))) return 1
    return title.includes(foldedQuery) || detail.startsWith(query) ? 2 : 3
  }
  const ranked = result.options.map((option) => ({ option, rank: rankOf(option) })).filter(({ rank }) => rank < 3)
  const options = ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option)
  return { ...result, options, filter: false }
}

function offerOf({ name, example }: Help['components'][number]): Completion {
  const detail = labelOf([name]).name
  const template = example
    .replace(/\\/g, '\\\\')
    .replace(/[{}]/g, '\\$&')
    .replace(/="([^"]*)"/g, (_, text) => `="#{${text}}"`)
    .replace(/^(?![<#|]|\s*$|\s*\w+="|\/>)(\d+\. |- )?(.+)$/gm, (_, mark = '', text) => `${mark}#{${text}}`)
  return { label: `<${name}>`, detail, type: 'class', apply: snippet(template) }
}

/** End of the range that a completion replaces, including a closing bracket that was added automatically. */
function closed({ pos, state }: CompletionContext, bracket: string): number {
  return state.sliceDoc(pos, pos + 1) === bracket ? pos + 1 : pos
}

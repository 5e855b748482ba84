import { tagHighlighter, tags } from '@lezer/highlight'
import { diffComm } from 'node-diff3'
import type { Locale } from '../../site/locales.ts'
import { inlinePieces } from './body/inline.ts'
import { shownFact } from './body/marks.ts'
import { t } from './words.ts'

/** Styles for inline Markdown outside an editor. */
const looks = tagHighlighter([
  { tag: tags.strong, class: 'font-bold' },
  { tag: tags.emphasis, class: 'italic' },
  { tag: tags.link, class: 'text-blue-600' },
  { tag: tags.monospace, class: 'font-[ui-monospace,monospace] text-[0.92em]' },
])

const separator = '\0'

/**
 * Words of inline Markdown as displayed, with the spaces after them. Each word is preceded by its style and a
 * separator.
 */
function wordsIn(source: string, locale: Locale): string[] {
  return inlinePieces(source, looks).flatMap(({ text, look, sign }) => {
    const isHidden = sign && sign.kind !== 'fact' && sign.kind !== 'picture'
    if (isHidden) return []
    const words = sign?.kind === 'fact' ? (shownFact(sign.name, locale).value ?? text) : text
    return (words.match(/[\p{L}\p{N}]+\s*|\s+|\S\s*/gu) ?? []).map((word) => look + separator + word)
  })
}

function joinLooks(words: readonly string[], kind: 'same' | 'gone' | 'new') {
  const runs: { look: string; text: string; kind: typeof kind }[] = []
  for (const word of words) {
    const [look = '', text = ''] = word.split(separator)
    const last = runs.at(-1)
    if (last?.look === look) last.text += text
    else runs.push({ look, text, kind })
  }
  return runs
}

const headingMarks = /^#{1,6}[ \t]+/gm

const nameOfLevel = (marks: string) => `${t(marks.trim().length > 2 ? 'heading3' : 'heading')}: `

/** Compares two versions by words and their styles, so that a word that becomes bold is a change. */
export function compareMarked(before: string, after: string, locale: Locale) {
  const [old, now] = [before, after].map((source) => wordsIn(source.replace(headingMarks, nameOfLevel), locale))
  const changes = diffComm(old ?? [], now ?? [])
  return changes.flatMap(({ common = [], buffer1 = [], buffer2 = [] }) => [
    ...joinLooks(common, 'same'),
    ...joinLooks(buffer1, 'gone'),
    ...joinLooks(buffer2, 'new'),
  ])
}

import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useState } from 'react'
import { countWords, type Heading, headingsIn } from '../../text/sections.ts'
import { language, t } from '../words.ts'

const debounceMs = 300
const parseMs = 500
/** Minimum number of headings for an outline. */
const minHeadings = 3

interface Props {
  text: string
  view: RefObject<EditorView | null>
  facts: Record<string, string | undefined>
  onHeading: (view: EditorView, offset: number) => void
}

/** Shows links to the headings, and a word count, if the text has enough headings. */
export function Outline({ text, view, facts, onHeading }: Props) {
  const [words, setWords] = useState(0)
  const [headings, setHeadings] = useState<Heading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after a pause in typing
  useEffect(() => {
    const read = () => {
      const state = view.current?.state
      const tree = state && ensureSyntaxTree(state, state.doc.length, parseMs)
      if (!state || !tree) return
      const now = state.doc.toString()
      setWords(countWords(now))
      setHeadings(headingsIn(tree, now, facts))
    }
    const timer = setTimeout(read, debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  if (headings.length < minHeadings) return null
  const count = t('wordCount', { count: words.toLocaleString(language()) })
  const go = ({ from }: Heading) => {
    const { doc } = view.current?.state ?? {}
    if (view.current && doc) onHeading(view.current, doc.lineAt(Math.min(from, doc.length)).to)
  }
  return (
    <details className="card mb-2 px-3.5 py-1">
      <summary className="py-2 font-medium">
        {t('outline')} <span className="text-soft font-normal">{count}</span>
      </summary>
      <ol className="mb-2 max-h-60 overflow-y-auto" aria-label={t('outline')}>
        {headings.map((heading) => (
          <li key={heading.from} className={heading.level > 2 ? 'pl-5' : undefined}>
            <button type="button" className="small quiet text-left" onClick={() => go(heading)}>
              {heading.words}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

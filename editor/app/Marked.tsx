import { tagHighlighter, tags } from '@lezer/highlight'
import type { Locale } from '../../site/locales.ts'
import { inlinePieces } from './body/inline.ts'
import { shownFact } from './body/marks.ts'

/** Looks of inline Markdown outside an editor. */
const looks = tagHighlighter([
  { tag: tags.strong, class: 'font-bold' },
  { tag: tags.emphasis, class: 'italic' },
  { tag: tags.link, class: 'text-blue-600' },
  { tag: tags.monospace, class: 'font-[ui-monospace,monospace] text-[0.92em]' },
])

/** Inline Markdown without its signs, as a text shows it. */
export function Marked({ text: source, locale }: { text: string; locale: Locale }) {
  return inlinePieces(source, looks).map(({ text, look, sign }, at) => {
    const isHidden = sign && sign.kind !== 'fact' && sign.kind !== 'picture'
    const words = sign?.kind === 'fact' ? (shownFact(sign.name, locale).value ?? text) : text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
      <span key={at} className={look || undefined}>
        {isHidden ? '' : words}
      </span>
    )
  })
}

import type { Locale } from '../../../site/locales.ts'
import { factPattern } from '../../text/signs.ts'
import { shownFact } from '../body/marks.ts'
import { useSigns } from '../body/signs-switch.ts'

interface Props {
  text: string
  locale: Locale
}

/**
 * Covers an unfocused field with its text, in which facts are shown as their values. Absent while the writer shows the
 * markup.
 */
export function FactValues({ text, locale }: Props) {
  const areSignsShown = useSigns()
  // The pattern has one capturing group, so every second piece is the name of a fact.
  const pieces = text.split(factPattern)
  if (pieces.length === 1 || areSignsShown) return null
  return (
    <div
      aria-hidden="true"
      className="bg-card text-ink pointer-events-none m-px rounded-(--radius) px-3 py-2 text-base font-normal whitespace-pre-wrap peer-focus:invisible"
    >
      {pieces.map((piece, at) => {
        if (at % 2 === 0) return piece
        const { value, className } = shownFact(piece, locale)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
          <span key={at} className={className}>
            {value ?? piece}
          </span>
        )
      })}
    </div>
  )
}

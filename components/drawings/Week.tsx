import { languages } from '../../site/locales.ts'
import { useLocale, useMessages } from '../locale.tsx'

/** What a week brought, day by day: how much was processed, and in how much of it a person decided. */
const days = [
  { processed: 34, decided: 5 },
  { processed: 29, decided: 3 },
  { processed: 38, decided: 6 },
  { processed: 31, decided: 2 },
  { processed: 26, decided: 4 },
]

/** The figures of a week as a report shows them. They are an example, and say so. */
export function Week() {
  const t = useMessages()
  const { tag } = languages[useLocale()]
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const height = (count: number) => count * 2.6
  return (
    <figure className="picture">
      <svg viewBox="0 0 380 200" fill="none" strokeWidth="1.5" aria-hidden="true" focusable="false">
        <rect className="sheet" x="1" y="1" width="378" height="198" rx="12" />
        <path className="hair" d="M24 162h332M24 110h332M24 58h332" />
        {days.map(({ processed, decided }, index) => (
          <g key={processed} transform={`translate(${40 + index * 64} 162)`}>
            <rect width="44" y={-height(processed)} height={height(processed)} rx="5" fill="var(--color-blue-100)" />
            <rect width="44" y={-height(decided)} height={height(decided)} rx="5" fill="var(--color-warm)" />
            <text x="22" y={-height(processed) - 7} textAnchor="middle">
              {processed}
            </text>
            {/* The fifth of January 2026 is a Monday. */}
            <text x="22" y="22" textAnchor="middle">
              {day.format(new Date(Date.UTC(2026, 0, 5 + index)))}
            </text>
          </g>
        ))}
        <path
          stroke="var(--color-blue-600)"
          strokeLinejoin="round"
          d={days
            .map(({ processed }, index) => `${index ? 'L' : 'M'}${62 + index * 64} ${162 - height(processed)}`)
            .join('')}
        />
      </svg>
      <figcaption>{t('picture.week')}</figcaption>
    </figure>
  )
}

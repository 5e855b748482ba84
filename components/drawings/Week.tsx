import { workingDays } from '../../site/format.ts'
import { useLocale, useMessages } from '../locale.tsx'
import { blue, tint, warm } from './colours.ts'
import { Drawing } from './Drawing.tsx'

/** Requests processed a day, and how many a person decided. */
const days = [
  { processed: 34, decided: 5 },
  { processed: 29, decided: 3 },
  { processed: 38, decided: 6 },
  { processed: 31, decided: 2 },
  { processed: 26, decided: 4 },
]

export function Week() {
  const t = useMessages()
  const names = workingDays(useLocale())
  const height = (count: number) => count * 2.6
  return (
    <figure className="mt-8">
      <Drawing className="w-full max-w-[30rem]" viewBox="0 0 380 200">
        <rect className="fill-card stroke-edge" x="1" y="1" width="378" height="198" rx="12" />
        <path className="stroke-line" d="M24 162h332M24 110h332M24 58h332" />
        {days.map(({ processed, decided }, index) => (
          <g
            key={processed}
            className="fill-soft text-[13px] tabular-nums"
            transform={`translate(${40 + index * 64} 162)`}
          >
            <rect width="44" y={-height(processed)} height={height(processed)} rx="5" fill={tint} />
            <rect width="44" y={-height(decided)} height={height(decided)} rx="5" fill={warm} />
            <text x="22" y={-height(processed) - 7} textAnchor="middle">
              {processed}
            </text>
            <text x="22" y="22" textAnchor="middle">
              {names[index]}
            </text>
          </g>
        ))}
        <path
          stroke={blue}
          strokeLinejoin="round"
          d={days
            .map(({ processed }, index) => `${index ? 'L' : 'M'}${62 + index * 64} ${162 - height(processed)}`)
            .join('')}
        />
      </Drawing>
      <figcaption className="text-soft mt-3 max-w-[44ch] text-sm">{t('picture.week')}</figcaption>
    </figure>
  )
}

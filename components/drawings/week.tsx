import type { ReactNode } from 'react'
import { workingDays } from '../../site/format.ts'
import { useLocale } from '../locale.tsx'
import { Drawing } from './Drawing.tsx'

/** Shifts taken, as [day, row, length]. The filled gap is drawn separately. */
const taken = [
  [0, 0, 2],
  [3, 0, 2],
  [0, 1, 1],
  [1, 1, 1],
  [3, 1, 2],
  [0, 2, 3],
  [4, 2, 1],
] as const

export function Roster() {
  const { locale } = useLocale()
  const days = workingDays(locale)
  const x = (column: number) => 60 + column * 62
  const y = (row: number) => 44 + row * 42
  return (
    <Panel height={180}>
      <path className="stroke-line" d="M1 36h378M1 82h378M1 124h378M54 1v178M116 1v178M178 1v178M240 1v178M302 1v178" />
      <g className="fill-soft text-[13px] tabular-nums">
        {['07:00', '15:00', '23:00'].map((hour, row) => (
          <text key={hour} x="10" y={y(row) + 22}>
            {hour}
          </text>
        ))}
        {days.map((day, column) => (
          <text key={day} x={x(column) + 2} y="24">
            {day}
          </text>
        ))}
      </g>
      {taken.map(([column, row, length]) => (
        <rect
          key={`${column} ${row}`}
          x={x(column)}
          y={y(row)}
          width={length * 62 - 12}
          height="30"
          rx="7"
          className="fill-blue-100"
        />
      ))}
      <rect x={x(2)} y={y(1)} width="50" height="30" rx="7" className="fill-blue-600" />
      <path
        d={`m${x(2) + 17} ${y(1) + 15} 6 6 11-12`}
        className="stroke-on-blue"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx={x(2) + 50} cy={y(1)} r="6" className="fill-warm" />
    </Panel>
  )
}

/** Requests processed per day, and how many of those were decided by a person. */
const requests = [
  { processed: 34, decided: 5 },
  { processed: 29, decided: 3 },
  { processed: 38, decided: 6 },
  { processed: 31, decided: 2 },
  { processed: 26, decided: 4 },
]

export function Week() {
  const { locale, t } = useLocale()
  const names = workingDays(locale)
  const height = (count: number) => count * 2.6
  return (
    <Panel height={200} caption={t('picture.week')}>
      <path className="stroke-line" d="M24 162h332M24 110h332M24 58h332" />
      {requests.map(({ processed, decided }, index) => (
        <g
          key={processed}
          className="fill-soft text-[13px] tabular-nums"
          transform={`translate(${40 + index * 64} 162)`}
        >
          <rect width="44" y={-height(processed)} height={height(processed)} rx="5" className="fill-blue-100" />
          <rect width="44" y={-height(decided)} height={height(decided)} rx="5" className="fill-warm" />
          <text x="22" y={-height(processed) - 7} textAnchor="middle">
            {processed}
          </text>
          <text x="22" y="22" textAnchor="middle">
            {names[index]}
          </text>
        </g>
      ))}
      <path
        className="stroke-blue-600"
        strokeLinejoin="round"
        d={requests
          .map(({ processed }, index) => `${index ? 'L' : 'M'}${62 + index * 64} ${162 - height(processed)}`)
          .join('')}
      />
    </Panel>
  )
}

function Panel({ height, caption, children }: { height: number; caption?: string; children: ReactNode }) {
  return (
    <figure className="mt-8">
      <Drawing className="w-full max-w-[30rem]" viewBox={`0 0 380 ${height}`}>
        <rect className="fill-card stroke-edge" x="1" y="1" width="378" height={height - 2} rx="12" />
        {children}
      </Drawing>
      {caption && <figcaption className="text-soft mt-3 max-w-[44ch] text-sm">{caption}</figcaption>}
    </figure>
  )
}

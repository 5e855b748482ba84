import { workingDays } from '../../site/format.ts'
import { useLocale, useMessages } from '../locale.tsx'
import { blue, tint, warm } from './colours.ts'
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
const rows = ['07:00', '15:00', '23:00']

/** A week's roster with its gap filled and the approval shown. */
export function Roster() {
  const t = useMessages()
  const days = workingDays(useLocale())
  const x = (column: number) => 60 + column * 62
  const y = (row: number) => 44 + row * 42
  return (
    <figure className="mt-8">
      <Drawing className="w-full max-w-[30rem]" viewBox="0 0 380 180">
        <rect className="fill-card stroke-edge" x="1" y="1" width="378" height="178" rx="12" />
        <path
          className="stroke-line"
          d="M1 36h378M1 82h378M1 124h378M54 1v178M116 1v178M178 1v178M240 1v178M302 1v178"
        />
        <g className="fill-soft text-[13px] tabular-nums">
          {rows.map((hour, row) => (
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
            fill={tint}
          />
        ))}
        <rect x={x(2)} y={y(1)} width="50" height="30" rx="7" fill={blue} />
        <path
          d={`m${x(2) + 17} ${y(1) + 15} 6 6 11-12`}
          className="stroke-on-blue"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle cx={x(2) + 50} cy={y(1)} r="6" fill={warm} />
      </Drawing>
      <figcaption className="text-soft mt-3 max-w-[44ch] text-sm">{t('picture.roster')}</figcaption>
    </figure>
  )
}

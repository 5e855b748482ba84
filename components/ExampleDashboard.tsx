import { clsx } from 'clsx'
import type { Words } from '../site/fields.ts'
import { LiveDot } from './DemoCard.tsx'
import { Drawing } from './drawings/Drawing.tsx'
import { useLocale } from './locale.tsx'

type Example = Words<'dashboard'>['example']

const columns = 'grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]'

export function ExampleDashboard({ label, tiles, chart, bars }: Example) {
  const { t } = useLocale()
  return (
    <div className="card p-[clamp(20px,3vw,40px)]">
      <p className="text-soft flex items-center gap-2.5 text-sm">
        <LiveDot />
        {label}
      </p>
      <dl className="mt-6 mb-10 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-5">
        {tiles.map((tile) => (
          <div key={tile.label} className="text-soft border-t pt-4 text-sm">
            <dt>{tile.label}</dt>
            <dd>
              <strong className="tracking-tightest text-ink block text-2xl leading-[1.2] font-semibold tabular-nums">
                {tile.value}
              </strong>{' '}
              {tile.change}
            </dd>
          </div>
        ))}
      </dl>
      <div className={columns}>
        <LineChart {...chart} />
        <BarChart {...bars} />
      </div>
      <details className="mt-8">
        <summary className="cursor-pointer py-3 text-blue-600">{t('chart.asTable')}</summary>
        <div className={columns}>
          <SeriesTable {...chart} />
          <SeriesTable {...bars} />
        </div>
      </details>
    </div>
  )
}

type Series = Example['chart' | 'bars']

const width = 600
const height = 220

/** The drawing is decorative: a table below has the same figures. */
function LineChart({ title, unit, points }: Series) {
  const top = Math.ceil(Math.max(...points.map((point) => point.value)) / 10) * 10
  const x = (index: number) => Math.round(8 + (index * (width - 16)) / (points.length - 1))
  const y = (value: number) => Math.round(height - 12 - (value / top) * (height - 36))
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point.value)}`).join('')
  const last = points.at(-1)
  return (
    <figure>
      <Caption title={title} unit={unit} />
      <Drawing className="w-full overflow-visible" viewBox={`0 0 ${width} ${height}`} strokeWidth="2">
        {[0, 0.5, 1].map((part) => (
          <path key={part} className="stroke-line stroke-1" d={`M0 ${y(top * part)}H${width}`} />
        ))}
        <path className="fill-blue-50" d={`${line}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} />
        <path className="stroke-blue-600" d={line} />
        {points.map((point, index) => (
          <circle
            key={point.label}
            className={clsx('stroke-blue-600', point === last ? 'fill-blue-600' : 'fill-card')}
            cx={x(index)}
            cy={y(point.value)}
            r="5"
          />
        ))}
        {last && (
          <text className="fill-ink text-[20px] font-semibold" x={width - 8} y={y(last.value) - 14} textAnchor="end">
            {last.value}
          </text>
        )}
      </Drawing>
      <p className="text-soft flex justify-between text-sm" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{last?.label}</span>
      </p>
    </figure>
  )
}

function Caption({ title, unit }: Pick<Series, 'title' | 'unit'>) {
  return (
    <figcaption className="mb-4 font-medium">
      {title} <span className="text-soft text-sm font-normal">({unit})</span>
    </figcaption>
  )
}

function BarChart({ title, unit, points }: Series) {
  const maxValue = Math.max(...points.map((point) => point.value))
  return (
    <figure>
      <Caption title={title} unit={unit} />
      <dl className="text-sm">
        {points.map((point) => (
          <div key={point.label} className="py-[5px]">
            <dt>{point.label}</dt>
            <dd className="grid grid-cols-[1fr_3.5ch] items-center gap-3 text-right tabular-nums">
              <Drawing className="h-2 w-full fill-blue-600" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width={Math.round((point.value / maxValue) * 100)} height="8" rx="1" />
              </Drawing>
              {point.value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function SeriesTable({ title, unit, points }: Series) {
  return (
    <table>
      <caption className="py-3 text-left font-medium">
        {title} ({unit})
      </caption>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td className="pr-0 text-right">{point.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

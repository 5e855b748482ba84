import type { words } from '../site/content.ts'
import { BarChart, LineChart, SeriesTable } from './drawings/charts.tsx'
import { useMessages } from './locale.tsx'

type Example = ReturnType<typeof words<'dashboard'>>['example']

const columns = 'grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]'

/** Example dashboard, followed by its figures as tables. */
export function ExampleDashboard({ label, tiles, chart, bars }: Example) {
  const t = useMessages()
  return (
    <div className="card p-[clamp(20px,3vw,40px)]">
      <p className="text-soft before:bg-warm before:animate-live flex items-center gap-2.5 text-sm before:size-[9px] before:flex-none before:rounded-full">
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

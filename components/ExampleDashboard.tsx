import type { words } from '../site/content.ts'
import { BarChart, LineChart, SeriesTable } from './drawings/charts.tsx'
import { useMessages } from './locale.tsx'

type Example = ReturnType<typeof words<'dashboard'>>['example']

/** Example dashboard, followed by its figures as tables. */
export function ExampleDashboard({ label, tiles, chart, bars }: Example) {
  const t = useMessages()
  return (
    <div className="board card">
      <p className="live-label meta">
        <span className="live" aria-hidden="true" />
        {label}
      </p>
      <dl className="tiles">
        {tiles.map((tile) => (
          <div key={tile.label}>
            <dt>{tile.label}</dt>
            <dd>
              <strong>{tile.value}</strong> {tile.change}
            </dd>
          </div>
        ))}
      </dl>
      <div className="split-columns">
        <LineChart {...chart} />
        <BarChart {...bars} />
      </div>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <div className="split-columns">
          <SeriesTable {...chart} />
          <SeriesTable {...bars} />
        </div>
      </details>
    </div>
  )
}

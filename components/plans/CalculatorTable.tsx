import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Row {
  id: string
  title: ReactNode
  cells: readonly ReactNode[]
  isPlan?: boolean
  isBest?: boolean
}

interface Props {
  caption?: string
  labelledBy?: string
  head: readonly string[]
  rows: readonly Row[]
  className?: string
}

/** A table of the calculator. On a phone, rows are blocks and cells have labels. */
export function CalculatorTable({ caption, labelledBy, head: [first, ...labels], rows, className }: Props) {
  return (
    <table className={className} aria-labelledby={labelledBy}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="max-md:sr-only">
        <tr className="*:text-soft *:align-bottom *:text-xs">
          <th scope="col">{first}</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, cells, isPlan, isBest }) => (
          <tr
            key={id}
            className={clsx(
              'data-best:*:font-semibold',
              'max-md:grid max-md:gap-1.5 max-md:border-t max-md:py-4 max-md:*:flex max-md:*:justify-between',
              'max-md:*:gap-4 max-md:*:border-0 max-md:*:p-0 max-md:*:text-right',
            )}
            data-plan={isPlan ? id : undefined}
            data-best={isBest ? '' : undefined}
          >
            <th className="font-semibold" scope="row">
              {title}
            </th>
            {cells.map((cell, index) => (
              <td
                key={labels[index]}
                className="max-md:before:text-soft max-md:before:text-left max-md:before:font-normal max-md:before:content-[attr(data-label)]"
                data-label={labels[index]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

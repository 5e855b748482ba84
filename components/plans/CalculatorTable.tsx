import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { calculate, formatters, resultTexts } from '../../site/calculator/calculator.ts'
import { calculatorLabels, calculatorLink, calculatorPlans, workedExamples } from '../../site/calculator/examples.ts'
import { useLocale } from '../locale.tsx'

const exampleCells = ['requests', 'minutes', 'kinds', 'back', 'outcome'] as const

interface TableProps extends ComponentProps<'table'> {
  head: readonly string[]
  rows: readonly { id: string; title: ReactNode; cells: readonly ReactNode[]; attributes?: object }[]
}

/** A table whose rows are blocks on a phone, with labels in their cells. */
export function Table({ head: [first, ...labels], rows, children, ...table }: TableProps) {
  return (
    <table {...table}>
      {children}
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
        {rows.map(({ id, title, cells, attributes }) => (
          <tr
            key={id}
            className={clsx(
              'data-best:*:font-semibold',
              'max-md:grid max-md:gap-1.5 max-md:border-t max-md:py-4 max-md:*:flex max-md:*:justify-between',
              'max-md:*:gap-4 max-md:*:border-0 max-md:*:p-0 max-md:*:text-right',
            )}
            {...attributes}
          >
            <th className="font-semibold" scope="row">
              {title}
            </th>
            {cells.map((cell, index) => (
              <td
                key={labels[index]}
                className="max-md:before:text-soft max-md:before:text-left max-md:before:font-normal max-md:before:[content:attr(data-label)]"
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

/** Worked examples, each with a link that fills in the calculator. In one of them, no plan pays for itself. */
export function Examples({ names }: { names: readonly string[] }) {
  const { locale, t } = useLocale()
  const plans = calculatorPlans(locale)
  const words = calculatorLabels(locale)
  const { number } = formatters(words.tag)
  const rows = workedExamples().map((work, index) => {
    const { hours: back, verdict: outcome } = resultTexts(calculate(work, plans), words)
    const shown = { ...work, requests: number(work.requests), back, outcome }
    return {
      id: String(names[index]),
      title: <a href={calculatorLink(locale, work)}>{names[index]}</a>,
      cells: exampleCells.map((cell) => shown[cell]),
    }
  })
  return (
    <div className="mt-[clamp(40px,5vw,64px)]">
      <h3 className="mb-4" id="sum-examples">
        {t('sum.examples')}
      </h3>
      <Table
        aria-labelledby="sum-examples"
        head={[t('sum.example'), ...exampleCells.map((cell) => t(`sum.${cell}`))]}
        rows={rows}
      />
    </div>
  )
}

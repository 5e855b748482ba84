import { sumOf } from '../../site/sum/sum.ts'
import { textsOf } from '../../site/sum/texts.ts'
import { examples, sumLink, sumPlans, sumWords } from '../../site/sum/worked.ts'
import { useLocale, useMessages } from '../locale.tsx'

const cells = ['sum.requests', 'sum.minutes', 'sum.kinds', 'sum.back', 'sum.outcome'] as const

/** Three sums worked out, one of them for work that no plan pays for. Each can be filled in. */
export function SumExamples({ names }: { names: readonly string[] }) {
  const t = useMessages()
  const locale = useLocale()
  const plans = sumPlans(locale)
  const words = sumWords(locale)
  return (
    <div className="sum-examples">
      <h3 id="sum-examples">{t('sum.examples')}</h3>
      <table className="sum-table" aria-labelledby="sum-examples">
        <thead>
          <tr>
            <th scope="col">{t('sum.example')}</th>
            {cells.map((label) => (
              <th key={label} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples().map((work, index) => {
            const { hours, verdict } = textsOf(sumOf(work, plans), words)
            return (
              <tr key={names[index]}>
                <th scope="row">
                  <a href={sumLink(work, locale)}>{names[index]}</a>
                </th>
                {[work.requests, work.minutes, work.kinds, hours, verdict].map((text, cell) => (
                  <td key={cells[cell]} data-label={cells[cell] && t(cells[cell])}>
                    {text}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

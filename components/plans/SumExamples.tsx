import { calculate, resultTexts, writers } from '../../site/calculator/calculator.ts'
import { sumLink, sumPlans, sumWords, workedExamples } from '../../site/calculator/examples.ts'
import { useLocale, useMessages } from '../locale.tsx'

const cells = ['requests', 'minutes', 'kinds', 'back', 'outcome'] as const

/** Three worked examples, each with a link that fills in the calculator. No plan pays for one of them. */
export function SumExamples({ names }: { names: readonly string[] }) {
  const t = useMessages()
  const locale = useLocale()
  const plans = sumPlans(locale)
  const words = sumWords(locale)
  const { number } = writers(words.tag)
  return (
    <div className="sum-examples">
      <h3 id="sum-examples">{t('sum.examples')}</h3>
      <table className="sum-table" aria-labelledby="sum-examples">
        <thead>
          <tr>
            <th scope="col">{t('sum.example')}</th>
            {cells.map((cell) => (
              <th key={cell} scope="col">
                {t(`sum.${cell}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workedExamples().map((work, index) => {
            const { hours: back, verdict: outcome } = resultTexts(calculate(work, plans), words)
            const shown = { ...work, requests: number(work.requests), back, outcome }
            return (
              <tr key={names[index]}>
                <th scope="row">
                  <a href={sumLink(locale, work)}>{names[index]}</a>
                </th>
                {cells.map((cell) => (
                  <td key={cell} data-label={t(`sum.${cell}`)}>
                    {shown[cell]}
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

import { calculate, formatters, resultTexts } from '../../site/calculator/calculator.ts'
import { calculatorLabels, calculatorLink, calculatorPlans, workedExamples } from '../../site/calculator/examples.ts'
import { useLocale, useMessages } from '../locale.tsx'
import { CalculatorTable } from './CalculatorTable.tsx'

const cells = ['requests', 'minutes', 'kinds', 'back', 'outcome'] as const

/** Three worked examples, each with a link that fills in the calculator. No plan pays for one of them. */
export function CalculatorExamples({ names }: { names: readonly string[] }) {
  const t = useMessages()
  const locale = useLocale()
  const plans = calculatorPlans(locale)
  const words = calculatorLabels(locale)
  const { number } = formatters(words.tag)
  const rows = workedExamples().map((work, index) => {
    const { hours: back, verdict: outcome } = resultTexts(calculate(work, plans), words)
    const shown = { ...work, requests: number(work.requests), back, outcome }
    return {
      id: String(names[index]),
      title: <a href={calculatorLink(locale, work)}>{names[index]}</a>,
      cells: cells.map((cell) => shown[cell]),
    }
  })
  return (
    <div className="mt-[clamp(40px,5vw,64px)]">
      <h3 className="mb-4" id="sum-examples">
        {t('sum.examples')}
      </h3>
      <CalculatorTable
        labelledBy="sum-examples"
        head={[t('sum.example'), ...cells.map((cell) => t(`sum.${cell}`))]}
        rows={rows}
      />
    </div>
  )
}

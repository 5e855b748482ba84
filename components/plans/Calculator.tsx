import {
  balanceLine,
  calculate,
  calculatorFields,
  drawing,
  fieldNames,
  formatters,
  resultTexts,
  type Work,
} from '../../site/calculator/calculator.ts'
import { calculatorLabels, calculatorLink, calculatorPlans, workedExamples } from '../../site/calculator/examples.ts'
import type { Words } from '../../site/fields.ts'
import type { TextName } from '../../site/messages.ts'
import { hasMinimumSetup } from '../../site/plans.ts'
import { Drawing } from '../drawings/Drawing.tsx'
import { useLocale } from '../locale.tsx'

type Props = Pick<Words<'plans'>['sum'], 'examples' | 'note'>

const units: Partial<Record<keyof Work, string>> = { hourly: '€', share: '%' }
const hints: Partial<Record<keyof Work, TextName>> = { kinds: 'sum.kindsHint', share: 'sum.shareHint' }

const planCells = [
  { cell: 'hours', label: 'sum.back', isWide: true },
  { cell: 'saved', label: 'sum.saved', isWide: true },
  { cell: 'net', label: 'sum.net', isWide: false },
  { cell: 'week', label: 'sum.paid', isWide: false },
] as const

/** Column for wide screens and paper. A phone shows its value only for the best plan, above the table. */
const wide = 'max-md:not-print:hidden'

/** Savings calculator, run by renderer/client/calculator.ts. Without scripts, it shows its first example. */
export function Calculator({ examples: names, note }: Props) {
  const { href, locale, t } = useLocale()
  const plans = calculatorPlans(locale)
  const words = calculatorLabels(locale)
  const examples = workedExamples()
  const [work] = examples
  if (!work) return null
  const result = calculate(work, plans)
  const texts = resultTexts(result, words)
  return (
    <form
      className="card grid gap-x-18 gap-y-6 p-[clamp(20px,3vw,48px)] lg:grid-cols-[4fr_7fr] noscript:grid-cols-1"
      action={calculatorLink(locale)}
      data-draft="sum"
      data-plans={JSON.stringify(plans)}
      data-words={JSON.stringify(words)}
    >
      <div className="lg:col-span-full">
        <h3 className="text-md mb-3">{t('sum.examples')}</h3>
        <ul className="flex flex-wrap gap-2 *:flex-auto md:*:flex-none noscript:hidden">
          {examples.map((example, index) => (
            <li key={names[index]}>
              <a
                data-button
                data-example
                className="button button-quiet w-full px-3 text-sm"
                href={calculatorLink(locale, example)}
              >
                {names[index]}
              </a>
            </li>
          ))}
        </ul>
        <p className="hidden noscript:block">
          {names[0]}.{' '}
          {result.best &&
            t('sum.worked', {
              ...work,
              requests: formatters(words.tag).number(work.requests),
              plan: result.best.plan.title,
              weeks: result.best.week ?? 0,
              fee: hasMinimumSetup(result.best.plan.id) ? t('sum.lowestSetup') : '',
            })}
        </p>
      </div>
      <div className="self-start">
        <fieldset className="noscript:hidden">
          <legend className="mb-2 text-lg font-semibold">{t('sum.inputs')}</legend>
          {fieldNames.map((name) => {
            const { param, min, max } = calculatorFields[name]
            const hint = hints[name]
            return (
              <p key={name} className="grid grid-cols-[1fr_7rem] items-center gap-x-4 border-t py-3 leading-snug">
                <label className={hint ? undefined : 'row-span-2'} htmlFor={`sum-${name}`}>
                  {t(`sum.${name}`)}
                  {units[name] && <span className="text-soft"> ({units[name]})</span>}
                </label>
                <input
                  className="invalid:border-bad col-start-2 row-span-2 row-start-1 min-h-12 w-full px-3 py-2 text-right text-lg font-medium tabular-nums"
                  id={`sum-${name}`}
                  name={param[locale]}
                  type="number"
                  inputMode="numeric"
                  required
                  min={min}
                  max={max}
                  defaultValue={work[name]}
                  data-field={name}
                  aria-describedby={hint ? `sum-${name}-hint` : undefined}
                />
                {hint && (
                  <span className="text-soft text-sm" id={`sum-${name}-hint`}>
                    {t(hint)}
                  </span>
                )}
              </p>
            )
          })}
          <button className="button button-quiet mt-3 w-full" type="submit">
            {t('sum.submit')}
          </button>
        </fieldset>
        <details className="text-soft mt-4 text-sm">
          <summary className="min-h-8 cursor-pointer py-1.5">{t('sum.note')}</summary>
          <p>{note}</p>
        </details>
      </div>
      <div className="min-w-0" data-result>
        <p className="text-soft grid grid-cols-2 gap-x-4 md:flex md:gap-x-10">
          {(['hours', 'euros'] as const).map((name) => (
            <span key={name}>
              <strong
                className="tracking-tightest text-ink block text-3xl leading-[1.1] font-semibold tabular-nums max-md:text-2xl"
                data-out={name}
              >
                {texts[name]}
              </strong>{' '}
              {t(`sum.${name}`)}
            </span>
          ))}
        </p>
        {/* Reserves two lines, to avoid layout shift while typing. */}
        <p
          className="mt-6 min-h-[2.7em] text-lg leading-[1.35] font-semibold text-balance"
          role="status"
          data-out="verdict"
        >
          {texts.verdict}
        </p>
        <p data-single hidden>
          <a href={href('singleFlows')}>{t('sum.single')}</a>
        </p>
        <BalanceChart result={result} turn={texts.turn} />
        <table className="mt-8">
          <caption className="sr-only">{t('sum.plans')}</caption>
          <thead>
            <tr className="*:text-soft *:align-bottom *:text-xs">
              <th scope="col">{t('sum.plan')}</th>
              {planCells.map(({ label, isWide }) => (
                <th key={label} className={isWide ? wide : undefined} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map(({ id, title }) => (
              <tr
                key={id}
                className="data-best:*:font-semibold"
                data-plan={id}
                data-best={result.best?.plan.id === id ? '' : undefined}
              >
                <th className="font-semibold" scope="row">
                  {title}
                </th>
                {planCells.map(({ cell, isWide }) => (
                  <td key={cell} className={isWide ? wide : undefined} data-out={`${id}.${cell}`}>
                    {texts[`${id}.${cell}`]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="actions noscript:hidden">
          <a data-button className="button" href={href('contact')} data-send>
            {t('sum.send')}
          </a>
          <button className="button button-quiet" type="button" data-copy>
            {t('content.copyLink')}
          </button>
          <button className="button button-quiet" type="button" data-print>
            {t('sum.print')}
          </button>
        </p>
      </div>
    </form>
  )
}

function BalanceChart({ result, turn }: { result: ReturnType<typeof calculate>; turn: string | undefined }) {
  const { t } = useLocale()
  const { path, zero, node } = balanceLine(result)
  const { width, height } = drawing
  return (
    <figure className="mt-4">
      <figcaption className="text-soft text-sm">{t('sum.drawing')}</figcaption>
      <Drawing className="my-2 w-full overflow-visible" viewBox={`0 0 ${width} ${height}`} strokeWidth="2">
        <line className="stroke-edge stroke-1 [stroke-dasharray:3_5]" data-zero x2={width} y1={zero} y2={zero} />
        <path data-path d={path} className="stroke-blue-600" strokeLinejoin="round" />
        <g data-node visibility={node ? undefined : 'hidden'}>
          <circle className="fill-card stroke-blue-600" r="7" cx={node?.x} cy={node?.y} />
          <text
            className="fill-ink text-[15px] font-semibold max-md:text-[22px]"
            x={node?.text.x}
            y={node?.text.y}
            textAnchor={node?.text.anchor}
            data-out="turn"
          >
            {turn}
          </text>
        </g>
      </Drawing>
      <p className="text-soft flex justify-between text-sm" aria-hidden="true">
        <span>{t('sum.start')}</span>
        <span>{t('sum.end')}</span>
      </p>
    </figure>
  )
}

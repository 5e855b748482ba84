import {
  calculate,
  drawing,
  fieldNames,
  lineOf,
  resultTexts,
  sumFields,
  type Work,
} from '../../site/calculator/calculator.ts'
import { sumLink, sumPlans, sumWords, workedExamples } from '../../site/calculator/examples.ts'
import type { words } from '../../site/content.ts'
import { href } from '../../site/routes.ts'
import { blue } from '../drawings/colours.ts'
import { useLocale, useMessages } from '../locale.tsx'
import { SumExamples } from './SumExamples.tsx'

type Props = Pick<ReturnType<typeof words<'plans'>>['sum'], 'examples' | 'note'>

const units: Partial<Record<keyof Work, string>> = { hourly: '€', share: '%' }
const hints: { [N in keyof Work]?: 'sum.kindsHint' | 'sum.shareHint' } = {
  kinds: 'sum.kindsHint',
  share: 'sum.shareHint',
}

const cells = [
  ['hours', 'sum.back'],
  ['saved', 'sum.saved'],
  ['net', 'sum.net'],
  ['week', 'sum.paid'],
] as const

/**
 * Savings calculator; renderer/client/sum.ts runs it. The HTML shows the first example. Without scripts, only the
 * three examples show.
 */
export function Sum({ examples: names, note }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const plans = sumPlans(locale)
  const words = sumWords(locale)
  const [work] = workedExamples()
  if (!work) return null
  const result = calculate(work, plans)
  const texts = resultTexts(result, words)
  return (
    <>
      <form
        className="sum card split-columns"
        action={sumLink(locale)}
        data-draft="sum"
        data-plans={JSON.stringify(plans)}
        data-words={JSON.stringify(words)}
      >
        <div className="sum-side">
          <fieldset className="sum-fields scripted">
            <legend>{t('sum.inputs')}</legend>
            {fieldNames.map((name) => {
              const { param, min, max } = sumFields[name]
              const hint = hints[name]
              return (
                <p key={name}>
                  <label htmlFor={`sum-${name}`}>
                    {t(`sum.${name}`)}
                    {units[name] && <span> ({units[name]})</span>}
                  </label>
                  <input
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
                    <span className="hint" id={`sum-${name}-hint`}>
                      {t(hint)}
                    </span>
                  )}
                </p>
              )
            })}
            <button className="button button-quiet" type="submit">
              {t('sum.submit')}
            </button>
          </fieldset>
          <p className="note">{note}</p>
        </div>
        <div className="sum-result" data-result>
          <p className="sum-figures">
            <span>
              <strong data-out="hours">{texts.hours}</strong> {t('sum.hours')}
            </span>
            <span>
              <strong data-out="euros">{texts.euros}</strong> {t('sum.euros')}
            </span>
          </p>
          <p className="sum-verdict" role="status" data-out="verdict">
            {texts.verdict}
          </p>
          <p className="sum-single" data-single hidden>
            <a href={href('singleFlows', locale)}>{t('sum.single')}</a>
          </p>
          <SumLine result={result} turn={texts.turn} />
          <table className="sum-table">
            <caption className="sr-only">{t('sum.plans')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('sum.plan')}</th>
                {cells.map(([cell, label]) => (
                  <th key={cell} scope="col">
                    {t(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plans.map(({ id, title }) => (
                <tr key={id} data-plan={id} data-best={result.best?.plan.id === id ? '' : undefined}>
                  <th scope="row">{title}</th>
                  {cells.map(([cell, label]) => (
                    <td key={cell} data-label={t(label)}>
                      <span data-out={`${id}.${cell}`}>{texts[`${id}.${cell}`]}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="actions scripted">
            <a className="button" href={href('contact', locale)} data-send>
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
      <SumExamples names={names} />
    </>
  )
}

function SumLine({ result, turn }: { result: ReturnType<typeof calculate>; turn: string | undefined }) {
  const t = useMessages()
  const { path, zero, node } = lineOf(result)
  const { width, height } = drawing
  return (
    <figure className="sum-drawing">
      <figcaption className="meta">{t('sum.drawing')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} fill="none" strokeWidth="2" aria-hidden="true">
        <line data-zero strokeWidth="1" x1="0" x2={width} y1={zero} y2={zero} />
        <path data-path d={path} stroke={blue} strokeLinejoin="round" />
        <g data-node visibility={node ? undefined : 'hidden'}>
          <circle className="node" r="7" cx={node?.x} cy={node?.y} />
          <text x={node?.text.x} y={node?.text.y} textAnchor={node?.text.anchor} data-out="turn">
            {turn}
          </text>
        </g>
      </svg>
      <p className="meta" aria-hidden="true">
        <span>{t('sum.start')}</span>
        <span>{t('sum.end')}</span>
      </p>
    </figure>
  )
}

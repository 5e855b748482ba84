import { clsx } from 'clsx'
import { plansIn } from '../../site/content.ts'
import type { Words } from '../../site/fields.ts'
import { planIds } from '../../site/plans.ts'
import { Chooser } from '../Chooser.tsx'
import { useLocale } from '../locale.tsx'

type Groups = Words<'plans'>['comparison']['groups']

/** Hides a plan's cells on a phone, unless the plan is chosen. */
const ifChosen = {
  starter: 'max-md:not-print:not-group-has-[[value=starter]:checked]:hidden',
  professional: 'max-md:not-print:not-group-has-[[value=professional]:checked]:hidden',
  enterprise: 'max-md:not-print:not-group-has-[[value=enterprise]:checked]:hidden',
}

/**
 * Hides the rows of a folded group on a phone. The rows come after `details`, so wide screens show them without a
 * script.
 */
const ifUnfolded = 'max-md:not-print:has-[details:not([open])]:[&>:not(:first-child)]:hidden'

/** Stays below the header, except on a short viewport. */
const atTop = 'bg-paper tall:sticky tall:top-header'

/** Plan comparison. On a phone, radio buttons and CSS select one plan and groups fold, without scripts. */
export function Comparison({ groups }: { groups: Groups }) {
  const { locale, t } = useLocale()
  const plans = plansIn(locale)
  return (
    <div className="group">
      <fieldset className={clsx('z-2 py-2 md:hidden print:hidden', atTop)}>
        <legend className="sr-only">{t('comparison.choose')}</legend>
        <Chooser
          name="comparison"
          items={planIds.map((id) => ({ value: id, label: plans[id].title, isChosen: plans[id].popular }))}
        />
      </fieldset>
      <table className="md:table-fixed">
        <caption className="sr-only">{t('comparison.caption')}</caption>
        <thead className={clsx('max-md:not-print:hidden', atTop)}>
          <tr className="*:border-blue-600 *:py-4.5 *:text-[1.25rem] *:font-semibold">
            <td />
            {planIds.map((id) => (
              <th key={id} scope="col">
                {plans[id].title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name} className={ifUnfolded}>
            <tr className="md:hidden print:hidden">
              <td className="border-blue-600 py-0" colSpan={planIds.length + 1}>
                <details>
                  <summary className="fold text-md min-h-13 py-3 font-semibold">{group.name}</summary>
                </details>
              </td>
            </tr>
            <tr className="max-md:not-print:hidden">
              <th className="text-md border-blue-600 pt-10 font-semibold" colSpan={planIds.length + 1} scope="rowgroup">
                {group.name}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th className="text-soft max-md:not-print:w-[44%]" scope="row">
                  {row.label}
                </th>
                {planIds.map((id) => (
                  <td key={id} className={ifChosen[id]} data-plan={id}>
                    {row[id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

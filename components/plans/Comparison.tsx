import { plansIn } from '../../site/content.ts'
import { type PlanId, planIds } from '../../site/plans.ts'
import { useLocale, useMessages } from '../locale.tsx'

type Row = { label: string } & Record<PlanId, string>

interface Props {
  groups: readonly { name: string; rows: readonly Row[] }[]
}

/** Plan comparison. On a phone, radio buttons and CSS select one plan, without scripts. */
export function Comparison({ groups }: Props) {
  const t = useMessages()
  const plans = plansIn(useLocale())
  return (
    <div className="comparison">
      <fieldset>
        <legend className="meta">{t('comparison.choose')}</legend>
        <div className="chooser segments">
          {planIds.map((id) => (
            <label key={id}>
              <input type="radio" name="comparison" value={id} defaultChecked={plans[id].popular} />
              {plans[id].title}
            </label>
          ))}
        </div>
      </fieldset>
      <table>
        <caption className="sr-only">{t('comparison.caption')}</caption>
        <thead>
          <tr>
            <td />
            {planIds.map((id) => (
              <th key={id} scope="col" data-plan={id}>
                {plans[id].title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th colSpan={planIds.length + 1} scope="rowgroup">
                {group.name}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {planIds.map((id) => (
                  <td key={id} data-plan={id}>
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

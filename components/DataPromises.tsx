import { legalIn } from '../site/content.ts'
import { href } from '../site/routes.ts'
import { Icon } from './Icon.tsx'
import { useLocale, useMessages } from './locale.tsx'

/** Four promises about data, each citing a clause of the data processing agreement. */
export function DataPromises({ on }: { on: 'paper' | 'tint' }) {
  const t = useMessages()
  const locale = useLocale()
  const { promises } = legalIn(locale).dpa
  if (!promises) return null
  const agreement = href('dpa', locale)
  return (
    <section className={`section on-${on}`} aria-labelledby="data">
      <div className="page-width promises split-columns">
        <div>
          <h2 id="data">{promises.heading}</h2>
          <p className="lead">{promises.text}</p>
          <p>
            <a href={agreement}>{t('promises.all')}</a>
          </p>
        </div>
        <ul className="card">
          {promises.items.map(({ title, text, clause }) => (
            <li key={title}>
              <Icon name="check" size={20} />
              <h3>{title}</h3>
              <p>
                {text}{' '}
                <a href={`${agreement}#${clause}`}>
                  {t('promises.clause')}
                  <span className="sr-only">: {title}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

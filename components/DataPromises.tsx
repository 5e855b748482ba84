import { legalIn } from '../site/content.ts'
import { Icon } from './Icon.tsx'
import { useLocale } from './locale.tsx'
import { Section } from './Section.tsx'

/** Promises about data, each citing a clause of the data processing agreement. `brief` shows only the first. */
export function DataPromises({ on, brief = false }: { on: 'paper' | 'tint'; brief?: boolean }) {
  const { href, locale, t } = useLocale()
  const { promises } = legalIn(locale).dpa
  if (!promises) return null
  const agreement = href('dpa')
  return (
    <Section on={on} labelledBy="data">
      <div className="grid items-start gap-x-[clamp(32px,6vw,96px)] gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="data">{promises.heading}</h2>
          <p className="lead my-4">{promises.text}</p>
          <p>
            <a href={agreement}>{t('promises.all')}</a>
          </p>
        </div>
        <ul className="card px-[clamp(20px,3vw,36px)] py-2 *:not-last:border-b">
          {promises.items.slice(0, brief ? 1 : undefined).map(({ title, text, clause }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 py-4 sm:gap-x-4 sm:py-5">
              <Icon name="check" size={20} className="mt-1 text-blue-600" />
              <h3 className="max-sm:text-md">{title}</h3>
              <p className="text-soft col-span-full max-sm:text-base max-sm:leading-[1.5] sm:col-start-2">
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
    </Section>
  )
}

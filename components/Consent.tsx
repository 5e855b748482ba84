import { consentVersion } from '../site/consent.ts'
import { business, fact } from '../site/content.ts'
import { kept, type Purpose, purposesIn, receivers, shownName, stay } from '../site/cookies.ts'
import { href } from '../site/routes.ts'
import { useLocale, useMessages } from './locale.tsx'

const texts = { analytical: 'consent.textAnalytical', marketing: 'consent.textMarketing' } as const

/** Cookie banner and settings dialog, if a purpose has an id. A script opens them. */
export function Consent() {
  const t = useMessages()
  const privacy = href('privacy', useLocale())
  const asked = purposesIn(business.analytics)
  const [first, second] = asked
  if (!first) return null
  return (
    <>
      <section
        className="consent split-columns"
        id="consent"
        aria-label={t('consent.label')}
        data-version={consentVersion(business.analytics)}
        hidden
      >
        {/* Two short paragraphs: a single long one would become the page's LCP element. */}
        <div>
          <p>{t(second ? 'consent.text' : texts[first])}</p>
          <p>
            {t('consent.rest')} <a href={`${privacy}#cookies`}>{t('consent.more')}</a>
          </p>
        </div>
        <div className="consent-buttons">
          <button className="button button-quiet" type="button" data-consent="functional">
            {t('consent.functionalOnly')}
          </button>
          <button className="button button-quiet" type="button" data-consent="settings">
            {t('consent.settings')}
          </button>
          <button className="button button-quiet" type="button" data-consent="all">
            {t('consent.all')}
          </button>
        </div>
      </section>
      <dialog className="consent-settings card" id="consent-settings" aria-labelledby="consent-title">
        <form method="dialog">
          <h2 id="consent-title">{t('consent.title')}</h2>
          {(['functional', ...asked] as const).map((name) => (
            <Choice key={name} name={name} />
          ))}
          <p>
            <a href={`${privacy}#cookies`}>{t('consent.more')}</a>
          </p>
          <div className="actions">
            <button className="button" type="submit" value="save">
              {t('consent.save')}
            </button>
            <button className="button button-quiet" type="submit" value="cancel">
              {t('consent.cancel')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}

/** Switch of a purpose, with its receivers, cookies and retention. */
function Choice({ name }: { name: Purpose }) {
  const t = useMessages()
  const locale = useLocale()
  const functional = name === 'functional'
  const longest = fact('terms.cookieRetention', locale)
  return (
    <div className="choice">
      <label htmlFor={`consent-${name}`}>{t(`consent.${name}`)}</label>
      <input
        id={`consent-${name}`}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; aria-checked would only repeat it
        role="switch"
        name={name}
        defaultChecked={functional}
        disabled={functional}
        aria-describedby={`consent-${name}-text`}
      />
      <div id={`consent-${name}-text`}>
        <p>{t(`consent.${name}Text`)}</p>
        <p>
          {t('consent.receiver')}: {receivers[name] ?? t('consent.nobody')}.
        </p>
        {!functional && (
          <p>
            {t('consent.kept')}:{' '}
            {kept[name].map((each) => `${shownName(each)} (${stay(each, locale, longest)})`).join(', ')}.
          </p>
        )}
      </div>
    </div>
  )
}

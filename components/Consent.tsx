import { clsx } from 'clsx'
import { business, fact } from '../site/content.ts'
import { activePurposes, consentVersion, kept, type Purpose, receivers, shownName, stay } from '../site/cookies.ts'
import { useLocale } from './locale.tsx'

const texts = { analytical: 'consent.textAnalytical', marketing: 'consent.textMarketing' } as const

const banner = clsx(
  // Sticky, so that the banner does not cover the end of the page.
  'bg-card lift sticky bottom-0 z-15 border-t py-4 text-sm leading-normal',
  // At 400 % zoom, the banner would otherwise exceed the viewport.
  'max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto',
  'max-md:py-2 max-md:text-xs',
  // On a short viewport, the banner scrolls with the page, and shifts to make room for the language banner.
  'short:static short:[translate:0_var(--offer)] short:[box-shadow:none]',
)
const inner = 'page-width grid items-center gap-x-8 gap-y-2 lg:grid-cols-[1fr_auto]'
// Buttons of equal width, and small on a phone, so that the banner covers at most a quarter of the screen.
const buttons = 'flex flex-wrap gap-2 *:flex-[1_1_6rem] max-md:*:px-1.5 max-md:*:py-1 lg:whitespace-nowrap'
const knob = clsx(
  // The background shows whether the switch is on. Forced colours remove it, so the native control appears instead.
  'border-edge h-7 w-12 appearance-none rounded-full border-[1.5px] disabled:opacity-60 forced-colors:appearance-auto',
  'text-edge bg-[radial-gradient(circle_at_13px_50%,currentColor_8px,transparent_8.5px)] bg-no-repeat',
  'checked:text-on-blue checked:border-blue-600 checked:bg-blue-600 checked:bg-position-[19px]',
)

/** Cookie banner and settings dialog, which a script opens. Renders nothing if no purpose needs consent. */
export function Consent() {
  const { href, t } = useLocale()
  const privacy = href('privacy')
  const { asked } = business.analytics
  const [first, second] = asked
  const isMeasured = activePurposes(business.analytics).length > 0
  if (!first) return null
  return (
    <>
      <section
        className={banner}
        id="consent"
        aria-label={t('consent.label')}
        data-version={consentVersion(business.analytics)}
        hidden
      >
        <div className={inner}>
          {/* Two short paragraphs: a single long one would become the page's LCP element. */}
          <div>
            <p>
              {!isMeasured && `${t('consent.notYet')} `}
              {t(second ? 'consent.text' : texts[first])}
            </p>
            <p>
              {t('consent.rest')} <a href={`${privacy}#cookies`}>{t('consent.privacy')}</a>
            </p>
          </div>
          <div className={buttons}>
            {(['functionalOnly', 'settings', 'all'] as const).map((choice) => (
              <button key={choice} className="button button-quiet" type="button" data-consent={choice}>
                {t(`consent.${choice}`)}
              </button>
            ))}
          </div>
        </div>
      </section>
      <dialog
        className="card m-auto w-[min(34rem,calc(100%-32px))]"
        id="consent-settings"
        aria-labelledby="consent-title"
      >
        <form method="dialog">
          <h2 id="consent-title" className="mb-3 text-xl">
            {t('consent.title')}
          </h2>
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

/** Switch for a purpose. Lists the recipient, cookies and retention period if the purpose is in use. */
function Choice({ name }: { name: Purpose }) {
  const { locale, t } = useLocale()
  const functional = name === 'functional'
  const retention = fact('terms.cookieRetention', locale)
  const isUsed = functional || activePurposes(business.analytics).includes(name)
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-t py-3.5 text-sm leading-[1.5]">
      <label className="text-base font-semibold" htmlFor={`consent-${name}`}>
        {t(`consent.${name}`)}
      </label>
      <input
        id={`consent-${name}`}
        className={knob}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
        role="switch"
        name={name}
        defaultChecked={functional}
        disabled={functional}
        aria-describedby={`consent-${name}-text`}
      />
      <div className="col-span-full grid gap-1" id={`consent-${name}-text`}>
        <p>{t(`consent.${name}Text`)}</p>
        <p>{isUsed ? `${t('consent.receiver')}: ${receivers[name] ?? t('consent.nobody')}.` : t('consent.unused')}</p>
        {!functional && isUsed && (
          <p>
            {t('consent.kept')}:{' '}
            {kept[name].map((each) => `${shownName(each)} (${stay(each, locale, retention)})`).join(', ')}.
          </p>
        )}
      </div>
    </div>
  )
}

import { clsx } from 'clsx'
import { business, fact } from '../site/content.ts'
import { consentVersion, kept, type Purpose, purposesIn, receivers, shownName, stay } from '../site/cookies.ts'
import { useLocale } from './locale.tsx'

const texts = { analytical: 'consent.textAnalytical', marketing: 'consent.textMarketing' } as const

const banner = clsx(
  'bg-card lift fixed inset-x-0 bottom-0 z-15 grid items-center gap-x-8 gap-y-3 border-t text-sm leading-[1.5]',
  'px-[max(var(--spacing-gutter),calc((100%-1200px)/2))] py-4 lg:grid-cols-[1fr_auto]',
  // At 400 % zoom, the banner would otherwise exceed the viewport.
  'max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto',
  'max-md:gap-2 max-md:py-2.5 max-md:text-xs max-md:leading-[1.4]',
  // On a short viewport, the banner is part of the page, and moves to make room for the language banner.
  'short:static short:max-h-none short:[translate:0_var(--offer,0px)] short:[box-shadow:none]',
)
// Equal columns on a phone, which keep the banner within a third of the first view.
const buttons = clsx(
  'flex flex-wrap gap-2 *:flex-auto max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))]',
  'max-md:*:px-1.5 max-md:*:py-1 max-md:*:leading-[1.2]',
)
const knob = clsx(
  // Forced colours remove the background, which shows the state.
  'border-edge h-7 w-12 flex-none appearance-none rounded-[14px] border-[1.5px] disabled:opacity-60 forced-colors:appearance-auto',
  'bg-[radial-gradient(circle_at_13px_50%,var(--color-edge)_8px,transparent_8.5px)] checked:border-blue-600 checked:bg-blue-600',
  'checked:bg-[radial-gradient(circle_at_32px_50%,var(--color-on-blue)_8px,transparent_8.5px)]',
)

/** Cookie banner and settings dialog, if a purpose has an id. A script opens them. */
export function Consent() {
  const { href, t } = useLocale()
  const privacy = href('privacy')
  const asked = purposesIn(business.analytics)
  const [first, second] = asked
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
        {/* Two short paragraphs: a single long one would become the page's LCP element. */}
        <div>
          <p>{t(second ? 'consent.text' : texts[first])}</p>
          <p className="max-md:mt-1">
            {t('consent.rest')} <a href={`${privacy}#cookies`}>{t('consent.more')}</a>
          </p>
        </div>
        <div className={buttons}>
          {(['functionalOnly', 'settings', 'all'] as const).map((choice) => (
            <button key={choice} className="button button-quiet" type="button" data-consent={choice}>
              {t(`consent.${choice}`)}
            </button>
          ))}
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

/** Switch of a purpose, with its receivers, cookies and retention. */
function Choice({ name }: { name: Purpose }) {
  const { locale, t } = useLocale()
  const functional = name === 'functional'
  const longest = fact('terms.cookieRetention', locale)
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

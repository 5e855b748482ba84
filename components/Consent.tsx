import { href } from '../site/routes.ts'
import { useLocale, useMessages } from './locale.tsx'

/** The cookie banner and the dialog behind it. Both stay closed until a script asks, so that neither is in the way. */
export function Consent() {
  const t = useMessages()
  return (
    <>
      <section className="consent" id="consent" aria-label={t('consent.label')} hidden>
        <p>
          {t('consent.text')} <a href={href('privacy', useLocale())}>{t('consent.more')}</a>
        </p>
        <div className="consent-buttons">
          <button type="button" data-consent="functional">
            {t('consent.functionalOnly')}
          </button>
          <button type="button" data-consent="settings">
            {t('consent.settings')}
          </button>
          <button type="button" data-consent="all">
            {t('consent.all')}
          </button>
        </div>
      </section>
      <dialog className="consent-settings" id="consent-settings" aria-labelledby="consent-title">
        <form method="dialog">
          <h2 id="consent-title">{t('consent.title')}</h2>
          {(['functional', 'analytical', 'marketing'] as const).map((name) => (
            <label key={name}>
              <span>
                <strong>{t(`consent.${name}`)}</strong>
                {t(`consent.${name}Text`)}
              </span>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; aria-checked would only repeat it
                role="switch"
                name={name}
                defaultChecked={name === 'functional'}
                disabled={name === 'functional'}
              />
            </label>
          ))}
          <div className="actions">
            <button className="button" type="submit" data-consent="save">
              {t('consent.save')}
            </button>
            <button className="button button-quiet" type="button" data-consent="cancel">
              {t('consent.cancel')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}

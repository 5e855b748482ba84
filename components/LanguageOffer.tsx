import { defaultLocale, locales } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'

/** Offers another language above the header on the first visit to the home page. Closed without scripts. */
export function LanguageOffer({ page }: { page: Page }) {
  if (page.route !== 'home' || page.locale !== defaultLocale) return null
  return locales
    .filter((locale) => locale !== page.locale)
    .map((locale) => (
      <aside
        key={locale}
        className="offer"
        lang={locale}
        aria-label={message('offer.text', locale)}
        id={`offer-${locale}`}
        popover="manual"
      >
        <p>{message('offer.text', locale)}</p>
        <a href={page.twins[locale]} hrefLang={locale}>
          {message('offer.accept', locale)}
        </a>
        <button type="button" popoverTarget={`offer-${locale}`} popoverTargetAction="hide">
          {message('offer.dismiss', locale)}
        </button>
      </aside>
    ))
}

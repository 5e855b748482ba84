import { defaultLocale, locales } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'

/** Another language, offered once on the first home page to a visitor whose browser prefers it. Closed without scripts. */
export function LanguageOffer({ page }: { page: Page }) {
  if (page.route !== 'home' || page.locale !== defaultLocale) return null
  return locales
    .filter((locale) => locale !== page.locale)
    .map((locale) => (
      <aside key={locale} className="offer" lang={locale} aria-label={message('offer.text', locale)} hidden>
        <p>{message('offer.text', locale)}</p>
        <a className="button" href={page.twins[locale]} hrefLang={locale}>
          {message('offer.accept', locale)}
        </a>
        <button type="button">{message('offer.dismiss', locale)}</button>
      </aside>
    ))
}

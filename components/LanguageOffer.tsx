import { clsx } from 'clsx'
import { defaultLocale, locales } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'

const offer = clsx(
  'px-gutter absolute inset-x-0 top-0 bottom-auto h-(--offer) w-auto items-center justify-between gap-x-4 overflow-visible',
  'bg-blue-50 text-sm leading-snug text-inherit min-[30rem]:justify-center',
  // Gone while the menu is open.
  'hidden [body:not(:has(#menu:popover-open))>&]:open:flex',
)

/** Offers another language above the header on the first visit to the home page. Closed without scripts. */
export function LanguageOffer({ page }: { page: Page }) {
  if (page.route !== 'home' || page.locale !== defaultLocale) return null
  return locales
    .filter((locale) => locale !== page.locale)
    .map((locale) => (
      <aside
        key={locale}
        className={offer}
        data-offer
        lang={locale}
        aria-label={message('offer.text', locale)}
        id={`offer-${locale}`}
        popover="manual"
      >
        <p className="max-[30rem]:sr-only">{message('offer.text', locale)}</p>
        <a
          className="grid min-h-12 items-center font-medium focus-visible:-outline-offset-4"
          href={page.twins[locale]}
          hrefLang={locale}
        >
          {message('offer.accept', locale)}
        </a>
        <button className="min-h-12" type="button" popoverTarget={`offer-${locale}`} popoverTargetAction="hide">
          {message('offer.dismiss', locale)}
        </button>
      </aside>
    ))
}

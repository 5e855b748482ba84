import { clsx } from 'clsx'
import { defaultLocale, languages, locales } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'
import { segment } from './Chooser.tsx'
import { useLocale } from './locale.tsx'

/** Links to the same page in each language. `label` distinguishes the two switches on a page. */
export function LanguageSwitch({ page, label }: { page: Page; label: 'language.label' | 'language.footer' }) {
  const { t } = useLocale()
  const inMenu = label === 'language.label'
  return (
    <nav
      className={clsx('inline-flex rounded border p-[3px] text-xs', inMenu && 'max-nav:self-start')}
      aria-label={t(label)}
    >
      {locales.map((locale) => (
        <a
          key={locale}
          className={clsx(
            segment,
            'aria-[current]:text-ink h-9 min-w-10 aria-[current]:bg-blue-100 forced-colors:aria-[current]:border',
            inMenu && 'max-nav:h-11 max-nav:min-w-14',
          )}
          href={page.twins[locale]}
          hrefLang={locale}
          lang={locale}
          data-language={locale}
          aria-current={locale === page.locale ? 'true' : undefined}
        >
          {locale.toUpperCase()}
          <span className="sr-only"> {languages[locale].name}</span>
        </a>
      ))}
    </nav>
  )
}

const offer = clsx(
  'px-gutter absolute top-0 h-(--offer) w-full items-center justify-between gap-x-4 overflow-visible',
  'bg-blue-50 text-sm leading-snug text-inherit min-[30rem]:justify-center',
  // Hidden while the menu is open.
  'hidden [body:not(:has(#menu:popover-open))>&:popover-open]:flex',
)

/** Offers another language above the header on the first visit to the home page. Without scripts, it stays closed. */
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

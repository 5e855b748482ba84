import { clsx } from 'clsx'
import { business, content } from '../site/content.ts'
import type { Page } from '../site/pages.ts'
import { listedIn, type PlainRoute } from '../site/routes.ts'
import { pageName } from '../site/views.ts'
import { Address, Email, Phone } from './company.tsx'
import { LanguageSwitch } from './languages.tsx'
import { useLocale } from './locale.tsx'
import { Wordmark } from './Wordmark.tsx'

const links = '*:py-1.5 [&_a]:py-[9px] [&_a]:text-inherit [&_a]:hover:text-ink [&_a]:hover:underline'
const heading = 'text-ink mb-2 text-base tracking-normal'

export function Footer({ page }: { page: Page }) {
  const { href, locale, t } = useLocale()
  const { social, brand } = business
  const link = (route: PlainRoute) => (
    <li key={route}>
      <a href={href(route)}>{pageName({ route, locale }, content)}</a>
    </li>
  )
  return (
    <footer className="band pt-section text-soft max-nav:tall:pb-22 short:pb-6 pb-28 text-base">
      <div
        className={clsx(
          'page-width gap-x-gap grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4',
          'max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] max-sm:[&>div]:col-span-full',
        )}
      >
        <div className="grid grid-cols-[1fr_auto] items-center sm:block">
          <Wordmark />
          <p className="col-span-full row-start-2 mt-2 sm:mb-5 sm:max-w-[28ch]">{t('footer.promise')}</p>
          <LanguageSwitch page={page} label="language.footer" />
        </div>
        {(['services', 'resources'] as const).map((menu) => (
          <nav key={menu} aria-label={t(`footer.${menu}`)}>
            <h2 className={heading}>{t(`footer.${menu}`)}</h2>
            <ul className={links}>{listedIn(menu).map(link)}</ul>
          </nav>
        ))}
        <div>
          <h2 className={heading}>{t('footer.contact')}</h2>
          <ul className={clsx(links, 'flex flex-wrap gap-x-6 sm:block')}>
            <li>
              <Email />
            </li>
            <li>
              <Phone />
            </li>
            <li>
              <Address />
            </li>
            {Object.entries(social).map(([name, url]) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="sr-only"> {t('newTab')}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-6 text-sm">
          <p>
            {brand.legalName} · {t('footer.registration')} {brand.registration} · {t('footer.vatNumber')} {brand.vat} ·{' '}
            {t('footer.vat')}
          </p>
          <ul className={clsx(links, 'flex flex-wrap gap-x-6')}>
            {[...listedIn('legal'), ...listedIn('end')].map(link)}
            {business.analytics.asked.length > 0 && (
              <li className="noscript:hidden">
                <button type="button" data-consent="settings">
                  {t('consent.title')}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}

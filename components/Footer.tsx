import { business, legalIn } from '../site/content.ts'
import { purposesIn } from '../site/cookies.ts'
import type { Page } from '../site/pages.ts'
import { href, listedIn, type PlainRoute } from '../site/routes.ts'
import { Address, Email, Phone } from './company.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useMessages } from './locale.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Footer({ page }: { page: Page }) {
  const t = useMessages()
  const { locale } = page
  const { social, brand } = business
  const link = (route: PlainRoute, title: string) => (
    <li key={route}>
      <a href={href(route, locale)}>{title}</a>
    </li>
  )
  return (
    <footer className="footer">
      <div className="page-width footer-grid even-grid">
        <div className="footer-brand">
          <Wordmark />
          <p>{t('footer.promise')}</p>
          <LanguageSwitch page={page} label="language.footer" />
        </div>
        {(['services', 'resources'] as const).map((menu) => (
          <nav key={menu} aria-label={t(`footer.${menu}`)}>
            <h2>{t(`footer.${menu}`)}</h2>
            <ul>{listedIn(menu).map((route) => link(route, t(`page.${route}`)))}</ul>
          </nav>
        ))}
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
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
        <div className="footer-end">
          <p>
            {brand.legalName} · {t('footer.registration')} {brand.registration} · {t('footer.vatNumber')} {brand.vat} ·{' '}
            {t('footer.vat')}
          </p>
          <ul>
            {listedIn('legal').map((route) => link(route, legalIn(locale)[route].heading))}
            {listedIn('end').map((route) => link(route, t(`page.${route}`)))}
            {purposesIn(business.analytics).length > 0 && (
              <li className="scripted">
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

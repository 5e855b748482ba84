import type { Page } from '../site/pages.ts'
import { href, listedIn, routeOf } from '../site/routes.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useMessages } from './locale.tsx'
import { SearchField } from './SearchField.tsx'
import { Wordmark } from './Wordmark.tsx'

/** Site header. The menu is a native popover on narrow screens, so it also works without scripts. */
export function Header({ page }: { page: Page }) {
  const t = useMessages()
  const current = routeOf(page.route).under ?? page.route
  return (
    <header className="header">
      <div className="page-width header-row">
        <Wordmark />
        <form className="search-open" action={href('search', page.locale)}>
          <button type="submit" aria-label={t('search.label')}>
            <Icon name="search" />
          </button>
        </form>
        <button className="menu-button" type="button" popoverTarget="menu" aria-label={t('nav.menu')}>
          <Icon name="menu" size={28} />
        </button>
        <div className="menu" id="menu" popover="auto">
          <nav aria-label={t('nav.label')}>
            <ul>
              {listedIn('header').map((route) => (
                <li key={route}>
                  <a
                    href={href(route, page.locale)}
                    aria-current={currentOf(route === page.route && (page.number ?? 1) === 1, route === current)}
                  >
                    {t(`nav.${route}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch page={page} label="language.label" />
          <Button to="contact" text="cta.demo" />
        </div>
      </div>
      {page.route !== 'search' && (
        <dialog className="search-dialog card" aria-label={t('search.label')}>
          <SearchField />
        </dialog>
      )}
    </header>
  )
}

function currentOf(same: boolean, family: boolean) {
  if (same) return 'page'
  return family ? 'true' : undefined
}

import { clsx } from 'clsx'
import type { Page } from '../site/pages.ts'
import { href, listedIn, routeOf } from '../site/routes.ts'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useMessages } from './locale.tsx'
import { SearchField } from './SearchField.tsx'
import { Wordmark } from './Wordmark.tsx'

const square = 'grid size-12 place-items-center'

/** The search dialog. */
const onWide = 'sm:mx-auto sm:mt-[clamp(16px,10vh,96px)] sm:max-h-[min(44rem,100dvh-48px)] sm:w-[min(44rem,100vw-48px)]'
const onPhone = 'max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0'

/** Site header. The menu is a native popover on narrow screens, so it also works without scripts. */
export function Header({ page }: { page: Page }) {
  const t = useMessages()
  const current = routeOf(page.route).under ?? page.route
  return (
    <header className="min-h-header bg-paper tall:sticky tall:top-[calc(0px-var(--offer,0px))] relative z-20">
      <div className="page-width h-header flex items-center justify-between">
        <Wordmark />
        <form className="mr-2 ml-auto" action={href('search', page.locale)}>
          <button className={square} type="submit" aria-label={t('search.label')}>
            <Icon name="search" />
          </button>
        </form>
        <button
          className={clsx(square, 'nav:hidden -mr-3.5')}
          type="button"
          popoverTarget="menu"
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" size={28} />
        </button>
        <div id="menu" popover="auto">
          <nav aria-label={t('nav.label')}>
            <ul className="max-nav:flex-col max-nav:gap-0 max-nav:divide-y max-nav:text-[1.25rem] flex gap-1 text-base">
              {listedIn('header').map((route) => (
                <li key={route}>
                  <a
                    className="text-soft hover:text-ink aria-[current]:text-ink max-nav:px-0 max-nav:py-3.5 relative block p-3"
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
          <a className="button min-h-11 py-2 text-base" href={href('contact', page.locale)}>
            {t('cta.demo')}
          </a>
        </div>
      </div>
      {page.route !== 'search' && (
        <dialog className={clsx('card mb-auto overflow-hidden p-0', onWide, onPhone)} aria-label={t('search.label')}>
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

import { clsx } from 'clsx'
import type { Page } from '../site/pages.ts'
import { listedIn, routeOf } from '../site/routes.ts'
import { Drawing } from './drawings/Drawing.tsx'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './languages.tsx'
import { useLocale } from './locale.tsx'
import { SearchField } from './SearchField.tsx'
import { Wordmark } from './Wordmark.tsx'

const square = 'grid size-12 place-items-center'

const header =
  'group min-h-header bg-paper tall:sticky tall:top-[calc(0px-var(--offer))] tall:[view-transition-name:header] relative z-20'
/** Line below the header, shown once the page is scrolled. */
const hairline =
  'bg-line animate-appear absolute inset-x-0 bottom-0 h-px [animation-range:0_48px] [animation-timeline:scroll(root)]'

/** Size of the search dialog on a wide screen and on a phone. */
const onWide = 'sm:mx-auto sm:mt-[clamp(16px,10vh,96px)] sm:max-h-[min(44rem,100dvh-48px)] sm:w-[min(44rem,100vw-48px)]'
const onPhone = 'max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0'

/** The menu: part of the header on a wide screen, a popover below the header on a narrower one. */
const row = 'nav:static nav:flex nav:items-center nav:gap-x-7 nav:overflow-visible nav:bg-transparent text-inherit'
const popover = clsx(
  'max-nav:inset-x-0 max-nav:top-header max-nav:w-auto max-nav:flex-col max-nav:gap-5 max-nav:[&:popover-open]:flex',
  'max-nav:border-b max-nav:bg-paper max-nav:px-gutter max-nav:pt-2 max-nav:pb-7 max-nav:lift',
  'max-nav:tall:max-h-[calc(100dvh-var(--spacing-header))] max-nav:short:absolute',
)
/** Marks the current page with a node on the line. */
const underline = clsx(
  'max-nav:inset-x-0 max-nav:w-12 absolute inset-x-3 bottom-1.5 h-[7px] forced-colors:border-b-2',
  'bg-[radial-gradient(circle_at_calc(100%-3.5px)_50%,var(--color-blue-600)_3.4px,transparent_3.6px),linear-gradient(transparent_3px,var(--color-blue-600)_3px_4px,transparent_5px)]',
)
/**
 * Hides header items until `main` is parsed, because items that stream in late shift earlier ones. Each item has this
 * class, because a `:has()` selector that ends in `*` would restyle the whole page at every change.
 */
const late = '[body:not(:has(main))_&]:hidden'
/** A bar of the menu icon, which becomes a cross when the menu opens. */
const bar = 'origin-center transition-[transform]'

/** Site header. The menu is a native popover on narrow screens, so it also works without scripts. */
export function Header({ page }: { page: Page }) {
  const { href, t } = useLocale()
  const current = routeOf(page.route).under ?? page.route
  return (
    <header className={header}>
      <div className="page-width h-header flex items-center justify-between">
        <Wordmark />
        <form className={clsx('mr-2 ml-auto', late)} action={href('search')}>
          <button className={square} type="submit" aria-label={t('search.label')}>
            <Icon name="search" />
          </button>
        </form>
        <button
          className={clsx(square, 'nav:hidden -mr-3.5', late)}
          type="button"
          popoverTarget="menu"
          aria-label={t('nav.menu')}
        >
          <Drawing className="size-7 stroke-current" viewBox="0 0 24 24" strokeLinecap="round">
            <path
              className={clsx(bar, 'group-has-[#menu:popover-open]:transform-[rotate(45deg)_translateY(7px)]')}
              d="M4 5h16"
            />
            <path className="group-has-[#menu:popover-open]:invisible" d="M4 12h16" />
            <path
              className={clsx(bar, 'group-has-[#menu:popover-open]:transform-[rotate(-45deg)_translateY(-7px)]')}
              d="M4 19h16"
            />
          </Drawing>
        </button>
        <div className={clsx(row, popover, late)} id="menu" popover="auto">
          <nav aria-label={t('nav.label')}>
            <ul className="max-nav:flex-col max-nav:gap-0 max-nav:*:not-last:border-b max-nav:text-[1.25rem] flex gap-1 text-base">
              {listedIn('header').map((route) => {
                const isCurrent = route === current
                const isPage = route === page.route && (page.number ?? 1) === 1
                return (
                  <li key={route}>
                    <a
                      className={clsx(
                        'max-nav:px-0 max-nav:py-3.5 relative block p-3',
                        isCurrent ? 'text-ink' : 'text-soft hover:text-ink',
                      )}
                      href={href(route)}
                      aria-current={isPage ? 'page' : isCurrent || undefined}
                    >
                      {t(`nav.${route}`)}
                      {isCurrent && <span className={underline} />}
                    </a>
                  </li>
                )
              })}
            </ul>
          </nav>
          <LanguageSwitch page={page} label="language.label" />
          <a className="button min-h-11 py-2 text-base" href={href('contact')}>
            {t('cta.demo')}
          </a>
        </div>
      </div>
      <span className={hairline} />
      {page.route !== 'search' && (
        <dialog className={clsx('card mb-auto overflow-hidden p-0', onWide, onPhone)} aria-label={t('search.label')}>
          <SearchField />
        </dialog>
      )}
    </header>
  )
}

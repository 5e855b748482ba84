import { type Locale, localeOf, swapPrefix } from '../site/locales'

/** The one program every page has: menu, remembered language, not-found page. Each also works, more plainly, without it. */
export function startFrame() {
  closeMenuOnUse()
  whenViewed(rememberLanguage)
  if (document.documentElement.dataset.route === 'notFound') whenViewed(explainNotFound)
}

/** The menu closes when a link in it is used, also one that stays on the page. */
function closeMenuOnUse() {
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

/** The language of the page last viewed. The path decides what is shown; this is for a later suggestion. */
function rememberLanguage() {
  try {
    localStorage.setItem('language', document.documentElement.lang)
  } catch {
    // Storage is blocked or full: nothing depends on it.
  }
}

/** One HTML file answers every bad path: only the browser knows which it was. */
function explainNotFound() {
  const { pathname } = location
  console.info(`Page not found: ${pathname}`)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const locale = link.dataset.language as Locale
    link.href = locale === localeOf(pathname) ? pathname : swapPrefix(pathname, locale)
  }
}

/** Runs at once, or, on a page the browser prepares ahead, when the visitor really opens it. */
function whenViewed(run: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

import { type Locale, localeOf, swapPrefix } from '../site/locales.ts'

// One HTML file answers every bad path: only the browser knows which it was.
const { pathname } = location
console.info(`Page not found: ${pathname}`)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const locale = link.dataset.language as Locale
  link.href = locale === localeOf(pathname) ? pathname : swapPrefix(pathname, locale)
}

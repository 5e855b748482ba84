import { withBase, withoutBase } from '../../site/base.ts'
import { type Locale, localeOf, type Path, swapPrefix } from '../../site/locales.ts'

// One file serves all unknown paths, so the language links are set here.
const { pathname } = location
console.info(`Page not found: ${pathname}`)
const path = withoutBase(pathname) ?? (pathname as Path)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const locale = link.dataset.language as Locale
  link.href = withBase(locale === localeOf(path) ? path : swapPrefix(path, locale))
}

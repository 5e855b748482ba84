import { locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import { useMessages } from './locale.tsx'

const names = { nl: 'Nederlands', en: 'English' }

/** NL/EN: each leads to the same page in that language. */
export function LanguageSwitch({ page }: { page: Page }) {
  const t = useMessages()
  return (
    <nav className="language" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={page.twins[locale]}
          hrefLang={locale}
          lang={locale}
          data-language={locale}
          aria-label={names[locale]}
          aria-current={locale === page.locale ? 'true' : undefined}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}

import { languages, locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import { useMessages } from './locale.tsx'

/** Links to the same page in each language. `label` distinguishes two switches on a page. */
export function LanguageSwitch({ page, label }: { page: Page; label: 'language.label' | 'language.footer' }) {
  const t = useMessages()
  return (
    <nav className="language segments" aria-label={t(label)}>
      {locales.map((locale) => (
        <a
          key={locale}
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

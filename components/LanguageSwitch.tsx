import { clsx } from 'clsx'
import { languages, locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import { segment } from './Chooser.tsx'
import { useMessages } from './locale.tsx'

/** Links to the same page in each language. `label` distinguishes two switches on a page. */
export function LanguageSwitch({ page, label }: { page: Page; label: 'language.label' | 'language.footer' }) {
  const t = useMessages()
  const inMenu = label === 'language.label'
  return (
    <nav
      className={clsx('inline-flex rounded border p-[3px] text-xs', inMenu && 'max-nav:self-start')}
      aria-label={t(label)}
    >
      {locales.map((locale) => (
        <a
          key={locale}
          className={clsx(
            segment,
            'aria-[current]:text-ink h-9 min-w-10 aria-[current]:bg-blue-100 forced-colors:aria-[current]:border',
            inMenu && 'max-nav:h-11 max-nav:min-w-14',
          )}
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

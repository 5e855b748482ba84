import { href } from '../site/routes.ts'
import { maxQueryLength } from '../site/search/data.ts'
import { Icon } from './Icon.tsx'
import { useLocale, useMessages } from './locale.tsx'

/** Search field of the search page and the dialog. Without renderer/client/search/, it submits to the search page. */
export function SearchField({ onPage = false }: { onPage?: boolean }) {
  const t = useMessages()
  return (
    <search className="search" id={onPage ? 'search' : undefined}>
      <form action={href('search', useLocale())}>
        <input
          type="text"
          name="q"
          maxLength={maxQueryLength}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('search.field')}
          aria-label={t('search.field')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
        />
        <button type="submit" className={onPage ? 'button' : undefined} hidden={!onPage}>
          {t('search.label')}
        </button>
        {!onPage && (
          <button type="submit" formMethod="dialog" className="search-close" aria-label={t('search.close')}>
            <Icon name="close" />
          </button>
        )}
      </form>
      {!onPage && (
        <p className="search-offline" data-offline hidden>
          {t('search.offline')}
        </p>
      )}
    </search>
  )
}

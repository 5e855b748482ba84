import { clsx } from 'clsx'
import { maxQueryLength } from '../site/search/data.ts'
import { Icon } from './Icon.tsx'
import { useLocale } from './locale.tsx'

/** Search field of the search page and the dialog. Without scripts, it submits to the search page. */
export function SearchField({ onPage = false }: { onPage?: boolean }) {
  const { href, t } = useLocale()
  return (
    <search
      className={clsx('search', onPage ? 'max-w-200' : 'flex max-h-[inherit] flex-col p-3 max-sm:h-full')}
      id={onPage ? 'search' : undefined}
    >
      <form className="flex gap-3" action={href('search')}>
        <input
          className={clsx(
            'placeholder:text-soft h-13 min-w-0 flex-1 border-[1.5px] px-4 text-lg focus-visible:-outline-offset-1',
            'busy:animate-busy busy:bg-[linear-gradient(90deg,transparent,var(--color-blue-600),transparent)]',
            'bg-size-[40%_3px] bg-position-[-70%_100%] bg-no-repeat',
            'motion-reduce:busy:bg-[linear-gradient(var(--color-blue-600)_0_0)]',
            'motion-reduce:bg-size-[100%_3px] motion-reduce:bg-position-[0_100%]',
          )}
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
          <button
            type="submit"
            formMethod="dialog"
            className="grid w-12 place-items-center"
            aria-label={t('search.close')}
          >
            <Icon name="close" />
          </button>
        )}
      </form>
      <p className="mx-1 mt-3 mb-1" role="alert" data-offline hidden>
        {t('search.offline')}
      </p>
      {onPage && (
        <p className="mx-1 mt-3 mb-1" role="alert" data-gone hidden>
          {t('search.gone')}
        </p>
      )}
    </search>
  )
}

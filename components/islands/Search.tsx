import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Found, longest } from '../../site/search/data.ts'
import type { Search as Engine } from '../../site/search/search.ts'
import { useAddress } from './search/address.ts'
import { Links } from './search/Links.tsx'
import { type Language, loadSearch } from './search/load.ts'
import { Results } from './search/Results.tsx'
import { forgetRecent, type Recent, readRecent, rememberRecent } from './search/recent.ts'
import type { Words } from './search/words.ts'

interface Props {
  locale: Language
  words: Words
  /** The link that opens a chat. */
  chat: string
  /** Whether it fills the search page, whose address then holds the query. */
  ownPage?: boolean
}

/** The search field with its results. Without scripts the field leads to the search page, which lists every page. */
export function Search({ locale, words, chat, ownPage = false }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState<Engine | 'failed'>()
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState<Recent[]>([])

  const load = useCallback(() => void loadSearch(locale).then(setSearch, () => setSearch('failed')), [locale])
  /** What could not be loaded may have come within reach again. */
  const retry = () => search === 'failed' && load()

  useEffect(() => {
    // What was typed before this program came is in the field only.
    const asked = ownPage ? new URLSearchParams(location.search).get('q')?.slice(0, longest) : null
    if (field.current && asked && !field.current.value) field.current.value = asked
    setQuery(field.current?.value ?? '')
    setRecent(readRecent(locale))
    load()
  }, [load, locale, ownPage])

  useAddress(query, ownPage && search !== undefined)

  const asked = query.trim()
  const engine = search === 'failed' ? undefined : search
  const answer = engine && asked ? engine.find(asked) : undefined
  const count = answer?.count ?? 0
  const status = count === 1 ? words.one : words.many.replace('#', String(count))

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const next = (active + step + count) % count
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Escape' && ownPage && field.current) {
      field.current.value = ''
      setQuery('')
    }
  }

  /** Who presses the button wants to see the results, which are there. Enter presses it as well, without a pointer. */
  function show(event: React.MouseEvent) {
    if (event.detail > 0) event.preventDefault()
  }

  return (
    <search className="search" data-asked={asked && search !== 'failed' ? '' : undefined}>
      <form
        action={words.page}
        onSubmit={(event) => {
          event.preventDefault()
          // On a touch screen, the key that searches puts the keyboard away: the results stand behind it. Who moved among
          // them has a keyboard that covers nothing.
          if (active === 0 && matchMedia('(pointer: coarse)').matches) field.current?.blur()
          else document.getElementById(`${id}-${active}`)?.click()
        }}
      >
        <input
          ref={field}
          type="text"
          name="q"
          maxLength={longest}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.field}
          aria-label={words.field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? id : undefined}
          aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
          onFocus={retry}
          onChange={(event) => {
            retry()
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        {ownPage ? (
          <button type="submit" className="button" onClick={show}>
            {words.submit}
          </button>
        ) : (
          <button type="button" className="search-close" aria-label={words.close}>
            <X aria-hidden="true" strokeWidth={1.5} />
          </button>
        )}
      </form>
      <p role="status" className="meta">
        {asked &&
          engine &&
          (count > 0 ? status : `${words.none} “${asked.length > 40 ? `${asked.slice(0, 40)}…` : asked}”.`)}
      </p>
      {search === 'failed' && (
        <p className="search-failed">
          {words.failed} <a href={words.page}>{words.all}</a>.
        </p>
      )}
      {answer && engine && count > 0 && (
        <Results
          id={id}
          label={words.submit}
          answer={answer}
          stem={engine.stem}
          words={words}
          active={active}
          onChoose={(found) => setRecent(rememberRecent(toLink(found), locale))}
        />
      )}
      {answer && engine && count === 0 && (
        <>
          <Links title={words.nearest} links={engine.suggest(asked).map(toLink)} />
          <Links title={words.elsewhere} links={[...words.links, { title: words.chat, url: chat }]} />
        </>
      )}
      {!asked && recent.length > 0 && (
        <Links title={words.recent} links={recent}>
          <button
            type="button"
            onClick={() => {
              forgetRecent(locale)
              setRecent([])
              field.current?.focus()
            }}
          >
            {words.forget}
          </button>
        </Links>
      )}
      {!ownPage && !asked && (
        <>
          <Links title={words.starts} links={words.links} />
          <p className="search-hint">{words.keys}</p>
        </>
      )}
    </search>
  )
}

/** A result by its own heading, with the name of the page it stands on; that of a question is the question. */
function toLink({ url, kind, title, section }: Found): Recent {
  return { url, title: kind === 'question' || !section ? title : `${section} · ${title}` }
}

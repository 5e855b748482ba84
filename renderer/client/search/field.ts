import { longest } from '../../../site/search/data.ts'
import type { Answer, Search } from '../../../site/search/open.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import styles from '../../styles/search.css?inline'
import { element } from './element.ts'
import { loadSearch, loadWords } from './load.ts'
import { forgetRecent, readRecent, rememberRecent } from './recent.ts'
import { listId, optionId, resultList, showTexts } from './results.ts'
import { read, write } from './storage.ts'
import { failure, keyHint, linkList, waysOn } from './ways.ts'

/** How long the address and what is read aloud wait for the next key, in milliseconds. */
const pause = 400

/** Under which key a tab keeps what was last looked for. */
const lastQuery = 'search-query'

const started = new WeakMap<HTMLElement, () => void>()

// What finds is loaded with this program, before it is asked for.
void Promise.all([loadWords(), loadSearch()]).catch(() => {})

/**
 * Makes a plain search form show its results as one types: in the dialog, or on the search page, whose address then holds
 * the query. Started again, it tries to load what failed.
 */
export async function startField(root: HTMLElement) {
  const retry = started.get(root)
  if (retry) return retry()
  started.set(root, () => {})
  try {
    run(root, await loadWords())
  } catch (error) {
    started.delete(root)
    throw error
  }
}

function run(root: HTMLElement, words: SearchWords) {
  const form = root.querySelector('form')
  const field = root.querySelector('input')
  if (!form || !field) return
  const onPage = root.id === 'search'
  let search: Search | 'failed' | undefined
  let active = 0
  let count = 0
  let drawn = ''
  let kept = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const status = element('p', { role: 'status', class: 'sr-only' })
  const total = element('p', { class: 'meta', 'aria-hidden': 'true' })
  const below = element('div', { class: 'below' })
  root.append(status, total, below)
  root.dataset.started = ''
  root.querySelector('.search-offline')?.remove()

  if (onPage) {
    const asked = new URLSearchParams(location.search).get('q')?.slice(0, longest)
    if (asked && !field.value) field.value = asked
  } else {
    wearStyles()
    const dialog = root.closest('dialog')
    dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close())
    // Who went to a result and came back finds the query as it was.
    if (!field.value && cameBack()) {
      field.value = read('sessionStorage', lastQuery)
      field.select()
    }
  }
  started.set(root, load)
  load()

  function load() {
    if (root.hasAttribute('aria-busy') || (search && search !== 'failed')) return
    root.setAttribute('aria-busy', 'true')
    void loadSearch()
      .then(
        (loaded) => {
          search = loaded
        },
        () => {
          search = 'failed'
        },
      )
      .finally(() => {
        root.removeAttribute('aria-busy')
        show()
      })
  }

  /** Shows what the query finds, or the ways on where it asks nothing. It is whole once typing rests. */
  function show(whole = false) {
    const asked = field?.value.trim() ?? ''
    if (search === 'failed' || !search || !asked) return draw(asked)
    search
      .find(
        asked,
        (answer) => {
          // Who cleared the field meanwhile wants none of it.
          if (asked === field?.value.trim()) draw(asked, answer)
        },
        whole,
      )
      .catch(() => {
        search = 'failed'
        draw(asked)
      })
  }

  function draw(asked: string, answer?: Answer) {
    const failed = search === 'failed'
    const engine = search === 'failed' ? undefined : search
    const list = document.getElementById(listId)
    // Texts come to titles that are there already.
    if (list && engine && answer && asked === drawn && answer.count === count) return showTexts(list, answer, engine)
    count = answer?.count ?? 0
    kept = answer?.kept ?? false
    active = 0
    drawn = asked
    root.toggleAttribute('data-asked', asked !== '' && !failed)
    const short = asked.length > 40 ? `${asked.slice(0, 40)}…` : asked
    const some = count === 1 ? words.one : words.many.replace('#', String(count))
    total.textContent = answer ? (count > 0 ? some : `${words.none} “${short}”.`) : ''
    below.replaceChildren(
      ...(failed ? [failure(words)] : []),
      ...(engine && answer ? (count > 0 ? [resultList(answer, engine, words)] : waysOn(answer, words)) : []),
      ...linkList(words.recent, asked ? [] : readRecent(), forget()),
      ...(onPage || asked ? [] : [...linkList(words.starts, words.links), keyHint(words)]),
    )
    mark()
    clearTimeout(resting)
    resting = setTimeout(() => (kept ? show(true) : rest()), pause)
  }

  /** What happens once typing rests: it is read aloud, and stands in the address of the search page. */
  function rest() {
    clearTimeout(resting)
    status.textContent = total.textContent
    if (!onPage) return
    const query = field?.value ?? ''
    // WebKit gives a field that completes nothing its first value when it brings a page back.
    if (field) field.defaultValue = query
    const withQuery = (address: string) => {
      const url = new URL(address, location.href)
      if (query) url.searchParams.set('q', query)
      else url.searchParams.delete('q')
      return url.href
    }
    if (withQuery(location.href) !== location.href) history.replaceState(history.state, '', withQuery(location.href))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
      link.href = withQuery(link.href)
  }

  /** Marks the result that Enter opens. */
  function mark() {
    field?.setAttribute('aria-expanded', String(count > 0))
    for (const [name, value] of [
      ['aria-controls', listId],
      ['aria-activedescendant', optionId(active)],
    ] as const)
      if (count > 0) field?.setAttribute(name, value)
      else field?.removeAttribute(name)
    for (const option of below.querySelectorAll('[role=option]'))
      option.setAttribute('aria-selected', String(option.id === optionId(active)))
  }

  field.addEventListener('input', () => show())
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      active = (active + step + count) % count
      mark()
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Escape' && onPage) {
      field.value = ''
      show()
    }
  })
  form.addEventListener('submit', (event) => {
    // The button that closes the dialog does so by itself.
    if (event.submitter?.getAttribute('formmethod') === 'dialog') return
    event.preventDefault()
    // Who presses the button wants to see the results, which are there; Enter presses it too, without a pointer. On a
    // touch screen, the key that searches puts the keyboard away: the results stand behind it.
    const pressed = event.submitter !== null && event.submitter === document.activeElement
    if (pressed) return
    if (active === 0 && matchMedia('(pointer: coarse)').matches) field.blur()
    else document.getElementById(optionId(active))?.click()
  })
  below.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a')
    if (!link) return
    // A word that may have been meant is asked for here.
    const meant = new URLSearchParams(link.search).get('q')
    if (meant) {
      event.preventDefault()
      field.value = meant
      field.focus()
      return show()
    }
    const { title } = link.dataset
    if (title) rememberRecent({ url: link.getAttribute('href') ?? '', title })
    rest()
    if (!onPage) {
      write('sessionStorage', lastQuery, field.value)
      root.closest('dialog')?.close()
    }
  })

  function forget() {
    const button = element('button', { type: 'button' }, words.forget)
    button.addEventListener('click', () => {
      forgetRecent()
      show()
      field?.focus()
    })
    return button
  }
}

/** The styles of the results, which no other page needs. The search page has them. */
function wearStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

/** Whether this page was come back to, and not as the browser had kept it. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

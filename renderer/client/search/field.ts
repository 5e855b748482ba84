import type { Locale } from '../../../site/locales.ts'
import { maxQueryLength, type SearchData, searchFile } from '../../../site/search/data.ts'
import type { SearchWords } from '../../../site/search/languages.ts'
import { openSearch, type Search, type SearchAnswer } from '../../../site/search/query.ts'
import type { Stem } from '../../../site/search/words.ts'
import styles from '../../styles/search.css?inline'
import { tryStorage } from '../storage.ts'
import { element, listId, optionsOf, resultList, showTexts } from './results.ts'

/** Delay after typing before the address and announcements are updated, in ms. */
const announcementDelay = 400
/** Time after which an index that failed to load is tried again, in ms. */
const retryMs = 3000

/** Labels and stemmer of each language, loaded only together with the search field. */
const loaders: Record<Locale, () => Promise<{ default: SearchWords; stem: Stem }>> = {
  nl: () => import('virtual:search-words/nl'),
  en: () => import('virtual:search-words/en'),
}

const locale = document.documentElement.lang as Locale

let starting: Promise<void> | undefined
let searching: Promise<Search> | undefined

void Promise.all([loaders[locale](), loadSearch()]).catch(() => {})

/** Shows live results, in the dialog or on the search page. Can be retried after a failure. */
export function startField(root: HTMLElement): Promise<void> {
  starting ??= loaders[locale]()
    .then(({ default: words }) => run(root, words))
    .catch((error: unknown) => {
      starting = undefined
      throw error
    })
  return starting
}

/** Loads the search index of the page's language once. Failed loads can be retried. */
function loadSearch(): Promise<Search> {
  searching ??= open().catch((error: unknown) => {
    searching = undefined
    throw error
  })
  return searching
}

async function open(): Promise<Search> {
  // Fetched at run time, so this script's hash does not depend on the content.
  const names: Record<Locale, string> = await readJson(import.meta.env.BASE_URL.slice(0, -1) + searchFile)
  const data: SearchData = await readJson(names[locale])
  const { stem } = await loaders[locale]()
  return openSearch(data, stem, () => readJson(data.texts))
}

async function readJson(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.json()
}

function run(root: HTMLElement, words: SearchWords) {
  const field = root.querySelector('input') as HTMLInputElement
  const onPage = root.id === 'search'
  const dialog = root.closest('dialog')
  const { title } = document
  const options = optionsOf(field)
  let drawn = { query: '', count: 0, failed: false }
  let resting: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  const status = element('p', { role: 'status', class: 'sr-only' })
  const total = element('p', { 'aria-hidden': 'true' })
  const below = element('div', { class: 'below' })
  root.append(status, total, below)
  root.dataset.started = ''
  for (const failure of root.querySelectorAll('[data-offline], [data-gone]')) failure.remove()

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  if (onPage && !field.value)
    field.value = new URLSearchParams(location.search).get('q')?.slice(0, maxQueryLength) ?? ''

  /** Shows the results. For an empty query, the dialog shows the shortcuts. */
  async function show() {
    const query = field.value.trim()
    clearTimeout(retrying)
    // Ignores outdated answers.
    const say = (answer?: SearchAnswer, failed?: boolean) => query === field.value.trim() && draw(query, answer, failed)
    if (!query) say()
    root.setAttribute('aria-busy', 'true')
    try {
      const search = await loadSearch().finally(() => root.removeAttribute('aria-busy'))
      if (query) await search.find(query, say)
    } catch {
      say(undefined, true)
      // Retries without further input.
      if (query && root.offsetParent) retrying = setTimeout(() => void show(), retryMs)
    }
  }

  function draw(query: string, answer?: SearchAnswer, failed = false) {
    // Keeps the message in place, because the visitor may be about to use its link.
    if (failed && drawn.failed && query === drawn.query) return
    const list = document.getElementById(listId)
    const count = answer?.count ?? 0
    // Adds excerpts to the titles already shown.
    if (list && answer && query === drawn.query && count === drawn.count) return showTexts(list, answer)
    drawn = { query, count, failed }
    root.toggleAttribute('data-asked', query !== '' && !failed)
    const short = query.length > 40 ? `${query.slice(0, 40)}…` : query
    const many = (answer?.hasMore ? words.most : words.many).replace('{count}', String(count))
    const some = count === 1 ? words.one : many
    total.textContent = answer ? (count > 0 ? some : `${words.none} “${short}”.`) : ''
    below.replaceChildren(
      ...(failed ? [note(words.failed, words.page, words.all)] : []),
      ...(answer ? [count > 0 ? resultList(answer, words) : note(words.instead, words.contact, words.ask)] : []),
      ...(onPage || query ? [] : [keyHint(words)]),
    )
    options.mark()
    clearTimeout(resting)
    resting = setTimeout(announce, announcementDelay)
  }

  /** Announces the results and updates the address after typing. */
  function announce() {
    clearTimeout(resting)
    status.textContent = total.textContent
    if (!onPage) return
    // On bfcache restore, WebKit resets a field with `autocomplete="off"` to its default value.
    field.defaultValue = field.value
    putInAddress(field.value)
    document.title = field.value ? `${field.value} · ${title}` : title
  }

  for (const sign of ['focus', 'input']) field.addEventListener(sign, () => void show())
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || !onPage || isComposing) return
    field.value = ''
    void show()
    // Arrow keys may have scrolled the page.
    field.scrollIntoView({ block: 'nearest' })
  })
  root.querySelector('form')?.addEventListener('submit', (event) => {
    // The close button works natively.
    if (event.submitter?.getAttribute('formmethod') === 'dialog') return
    event.preventDefault()
    // A click on the button leaves the results shown. Enter also triggers the button, and opens the selected result.
    if (event.submitter !== document.activeElement) options.open()
  })
  below.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return
    announce()
    dialog?.close()
  })
  void show()
}

function putInAddress(query: string) {
  const withQuery = (address: string) => {
    const url = new URL(address, location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    return url.href
  }
  if (withQuery(location.href) !== location.href) history.replaceState(history.state, '', withQuery(location.href))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.href = withQuery(link.href)
}

/** Returns a message that ends in a link. */
function note(text: string, href: string, link: string): HTMLElement {
  return element('p', {}, `${text} `, element('a', { href }, link), '.')
}

/** Returns the list of shortcuts, with a switch for `/`, which speech input can trigger. */
function keyHint(words: SearchWords): HTMLElement {
  const box = element('input', { type: 'checkbox' })
  box.checked = !tryStorage(() => localStorage['search-key'])
  box.addEventListener('change', () => tryStorage(() => localStorage.setItem('search-key', box.checked ? '' : 'off')))
  return element(
    'div',
    { class: 'search-hint' },
    element('p', {}, words.keys),
    element('label', {}, box, words.shortcut),
  )
}

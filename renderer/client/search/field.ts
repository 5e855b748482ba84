import { longest } from '../../../site/search/data.ts'
import type { Answer } from '../../../site/search/open.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import styles from '../../styles/search.css?inline'
import { tryStorage } from '../storage.ts'
import { loadSearch, loadWords } from './load.ts'
import { element, listId, optionsOf, resultList, showTexts } from './results.ts'

/** How long the address and what is read aloud wait for the next key, in milliseconds. */
const pause = 400
/** Time after which an index that could not be had is asked for again, in milliseconds. */
const patience = 3000

let starting: Promise<void> | undefined

// What finds is loaded with this program, before it is asked for.
void Promise.all([loadWords(), loadSearch()]).catch(() => {})

/**
 * Makes a plain search form show its results as one types: in the dialog, or on the search page, whose address then holds
 * the query. It can be started again after it failed.
 */
export function startField(root: HTMLElement): Promise<void> {
  starting ??= loadWords()
    .then((words) => run(root, words))
    .catch((error: unknown) => {
      starting = undefined
      throw error
    })
  return starting
}

function run(root: HTMLElement, words: SearchWords) {
  const field = root.querySelector('input') as HTMLInputElement
  const onPage = root.id === 'search'
  const dialog = root.closest('dialog')
  const { title } = document
  const options = optionsOf(field)
  let drawn = { asked: '', count: 0, failed: false }
  let resting: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  const status = element('p', { role: 'status', class: 'sr-only' })
  const total = element('p', { class: 'meta', 'aria-hidden': 'true' })
  const below = element('div', { class: 'below' })
  root.append(status, total, below)
  root.dataset.started = ''
  root.querySelector('.search-offline')?.remove()

  if (!onPage) {
    // The search page has the styles of the results; no other needs them.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  }
  if (onPage && !field.value) field.value = new URLSearchParams(location.search).get('q')?.slice(0, longest) ?? ''

  /** Shows what the query finds, or the keys where it is empty. */
  async function show() {
    const asked = field.value.trim()
    clearTimeout(retrying)
    // Who typed on or cleared the field meanwhile wants none of it.
    const say = (answer?: Answer, failed?: boolean) => asked === field.value.trim() && draw(asked, answer, failed)
    if (!asked) say()
    root.setAttribute('aria-busy', 'true')
    try {
      const search = await loadSearch().finally(() => root.removeAttribute('aria-busy'))
      if (asked) await search.find(asked, say)
    } catch {
      say(undefined, true)
      // Nobody has to type another letter once there is a connection.
      if (asked && root.offsetParent) retrying = setTimeout(() => void show(), patience)
    }
  }

  function draw(asked: string, answer?: Answer, failed = false) {
    // Who is about to follow its link is left alone.
    if (failed && drawn.failed && asked === drawn.asked) return
    const list = document.getElementById(listId)
    const count = answer?.count ?? 0
    // Texts come to titles that are there already.
    if (list && answer && asked === drawn.asked && count === drawn.count) return showTexts(list, answer)
    drawn = { asked, count, failed }
    root.toggleAttribute('data-asked', asked !== '' && !failed)
    const short = asked.length > 40 ? `${asked.slice(0, 40)}…` : asked
    const many = (answer?.hasMore ? words.most : words.many).replace('#', String(count))
    const some = count === 1 ? words.one : many
    total.textContent = answer ? (count > 0 ? some : `${words.none} “${short}”.`) : ''
    below.replaceChildren(
      ...(failed ? [failure(words)] : []),
      ...(answer ? [count > 0 ? resultList(answer, words) : nothing(words)] : []),
      ...(onPage || asked ? [] : [keyHint(words)]),
    )
    options.mark()
    clearTimeout(resting)
    resting = setTimeout(rest, pause)
  }

  /** What happens once typing rests: it is read aloud, and stands in the address of the search page. */
  function rest() {
    clearTimeout(resting)
    status.textContent = total.textContent
    if (!onPage) return
    // WebKit gives a field that completes nothing its first value when it brings a page back.
    field.defaultValue = field.value
    putInAddress(field.value)
    document.title = field.value ? `${field.value} · ${title}` : title
  }

  for (const sign of ['focus', 'input']) field.addEventListener(sign, () => void show())
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || !onPage || isComposing) return
    field.value = ''
    void show()
    // The arrows may have moved the page away from the field.
    field.scrollIntoView({ block: 'nearest' })
  })
  root.querySelector('form')?.addEventListener('submit', (event) => {
    // The button that closes the dialog does so by itself.
    if (event.submitter?.getAttribute('formmethod') === 'dialog') return
    event.preventDefault()
    // Who presses the button wants to see the results, which are there; Enter presses it too, without a pointer.
    if (event.submitter !== document.activeElement) options.open()
  })
  below.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return
    rest()
    dialog?.close()
  })
  void show()
}

/** Puts a query in the address of the search page, and in those of its versions in other languages. */
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

/** Says what else a visitor can do where nothing was found. */
function nothing(words: SearchWords): HTMLElement {
  return element('p', {}, `${words.instead} `, element('a', { href: words.contact }, words.ask), '.')
}

/** Says that the index cannot be read. */
function failure(words: SearchWords): HTMLElement {
  return element('p', {}, `${words.failed} `, element('a', { href: words.page }, words.all), '.')
}

/** The keys, and a switch for the one that opens search: it can get in the way of who dictates. */
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

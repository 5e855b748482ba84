import type { Answer } from '../../../site/search/answer.ts'
import type { Search } from '../../../site/search/open.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import styles from '../../styles/search.css?inline'
import { element } from './element.ts'
import { keepQuery, keptQuery, putInAddress, queryOfAddress } from './kept-query.ts'
import { loadSearch, loadWords } from './load.ts'
import { optionsOf } from './options.ts'
import { forgetRecent, readRecent, rememberRecent } from './recent.ts'
import { listId, resultList, showTexts } from './results.ts'
import { failure, keyHint, linkList, waysOn } from './ways.ts'

/** How long the address and what is read aloud wait for the next key, in milliseconds. */
const pause = 400

let starting: Promise<() => void> | undefined

// What finds is loaded with this program, before it is asked for.
void Promise.all([loadWords(), loadSearch()]).catch(() => {})

/**
 * Makes a plain search form show its results as one types: in the dialog, or on the search page, whose address then holds
 * the query. Started again, it tries to load what failed.
 */
export async function startField(root: HTMLElement) {
  starting ??= loadWords().then((words) => run(root, words))
  try {
    const load = await starting
    load()
  } catch (error) {
    starting = undefined
    throw error
  }
}

/** Makes the field work. What it gives loads the index, where that is not there yet. */
function run(root: HTMLElement, words: SearchWords): () => void {
  const form = root.querySelector('form')
  const field = root.querySelector('input')
  if (!form || !field) return () => {}
  const onPage = root.id === 'search'
  const dialog = root.closest('dialog')
  const options = optionsOf(field)
  let search: Search | 'failed' | undefined
  let drawn = { asked: '', count: 0 }
  let resting: ReturnType<typeof setTimeout> | undefined
  const status = element('p', { role: 'status', class: 'sr-only' })
  const total = element('p', { class: 'meta', 'aria-hidden': 'true' })
  const below = element('div', { class: 'below' })
  root.append(status, total, below)
  root.dataset.started = ''
  root.querySelector('.search-offline')?.remove()

  if (!onPage) {
    wearStyles()
    dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  }
  const before = field.value ? '' : onPage ? queryOfAddress() : keptQuery()
  if (before) {
    field.value = before
    if (!onPage) field.select()
  }

  function load() {
    if (root.hasAttribute('aria-busy') || (search && search !== 'failed')) return
    root.setAttribute('aria-busy', 'true')
    void loadSearch()
      .catch(() => 'failed' as const)
      .then((loaded) => {
        search = loaded
        root.removeAttribute('aria-busy')
        show()
      })
  }

  /** Shows what the query finds, or the ways on where it asks nothing. It is whole once typing rests. */
  function show(whole = false) {
    const asked = field?.value.trim() ?? ''
    if (search === 'failed' || !search || !asked) return draw(asked)
    // Who cleared the field meanwhile wants none of it.
    const say = (answer: Answer) => asked === field?.value.trim() && draw(asked, answer)
    search.find(asked, say, whole).catch(() => {
      search = 'failed'
      draw(asked)
    })
  }

  function draw(asked: string, answer?: Answer) {
    const failed = search === 'failed'
    const list = document.getElementById(listId)
    const count = answer?.count ?? 0
    // Texts come to titles that are there already.
    if (list && answer && asked === drawn.asked && count === drawn.count) return showTexts(list, answer)
    drawn = { asked, count }
    root.toggleAttribute('data-asked', asked !== '' && !failed)
    const short = asked.length > 40 ? `${asked.slice(0, 40)}…` : asked
    const some = count === 1 ? words.one : words.many.replace('#', String(count))
    total.textContent = answer ? (count > 0 ? some : `${words.none} “${short}”.`) : ''
    below.replaceChildren(
      ...(failed ? [failure(words)] : []),
      ...(answer ? (count > 0 ? [resultList(answer, words)] : waysOn(answer, words)) : []),
      ...linkList(words.recent, asked ? [] : readRecent(), forget()),
      ...(onPage || asked ? [] : [...linkList(words.starts, words.links), keyHint(words)]),
    )
    options.show(count)
    clearTimeout(resting)
    resting = setTimeout(() => (answer?.kept ? show(true) : rest()), pause)
  }

  /** What happens once typing rests: it is read aloud, and stands in the address of the search page. */
  function rest() {
    clearTimeout(resting)
    status.textContent = total.textContent
    if (!onPage || !field) return
    // WebKit gives a field that completes nothing its first value when it brings a page back.
    field.defaultValue = field.value
    putInAddress(field.value)
  }

  function ask(query: string) {
    if (field) field.value = query
    show()
  }

  field.addEventListener('input', () => show())
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && onPage && !isComposing) ask('')
  })
  form.addEventListener('submit', (event) => {
    // The button that closes the dialog does so by itself.
    if (event.submitter?.getAttribute('formmethod') === 'dialog') return
    event.preventDefault()
    // Who presses the button wants to see the results, which are there; Enter presses it too, without a pointer.
    const pressed = event.submitter !== null && event.submitter === document.activeElement
    if (!pressed) options.open()
  })
  below.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a')
    if (!link) return
    // A word that may have been meant is asked for here.
    const meant = new URLSearchParams(link.search).get('q')
    if (meant) {
      event.preventDefault()
      field.focus()
      return ask(meant)
    }
    const { title } = link.dataset
    if (title) rememberRecent({ url: link.getAttribute('href') ?? '', title })
    rest()
    if (!onPage) keepQuery(field.value)
    dialog?.close()
  })

  return load

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

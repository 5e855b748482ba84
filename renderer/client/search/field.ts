import type { Answer } from '../../../site/search/answer.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import styles from '../../styles/search.css?inline'
import { element } from './element.ts'
import { keepQuery, keptQuery, putInAddress, queryOfAddress } from './kept-query.ts'
import { loadSearch, loadWords } from './load.ts'
import { optionsOf } from './options.ts'
import { listId, resultList, showTexts } from './results.ts'
import { failure, keyHint, linkList, waysOn } from './ways.ts'

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
  if (!field.value) {
    field.value = onPage ? queryOfAddress() : keptQuery()
    if (!onPage) field.select()
  }

  /** Shows what the query finds, or the ways on where it asks nothing. It is whole once typing rests. */
  async function show(whole = false) {
    const asked = field.value.trim()
    clearTimeout(retrying)
    // Who typed on or cleared the field meanwhile wants none of it.
    const say = (answer?: Answer, failed?: boolean) => asked === field.value.trim() && draw(asked, answer, failed)
    if (!asked) say()
    root.setAttribute('aria-busy', 'true')
    try {
      const search = await loadSearch().finally(() => root.removeAttribute('aria-busy'))
      if (asked) await search.find(asked, say, whole)
    } catch {
      say(undefined, true)
      // Nobody has to type another letter once there is a connection.
      if (asked && root.offsetParent) retrying = setTimeout(() => void show(whole), patience)
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
      ...(answer ? (count > 0 ? [resultList(answer, words)] : waysOn(answer, words)) : []),
      ...(onPage || asked ? [] : [...linkList(words.starts, words.links), keyHint(words)]),
    )
    options.mark()
    clearTimeout(resting)
    resting = setTimeout(() => (answer?.kept ? show(true) : rest()), pause)
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

  function ask(query: string) {
    field.value = query
    void show()
  }

  for (const sign of ['focus', 'input']) field.addEventListener(sign, () => void show())
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || !onPage || isComposing) return
    ask('')
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
  below.addEventListener('click', (event) => {
    const target = (event.target as Element).closest('a')
    if (!target) return
    // A word that may have been meant is asked for here.
    const meant = new URLSearchParams(target.search).get('q')
    if (meant) {
      event.preventDefault()
      field.focus()
      return ask(meant)
    }
    rest()
    if (!onPage) keepQuery(field.value)
    dialog?.close()
  })
  void show()
}

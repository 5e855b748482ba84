import { documentHeading } from '../../../site/search/data.ts'
import type { SearchWords } from '../../../site/search/languages.ts'
import type { SearchAnswer, SearchHit } from '../../../site/search/query.ts'
import { excerpt, markMatches } from '../../../site/search/words.ts'

export const listId = 'hits'

function marked(text: string, { keyOf }: SearchAnswer) {
  return markMatches(text, keyOf).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text))
}

/** Returns the list of results: the best, then the others by kind. Focus stays in the field. */
export function resultList(answer: SearchAnswer, words: SearchWords): HTMLElement {
  let position = 0
  const option = (hit: SearchHit) => {
    const { kind, title, section } = hit
    /** For a question, its section; for a section, its page. */
    const place = kind === 'question' ? section : section && title
    return element(
      'a',
      { id: `hit-${position++}`, href: hit.url, role: 'option', 'aria-selected': 'false', tabindex: '-1' },
      element('strong', {}, ...marked(documentHeading(hit), answer)),
      place !== undefined && element('span', {}, place),
      element('span', { 'data-excerpt': '' }),
      hit.without.length > 0 && element('span', {}, `${words.without} `, element('s', {}, hit.without.join(', '))),
    )
  }
  const list = element(
    'div',
    { id: listId, role: 'listbox', 'aria-label': words.submit, class: 'hits' },
    ...answer.groups.map(({ name, hits }) =>
      element(
        'div',
        { role: 'group', 'aria-labelledby': `hits-${name}` },
        element('p', { id: `hits-${name}` }, words.groups[name]),
        ...hits.map(option),
      ),
    ),
  )
  showTexts(list, answer)
  return list
}

/** Adds excerpts to a list already shown, without moving results. */
export function showTexts(list: Element, answer: SearchAnswer) {
  const hits = answer.groups.flatMap(({ hits }) => hits)
  for (const [index, place] of list.querySelectorAll('[data-excerpt]').entries())
    place.replaceChildren(...marked(excerpt(hits[index]?.text ?? '', answer.keyOf), answer))
}

/** Listbox navigation by arrow keys; focus stays in the field. */
export function optionsOf(field: HTMLInputElement) {
  let active = 0
  const all = () => [...document.querySelectorAll<HTMLElement>(`#${listId} [role=option]`)]
  field.setAttribute('aria-controls', listId)

  /** Selects an option, by default the best one. */
  function mark(position = 0) {
    active = position
    const options = all()
    field.setAttribute('aria-expanded', String(options.length > 0))
    field.setAttribute('aria-activedescendant', options[active]?.id ?? '')
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === active))
  }

  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const count = all().length
    if (event.isComposing || !step || count === 0) return
    event.preventDefault()
    mark((active + step + count) % count)
    all()[active]?.scrollIntoView({ block: 'nearest' })
  })

  return {
    mark,
    /** Opens the selected option. On touch, only hides the keyboard if the best option is selected. */
    open() {
      if (active === 0 && matchMedia('(pointer: coarse)').matches) field.blur()
      else all()[active]?.click()
    },
  }
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string | false)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== false))
  return made
}

import type { Answer, Hit } from '../../../site/search/answer.ts'
import { type Found, headingOf } from '../../../site/search/data.ts'
import { excerpt, mark } from '../../../site/search/excerpt.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import { element } from './element.ts'

/** The id of the list of results. */
export const listId = 'hits'

/** A text with what was looked for marked in it. */
function marked(text: string, { keyOf }: Answer) {
  return mark(text, keyOf).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text))
}

/** The results, the best ones first and the others by kind. The field keeps the focus. */
export function resultList(answer: Answer, words: SearchWords): HTMLElement {
  let position = 0
  const option = (found: Hit) => {
    const place = placeOf(found)
    return element(
      'a',
      {
        id: `hit-${position++}`,
        href: found.url,
        role: 'option',
        'aria-selected': 'false',
        tabindex: '-1',
      },
      element('span', { class: 'hit-title' }, ...marked(headingOf(found), answer)),
      place !== undefined && element('span', {}, place),
      element('span', { class: 'hit-text' }),
      found.without.length > 0 && element('span', {}, `${words.without} `, element('s', {}, found.without.join(', '))),
    )
  }
  const list = element(
    'div',
    { id: listId, role: 'listbox', 'aria-label': words.submit, class: 'hits' },
    ...answer.groups.map(({ name, found }) =>
      element(
        'div',
        { role: 'group', 'aria-labelledby': `hits-${name}` },
        element('p', { id: `hits-${name}` }, words.groups[name]),
        ...found.map(option),
      ),
    ),
  )
  showTexts(list, answer)
  return list
}

/** Shows the words around what was found, in a list of these results: nobody who is about to press one misses it. */
export function showTexts(list: Element, answer: Answer) {
  const hits = answer.groups.flatMap(({ found }) => found)
  for (const [at, place] of list.querySelectorAll('.hit-text').entries())
    place.replaceChildren(...marked(excerpt(hits[at]?.text ?? '', answer.keyOf), answer))
}

/** A result in one line: its heading, and the page or section it stands on. */
export const titleOf = (found: Found) => [headingOf(found), placeOf(found)].filter(Boolean).join(' · ')

/** The page that a result is a part of; of a question, its section. */
function placeOf({ kind, title, section }: Found): string | undefined {
  return kind === 'question' ? section : section && title
}

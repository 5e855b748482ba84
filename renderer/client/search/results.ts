import type { Found } from '../../../site/search/data.ts'
import { excerpt, mark } from '../../../site/search/excerpt.ts'
import type { Answer, Hit, Search } from '../../../site/search/open.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import { element } from './element.ts'

/** The id of the list of results, and of each by its position. */
export const listId = 'hits'
export const optionId = (position: number) => `hit-${position}`

/** The results by kind, the kind of the best one first. The field keeps the focus. */
export function resultList({ groups, keys }: Answer, { stem }: Search, words: SearchWords): HTMLElement {
  const marked = (text: string) =>
    mark(text, keys, stem).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text))
  let position = 0
  const option = (found: Hit) => {
    const [title, page] = headingsOf(found)
    return element(
      'a',
      {
        id: optionId(position++),
        href: found.url,
        role: 'option',
        'aria-selected': 'false',
        tabindex: '-1',
        'data-title': titleOf(found),
      },
      element('span', { class: 'hit-title' }, ...marked(title)),
      page !== undefined && element('span', {}, page),
      element('span', {}, ...marked(excerpt(found.text ?? '', keys, stem))),
      found.without.length > 0 && element('span', {}, `${words.without} `, element('s', {}, found.without.join(', '))),
    )
  }
  return element(
    'div',
    { id: listId, role: 'listbox', 'aria-label': words.submit, class: 'hits' },
    ...groups.map(({ kind, found }) =>
      element(
        'div',
        { role: 'group', 'aria-labelledby': `hits-${kind}` },
        element('p', { id: `hits-${kind}` }, words.kinds[kind]),
        ...found.map(option),
      ),
    ),
  )
}

/** A result in one line: its heading, and the page it stands on. */
export const titleOf = (found: Found) => headingsOf(found).join(' · ')

/** The heading of a result, and the page it stands on; that of a question is the question, with its section. */
function headingsOf({ kind, title, section }: Found): [heading: string, page?: string] {
  if (section === undefined) return [title]
  return kind === 'question' ? [title, section] : [section, title]
}

/** A short list of ways on, with what can be done with it beside its title. An address elsewhere opens in a new tab. */
export function linkList(
  title: string,
  links: readonly { title: string; url: string }[],
  ...more: Node[]
): HTMLElement[] {
  if (links.length === 0) return []
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  const items = links.map(({ url, title }) =>
    element('li', {}, element('a', { href: url, ...(url.startsWith('/') ? {} : elsewhere) }, title)),
  )
  return [element('div', { class: 'ways' }, element('p', {}, `${title} `, ...more), element('ul', {}, ...items))]
}

import type { Answer } from '../../../site/search/answer.ts'
import type { SearchWords } from '../../../site/search-words.ts'
import { tryStorage } from '../storage.ts'
import { element } from './element.ts'
import { titleOf } from './results.ts'

/** A short list of ways on. An address elsewhere opens in a new tab. */
export function linkList(title: string, links: readonly { title: string; url: string }[]): HTMLElement[] {
  if (links.length === 0) return []
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  const items = links.map(({ url, title }) =>
    element('li', {}, element('a', { href: url, ...(url.startsWith('/') ? {} : elsewhere) }, title)),
  )
  return [element('div', { class: 'ways' }, element('p', {}, title), element('ul', {}, ...items))]
}

/** What a query that found nothing may have meant, what is nearest to it, and who can be asked. */
export function waysOn({ meant, nearest }: Answer, words: SearchWords): HTMLElement[] {
  const chat = document.querySelector<HTMLAnchorElement>('.chat')?.href ?? words.page
  const asked = meant.map((word) => ({ url: `${words.page}?q=${encodeURIComponent(word)}`, title: word }))
  const near = nearest.map((hit) => ({ url: hit.url, title: titleOf(hit) }))
  const elsewhere = [...words.links, { title: words.chat, url: chat }]
  return [...linkList(words.meant, asked), ...linkList(words.nearest, near), ...linkList(words.elsewhere, elsewhere)]
}

/** What is said where the index cannot be read. */
export function failure(words: SearchWords): HTMLElement {
  return element('p', {}, `${words.failed} `, element('a', { href: words.page }, words.all), '.')
}

/** The keys, and a switch for the one that opens search: it can get in the way of who dictates. */
export function keyHint(words: SearchWords): HTMLElement {
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

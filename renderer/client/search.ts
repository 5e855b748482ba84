import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Search } from '../../components/islands/Search.tsx'
import type { Locale } from '../../site/locales.ts'
import type { SearchWords } from '../../site/search-words.ts'
import styles from '../styles/search.css?url'

/** The words of the search field. They come with it, so that no other page carries them. */
const words: Record<Locale, () => Promise<{ default: SearchWords }>> = {
  nl: () => import('virtual:search-words/nl'),
  en: () => import('virtual:search-words/en'),
}

let making: Promise<HTMLDialogElement> | undefined

/** Opens search over the page; on the search page it goes to the field there. */
export async function openSearch() {
  const own = document.querySelector<HTMLInputElement>('#search input')
  if (own) return own.focus()
  making ??= makeDialog().catch((error: unknown) => {
    making = undefined
    throw error
  })
  const dialog = await making
  // The keys that open it close it too.
  if (dialog.open) return dialog.close()
  dialog.showModal()
  dialog.querySelector('input')?.select()
}

async function makeDialog() {
  const locale = document.documentElement.lang as Locale
  const [{ default: own }] = await Promise.all([words[locale](), loadStyles()])
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.setAttribute('aria-label', own.submit)
  document.body.append(dialog)
  // The page may come back from the browser's memory: it must not come back with search open.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a, .search-close')) dialog.close()
  })
  const chat = document.querySelector<HTMLAnchorElement>('.chat')?.href ?? own.page
  flushSync(() =>
    createRoot(dialog, { identifierPrefix: 'search' }).render(createElement(Search, { locale, words: own, chat })),
  )
  return dialog
}

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
  document.head.append(link)
  return loaded
}

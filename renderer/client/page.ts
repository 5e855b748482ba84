import { keepChatClear } from './chat.ts'
import type { ConsentChoice } from './consent.ts'
import { copyLinks, openNamedPart } from './deep-links.ts'
import { startForms } from './forms.ts'
import { startSearch } from './search-keys.ts'
import { tryStorage } from './storage.ts'

/** Script of every page, a progressive enhancement. */
export function startPage() {
  closeMenuOnUse()
  copyLinks()
  openNamedPart()
  // Other browsers unfold `details` in print by CSS.
  if (!CSS.supports('selector(::details-content)')) void import('./print.ts')
  startForms()
  startSearch()
  whenViewed(() => {
    suggestLanguage()
    watchDemo()
    keepChatClear()
    // Only present if analytics or marketing has an id.
    if (document.getElementById('consent'))
      void import('./consent.ts').then(({ startConsent }) => startConsent(obeyConsent), unloaded)
    if (document.documentElement.dataset.route === 'notFound') void import('./not-found.ts')
  })
}

const obeyConsent = (consent: ConsentChoice) =>
  void import('./analytics.ts').then(({ obey }) => obey(consent), unloaded)

/** The script failed to load: treat as no consent. */
function unloaded() {}

/** Closes the menu on navigation, including in-page links. */
function closeMenuOnUse() {
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

/** Stores the last viewed language. Offers the preferred language on a first home page visit, without redirecting. */
function suggestLanguage() {
  tryStorage(() => {
    if (!localStorage.language)
      document.querySelector<HTMLElement>(`[popover][lang="${navigator.language.slice(0, 2)}"]`)?.showPopover()
    localStorage.setItem('language', document.documentElement.lang)
  })
}

/** Runs now, or on activation of a prerendered page. */
function whenViewed(run: () => void) {
  // Chromium only.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Loads the demo script once visible. */
function watchDemo() {
  const demo = document.querySelector<HTMLElement>('[data-demo]')
  if (!demo) return
  new IntersectionObserver(
    ([entry], seen) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      import('./demo.ts').then(
        ({ startDemo }) => startDemo(demo),
        () => {},
      )
    },
    { threshold: 0.3 },
  ).observe(demo)
}

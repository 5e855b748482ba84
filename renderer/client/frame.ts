import { keepChatClear } from './chat.ts'
import type { Consent } from './consent.ts'
import { copyLinks, openNamedPart } from './deep-links.ts'
import { startForms } from './forms.ts'
import { startSearch } from './search-keys.ts'
import { tryStorage } from './storage.ts'
import { watchDemo } from './watch.ts'

/** The one program every page has. Each part also works, more plainly, without it. */
export function startFrame() {
  closeMenuOnUse()
  copyLinks()
  openNamedPart()
  // Elsewhere a style unfolds on paper what is folded.
  if (!CSS.supports('selector(::details-content)')) void import('./paper.ts')
  startForms()
  startSearch()
  whenViewed(() => {
    suggestLanguage()
    watchDemo()
    keepChatClear()
    // Only a site with an id for analytics or marketing has a question.
    if (document.getElementById('consent'))
      void import('./consent.ts').then(({ startConsent }) => startConsent(obeyConsent), unloaded)
    if (document.documentElement.dataset.route === 'notFound') void import('./not-found.ts')
  })
}

const obeyConsent = (consent: Consent) => void import('./analytics.ts').then(({ obey }) => obey(consent), unloaded)

/** A program did not come, or the visitor left before it: nobody is asked, and nothing of Google is loaded. */
function unloaded() {}

/** The menu closes when a link in it is used, also one that stays on the page. */
function closeMenuOnUse() {
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

/**
 * Remembers the language of the page last viewed. The path alone decides what is shown; a first visitor of the home page
 * whose browser prefers another language is offered that, and is never sent there.
 */
function suggestLanguage() {
  tryStorage(() => {
    if (!localStorage.language)
      document.querySelector<HTMLElement>(`.offer[lang="${navigator.language.slice(0, 2)}"]`)?.showPopover()
    localStorage.setItem('language', document.documentElement.lang)
  })
}

/** Runs at once, or, on a page the browser prepares ahead, when the visitor really opens it. */
function whenViewed(run: () => void) {
  // Chromium alone has it.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

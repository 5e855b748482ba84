import { startConsent } from './consent.ts'
import { copyLinks, openNamedPart } from './deep-links.ts'
import { startForms } from './forms.ts'
import { startSearch } from './search-keys.ts'

/** The one program every page has. Each part also works, more plainly, without it. */
export function startFrame() {
  closeMenuOnUse()
  copyLinks()
  openNamedPart()
  startForms()
  startSearch()
  whenViewed(() => {
    suggestLanguage()
    startConsent((consent) => {
      if (document.querySelector('meta[name=analytics]'))
        void import('./analytics.ts').then((analytics) => analytics.obey(consent))
    })
  })
  if (document.documentElement.dataset.route === 'notFound')
    whenViewed(() => void import('./not-found.ts').then((page) => page.explainNotFound()))
}

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
  const offer = document.querySelector<HTMLElement>(`.offer[lang="${navigator.language.slice(0, 2)}"]`)
  try {
    if (offer && !localStorage.getItem('language')) offer.hidden = false
    localStorage.setItem('language', document.documentElement.lang)
  } catch {
    // Storage is blocked or full: nothing depends on it.
  }
  offer?.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true
  })
}

/** Runs at once, or, on a page the browser prepares ahead, when the visitor really opens it. */
function whenViewed(run: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

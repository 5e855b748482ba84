import { startSearch } from './search-keys.ts'
import { tryStorage } from './storage.ts'

/** Runs on every page, as progressive enhancement. */
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
      void import('./consent.ts').then(({ startConsent }) => startConsent(), unloaded)
    if (document.documentElement.dataset.route === 'notFound') void import('./not-found.ts')
  })
}

/** A script failed to load: the page works without it. */
function unloaded() {}

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

function watchDemo() {
  const demo = document.querySelector<HTMLElement>('[data-demo]')
  if (!demo) return
  new IntersectionObserver(
    ([entry], seen) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      void import('./demo.ts').then(({ startDemo }) => startDemo(demo), unloaded)
    },
    { threshold: 0.3 },
  ).observe(demo)
}

/** Copies a heading's address within the click task, as Safari demands; the confirmation comes later. */
function copyLinks() {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-copied]')
    if (!anchor) return
    const failed = navigator.clipboard?.writeText(anchor.href).catch(() => true)
    void import('./copy-link.ts').then(({ tell }) => tell(anchor, failed), unloaded)
  })
}

/** Opens the target of the fragment. Waits for pageshow, because Firefox matches no `:target` before it. */
function openNamedPart() {
  const open = () => {
    document.querySelector('summary :target')?.closest('details')?.setAttribute('open', '')
    document.querySelector<HTMLElement>(':target > h3 > [aria-expanded=false]')?.click()
  }
  for (const sign of ['hashchange', 'pageshow']) addEventListener(sign, open)
}

/** Disables native validation for islands and the calculator, which validate themselves. */
function startForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form,[data-draft]')) {
    form.noValidate = true
    const { draft } = form.dataset
    if (draft) keepDraft(form, `draft-${draft}`)
  }
}

/** Loads autosave or the calculator on first use, or if there is something to fill in. */
function keepDraft(form: HTMLFormElement, key: string) {
  const start = () => void import('./form-autosave.ts').then(({ startForm }) => startForm(form, key), unloaded)
  // Focus may precede this script.
  if (tryStorage(() => sessionStorage[key]) || location.search || form.contains(document.activeElement)) start()
  else form.addEventListener('focusin', start, { once: true })
}

const controls = 'main :is([data-button], label, input, select, textarea, button:not([aria-expanded]))'

/** Hides the chat link while it overlaps a control. */
function keepChatClear() {
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (!chat) return
  const below = new Set<Element>()
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    below.clear()
    const { top, right, bottom, left } = chat.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const rootMargin = [-top, right - clientWidth, bottom - clientHeight, -left].map((side) => `${side}px`).join(' ')
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) below[isIntersecting ? 'add' : 'delete'](target)
        chat.toggleAttribute('data-away', below.size > 0)
      },
      { rootMargin },
    )
    for (const control of document.querySelectorAll(controls)) observer.observe(control)
  }
  addEventListener('resize', watch)
  // Unfolding adds buttons; the chat link appears after consent.
  const sizes = new ResizeObserver(watch)
  sizes.observe(document.body)
  sizes.observe(chat)
}

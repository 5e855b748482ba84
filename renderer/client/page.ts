import { startSearch } from './search-keys.ts'
import { tryStorage } from './storage.ts'

// Runs on every page. Each part is a progressive enhancement.

/** Ignores a script that fails to load, because the page works without it. */
function unloaded() {}

const menu = document.getElementById('menu')
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover()
})

// Copies a heading's address within the click task, as Safari requires; the confirmation comes later.
document.addEventListener('click', ({ target }) => {
  const anchor = target instanceof Element && target.closest<HTMLAnchorElement>('[data-copied]')
  if (!anchor) return
  const failed = navigator.clipboard?.writeText(anchor.href).catch(() => true)
  void import('./copy-link.ts').then(({ tell }) => tell(anchor, failed), unloaded)
})

/** Opens the folded parts around the target of the fragment. Scrolls to the target if it was hidden. */
function openNamedPart() {
  const target = document.querySelector(':target')
  const isHidden = target?.checkVisibility() === false
  for (const clause of document.querySelectorAll('details:has(:target)')) clause.setAttribute('open', '')
  document.querySelector<HTMLElement>(':is(:target,:has(:target))>h3>[aria-expanded=false]')?.click()
  if (!isHidden) return
  // Waits until the target is visible: an FAQ answer opens only when React has loaded or failed to load.
  new ResizeObserver((_, sizes) => {
    if (!target?.checkVisibility()) return
    sizes.disconnect()
    target.scrollIntoView()
  }).observe(document.body)
}
// Firefox matches no `:target` before pageshow.
for (const sign of ['hashchange', 'pageshow']) addEventListener(sign, openNamedPart)

// Browsers with `::details-content` unfold `details` in print by CSS.
if (!CSS.supports('selector(::details-content)')) void import('./print.ts')

for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form,[data-draft]')) {
  // Islands and the calculator validate themselves.
  form.noValidate = true
  const { draft } = form.dataset
  if (!draft) continue
  const key = `draft-${draft}`
  // Starts autosave or the calculator at once if there is a draft, a query string or focus, otherwise on first focus.
  const load = async () =>
    draft === 'sum'
      ? (await import('./calculator.ts')).startCalculator
      : (await import('./form-autosave.ts')).startAutosave
  const start = () => void load().then((startDraft) => startDraft(form, key), unloaded)
  if (tryStorage(() => sessionStorage[key]) || location.search || form.contains(document.activeElement)) start()
  else form.addEventListener('focusin', start, { once: true })
}

startSearch()

// Chromium renders some pages before they are viewed.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', startViewed, { once: true })
else startViewed()

function startViewed() {
  // On a first visit to the home page, offers the preferred language, without redirecting. Stores the last viewed
  // language.
  tryStorage(() => {
    if (!localStorage.language)
      document.querySelector<HTMLElement>(`[popover][lang="${navigator.language.slice(0, 2)}"]`)?.showPopover()
    localStorage.setItem('language', document.documentElement.lang)
  })
  watchDemo()
  keepChatClear()
  // The banner exists only if visitors are asked about analytics or marketing. It appears after the page has loaded.
  if (document.getElementById('consent')) {
    const ask = () => void import('./consent.ts').then(({ startConsent }) => startConsent(), unloaded)
    if (document.readyState === 'complete') ask()
    else addEventListener('load', ask, { once: true })
  }
  if (document.documentElement.dataset.route === 'notFound') void import('./not-found.ts')
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

/** Hides the chat link while it overlaps a control. */
function keepChatClear() {
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (!chat) return
  const controls = 'main :is([data-button], label, input, select, textarea, button:not([aria-expanded]))'
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
  // Measures again when unfolding adds buttons, or when the chat link appears after consent.
  const sizes = new ResizeObserver(watch)
  sizes.observe(document.body)
  sizes.observe(chat)
}

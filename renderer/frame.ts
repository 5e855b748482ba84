/** The one program every page has: menu, remembered language, not-found page. Each also works, more plainly, without it. */
export function startFrame() {
  closeMenuOnUse()
  whenViewed(rememberLanguage)
  if (document.documentElement.dataset.route === 'notFound') void import('./not-found.ts')
}

/** The menu closes when a link in it is used, also one that stays on the page. */
function closeMenuOnUse() {
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

/** The language of the page last viewed. The path decides what is shown; this is for a later suggestion. */
function rememberLanguage() {
  try {
    localStorage.setItem('language', document.documentElement.lang)
  } catch {
    // Storage is blocked or full: nothing depends on it.
  }
}

/** Runs at once, or, on a page the browser prepares ahead, when the visitor really opens it. */
function whenViewed(run: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

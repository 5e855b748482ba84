import { tryStorage } from './storage.ts'

/** What a visitor allows. Functional is always on. This is the exact shape that is stored. */
export interface Consent {
  functional: true
  analytical: boolean
  marketing: boolean
}

const key = 'cookie-consent'

/** The cookie banner: asked until there is an answer, and open to change from the footer. */
export function startConsent(changed: (consent: Consent) => void) {
  const banner = document.getElementById('consent')
  if (!banner) return
  const { version = '' } = banner.dataset
  let consent = read(version)

  const show = (open: boolean) => {
    banner.hidden = !open
    // What is fixed at the bottom of the page stays clear of the banner.
    document.documentElement.style.setProperty('--banner', `${open ? banner.offsetHeight : 0}px`)
  }
  const save = (analytical: boolean, marketing: boolean) => {
    consent = { functional: true, analytical, marketing }
    // Where it cannot be kept, it holds for this page, and the next one asks again.
    tryStorage(() => {
      localStorage.setItem(key, JSON.stringify(consent))
      localStorage.setItem(`${key}-version`, version)
    })
    show(false)
    changed(consent)
  }
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (choice === 'settings')
      void import('./consent-settings.ts').then(
        ({ ask }) => ask(consent, save),
        // The dialog did not come; the privacy statement says the same.
        () => banner.querySelector('a')?.click(),
      )
    else if (choice) save(choice === 'all', choice === 'all')
  })
  /** Follows what is stored, which another tab or a page in between may have changed. */
  const follow = () => {
    consent = read(version) ?? consent
    show(!consent)
    if (consent) changed(consent)
  }
  addEventListener('resize', () => show(!banner.hidden))
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}

/**
 * The stored choice; anything else under the key, damaged or of another version of what is asked, counts as none. The
 * version stands beside it: the first one was not written.
 */
function read(version: string): Consent | undefined {
  return tryStorage(() => {
    const { functional, analytical, marketing, ...rest } = JSON.parse(localStorage[key])
    const valid = functional === true && typeof analytical === 'boolean' && typeof marketing === 'boolean'
    const current = (localStorage[`${key}-version`] ?? '1') === version
    if (valid && current && Object.keys(rest).length === 0) return { functional, analytical, marketing }
  })
}

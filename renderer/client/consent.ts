import { tryStorage } from './storage.ts'

/** What a visitor allows. Functional is always on. This is the exact shape that is stored. */
export interface Consent {
  functional: true
  analytical: boolean
  marketing: boolean
}

const key = 'cookie-consent'
const purposes = ['analytical', 'marketing'] as const
type Purpose = (typeof purposes)[number]

/** The cookie banner: asked until there is an answer, and open to change from the footer. */
export function startConsent(changed: (consent: Consent) => void) {
  const banner = document.getElementById('consent')
  const dialog = document.querySelector<HTMLDialogElement>('#consent-settings')
  const form = dialog?.querySelector('form')
  if (!banner || !dialog || !form) return
  const { version = '' } = banner.dataset
  let consent = read(version)

  const show = (open: boolean) => {
    banner.hidden = !open
    // What is fixed at the bottom of the page stays clear of the banner.
    document.documentElement.style.setProperty('--banner', `${open ? banner.offsetHeight : 0}px`)
  }
  /** Sets each switch of a purpose that is offered. */
  const choose = (isAllowed: (purpose: Purpose) => boolean) => {
    for (const purpose of purposes) {
      const field = form.elements.namedItem(purpose)
      if (field instanceof HTMLInputElement) field.checked = isAllowed(purpose)
    }
  }
  /** Stores what the switches say. A purpose without one is not allowed: nobody was asked about it. */
  const save = () => {
    const fields = new FormData(form)
    consent = { functional: true, analytical: fields.has('analytical'), marketing: fields.has('marketing') }
    // Where it cannot be kept, it holds for this page, and the next one asks again.
    tryStorage(() => {
      localStorage.setItem(key, JSON.stringify(consent))
      localStorage.setItem(`${key}-version`, version)
    })
    show(false)
    changed(consent)
  }
  // Either button closes the dialog by itself, and so does Escape.
  form.onsubmit = ({ submitter }) => {
    if (submitter?.getAttribute('value') === 'save') save()
  }
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!choice) return
    choose((purpose) => (choice === 'settings' ? (consent?.[purpose] ?? false) : choice === 'all'))
    if (choice === 'settings') dialog.showModal()
    else save()
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

/** The stored choice; anything else under the key, damaged or of another version of what is asked, counts as none. */
function read(version: string): Consent | undefined {
  return tryStorage(() => {
    const { functional, analytical, marketing, ...rest } = JSON.parse(localStorage[key])
    const valid = functional === true && typeof analytical === 'boolean' && typeof marketing === 'boolean'
    const current = localStorage[`${key}-version`] === version
    if (valid && current && Object.keys(rest).length === 0) return { functional, analytical, marketing }
  })
}

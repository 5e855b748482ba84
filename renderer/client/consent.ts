import type { OptionalPurpose } from '../../site/cookies.ts'
import type { ConsentChoice } from './analytics.ts'
import { tryStorage } from './storage.ts'

const key = 'cookie-consent'
const purposes: readonly OptionalPurpose[] = ['analytical', 'marketing']

/** Shows the banner until the visitor answers. A control in the footer opens the settings. */
export function startConsent() {
  const banner = document.getElementById('consent')
  const dialog = document.querySelector<HTMLDialogElement>('#consent-settings')
  const form = dialog?.querySelector('form')
  if (!banner || !dialog || !form) return
  const { version = '' } = banner.dataset
  let consent = read(version)

  const show = (open: boolean) => {
    banner.hidden = !open
  }
  // Keeps fixed elements above the banner. The observer runs after layout, so reading the height forces no extra
  // layout.
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`
    for (const fixed of document.querySelectorAll<HTMLElement>('[data-chat], [data-toasts]'))
      fixed.style.setProperty('--banner', height)
  }).observe(banner)
  const choose = (isAllowed: (purpose: OptionalPurpose) => boolean) => {
    for (const purpose of purposes) {
      const field = form.elements.namedItem(purpose)
      if (field instanceof HTMLInputElement) field.checked = isAllowed(purpose)
    }
  }
  /** Stores the choice. Denies purposes without a switch. */
  const save = () => {
    const fields = new FormData(form)
    consent = { functional: true, analytical: fields.has('analytical'), marketing: fields.has('marketing') }
    // If storage fails, the choice applies to this page only.
    tryStorage(() => {
      localStorage.setItem(key, JSON.stringify(consent))
      localStorage.setItem(`${key}-version`, version)
    })
    show(false)
    apply(consent)
  }
  // Both buttons and Escape close the dialog natively.
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
  /** Applies a choice that another tab or page stored. */
  const follow = () => {
    consent = read(version) ?? consent
    show(!consent)
    if (consent) apply(consent)
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}

/** Does nothing if no purpose has an id. If the script fails to load, nothing is allowed. */
function apply(consent: ConsentChoice) {
  if (!document.querySelector('meta[name=analytics]')) return
  void import('./analytics.ts').then(
    ({ applyConsent }) => applyConsent(consent),
    () => {},
  )
}

/** Returns the stored choice; `undefined` if it is malformed or of another version. */
function read(version: string): ConsentChoice | undefined {
  return tryStorage(() => {
    const { functional, analytical, marketing, ...rest } = JSON.parse(localStorage[key])
    const valid = functional === true && typeof analytical === 'boolean' && typeof marketing === 'boolean'
    const current = localStorage[`${key}-version`] === version
    if (valid && current && Object.keys(rest).length === 0) return { functional, analytical, marketing }
  })
}

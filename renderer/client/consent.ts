/** What a visitor allows. Functional is always on. This is the exact shape that is stored. */
export interface Consent {
  functional: true
  analytical: boolean
  marketing: boolean
}

const key = 'cookie-consent'

/** The cookie banner and its dialog: asked until there is an answer, and open to change from the footer. */
export function startConsent(changed: (consent: Consent) => void) {
  const banner = document.getElementById('consent')
  const dialog = document.querySelector<HTMLDialogElement>('#consent-settings')
  const form = dialog?.querySelector('form')
  if (!banner || !dialog || !form) return
  let consent = read()

  const show = (open: boolean) => {
    banner.hidden = !open
    // What is fixed at the bottom of the page stays clear of the banner.
    document.documentElement.style.setProperty('--banner', `${open ? banner.offsetHeight : 0}px`)
  }
  const save = (analytical: boolean, marketing: boolean) => {
    consent = { functional: true, analytical, marketing }
    try {
      localStorage.setItem(key, JSON.stringify(consent))
    } catch {
      // Blocked or full: the choice holds for this page, and the next one asks again.
    }
    show(false)
    dialog.close()
    changed(consent)
  }
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const actions: Record<string, () => void> = {
    all: () => save(true, true),
    functional: () => save(false, false),
    settings: () => {
      field('analytical').checked = consent?.analytical ?? false
      field('marketing').checked = consent?.marketing ?? false
      dialog.showModal()
    },
    save: () => save(field('analytical').checked, field('marketing').checked),
    cancel: () => dialog.close(),
  }
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]')
    if (button) actions[button.dataset.consent ?? '']?.()
  })
  /** Follows what is stored, which another tab or a page in between may have changed. */
  const follow = () => {
    consent = read() ?? consent
    show(!consent)
    if (consent) changed(consent)
  }
  addEventListener('resize', () => show(!banner.hidden))
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}

/** The stored choice; anything else under the key, of an older version or damaged, counts as none. */
function read(): Consent | undefined {
  try {
    const { functional, analytical, marketing, ...rest } = JSON.parse(localStorage.getItem(key) ?? '')
    const valid = functional === true && typeof analytical === 'boolean' && typeof marketing === 'boolean'
    if (valid && Object.keys(rest).length === 0) return { functional, analytical, marketing }
  } catch {
    // Nothing stored, or storage is blocked.
  }
}

import type { OptionalPurpose } from '../../site/cookies.ts'

declare const gtag: (...args: unknown[]) => void

export type ConsentChoice = { functional: true } & Record<OptionalPurpose, boolean>

/** The data that the page contains for each purpose: id, cookies of this site, and settings. */
type Purposes = Record<OptionalPurpose, { id: string | null; cookies: string[]; settings: object }>

const host = 'https://www.googletagmanager.com/gtag/js?id='
const loaded = new Set<string>()

/**
 * Loads allowed scripts, and grants nothing to a purpose without an id. A withdrawal deletes cookies and reloads:
 * running scripts cannot be unloaded.
 */
export function applyConsent(consent: ConsentChoice) {
  const said: Purposes = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content ?? '{}')
  const word = (purpose: OptionalPurpose) => (consent[purpose] && said[purpose].id ? 'granted' : 'denied')
  const ads = word('marketing')
  gtag('consent', 'update', {
    analytics_storage: word('analytical'),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
  let withdrawn = false
  for (const purpose of ['analytical', 'marketing'] as const) {
    const { id, cookies, settings } = said[purpose]
    if (!consent[purpose]) {
      deleteCookies(cookies)
      if (id && loaded.has(id)) withdrawn = true
    } else if (id) load(id, settings)
  }
  if (withdrawn) location.reload()
}

/** Deletes cookies by name or `prefix*`. Tries each parent domain, because deletion needs the exact one. */
function deleteCookies(names: readonly string[]) {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!names.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)))
      continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

function load(id: string, settings: object) {
  if (loaded.size === 0) {
    const { trustedTypes } = window as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
    }
    const policy = trustedTypes?.createPolicy('analytics', {
      createScriptURL: (text: string) => {
        if (text.startsWith(host)) return text
        throw new TypeError(`${text} is not a script of this site.`)
      },
    })
    const url = host + encodeURIComponent(id)
    const script = document.createElement('script')
    script.async = true
    script.src = policy?.createScriptURL(url) ?? url
    document.head.append(script)
    gtag('js', new Date())
  }
  if (!loaded.has(id)) gtag('config', id, settings)
  loaded.add(id)
}

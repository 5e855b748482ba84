import type { Consent } from './consent.ts'

declare const gtag: (...args: unknown[]) => void

interface Ids {
  analytical: string | null
  marketing: string | null
}

const host = 'https://www.googletagmanager.com/gtag/js?id='
const loaded = new Set<string>()

/** Passes a choice on to Google Consent Mode, and loads what it allows; nothing is loaded before. */
export function obey({ analytical, marketing }: Consent) {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  gtag('consent', 'update', {
    analytics_storage: word(analytical),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  })
  const ids: Ids = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content ?? '{}')
  if (analytical && ids.analytical) load(ids.analytical)
  if (marketing && ids.marketing) load(ids.marketing)
}

function load(id: string) {
  if (loaded.size === 0) {
    const script = document.createElement('script')
    script.async = true
    script.src = trusted(host + encodeURIComponent(id))
    document.head.append(script)
    gtag('js', new Date())
  }
  if (!loaded.has(id)) gtag('config', id)
  loaded.add(id)
}

/** The one address that a script may be loaded from, as the page's policy asks for it. */
function trusted(url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
  }
  const policy = trustedTypes?.createPolicy('analytics', {
    createScriptURL: (text: string) => {
      if (text.startsWith(host)) return text
      throw new TypeError(`${text} is not a script of this site.`)
    },
  })
  return policy ? policy.createScriptURL(url) : url
}

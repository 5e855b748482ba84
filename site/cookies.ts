import { createHash } from 'node:crypto'
import { type Amount, formatFact } from './format.ts'
import type { Locale, Localized } from './locales.ts'
import { message } from './messages.ts'

export const optionalPurposes = ['analytical', 'marketing'] as const

export type OptionalPurpose = (typeof optionalPurposes)[number]

export const purposes = ['functional', ...optionalPurposes] as const

export type Purpose = (typeof purposes)[number]

/** Ids of purposes, from content/business.yaml or the environment. */
export type Ids = Readonly<Partial<Record<OptionalPurpose, string | null>>>

/**
 * Ids, without placeholders, and the purposes that visitors are asked about: those with an id or a placeholder. If
 * there are no such purposes, there is no banner.
 */
export type Analytics = Ids & { readonly asked: readonly OptionalPurpose[] }

/** Purposes with an id. For the others, pages request nothing. */
export const activePurposes = (ids: Ids) => optionalPurposes.filter((purpose) => ids[purpose])

/** Recipient of the data collected for each purpose. Functional data stays in the visitor's browser. */
export const receivers: Record<Purpose, string | undefined> = {
  functional: undefined,
  analytical: 'Google Ireland Limited (Google Analytics)',
  marketing: 'Google Ireland Limited (Google Ads)',
}

interface Kept {
  /** A `*` matches an id or any suffix. */
  name: string
  /** Third party that sets the cookie; the site cannot delete it. */
  of?: string
  /** Stored only if the site has a banner. */
  ofQuestion?: true
  /**
   * Retention: the maximum in the privacy statement (fact terms.cookieRetention, also sent to Google Analytics), a
   * duration, or until the visitor clears the storage or closes the tab.
   */
  stays: 'longest' | Amount | 'cleared' | 'closed'
  what: Localized<string>
}

/** Cookies and storage items of the site and its third parties, for the dialog and the privacy statement. */
export const kept: Readonly<Record<Purpose, readonly Kept[]>> = {
  functional: [
    {
      name: 'cookie-consent',
      ofQuestion: true,
      stays: 'cleared',
      what: { nl: 'je cookiekeuze, als we daarom vroegen', en: 'your cookie choice, if we asked' },
    },
    {
      name: 'cookie-consent-version',
      ofQuestion: true,
      stays: 'cleared',
      what: { nl: 'welke vraag je hebt beantwoord', en: 'which question you answered' },
    },
    { name: 'language', stays: 'cleared', what: { nl: 'je taal', en: 'your language' } },
    {
      name: 'search-key',
      stays: 'cleared',
      what: { nl: 'of de /-toets het zoekveld opent', en: 'whether the / key opens the search field' },
    },
    {
      name: 'draft-*',
      stays: 'closed',
      what: {
        nl: 'wat je in een formulier typt, totdat je het verstuurt',
        en: 'what you type in a form, until you send it',
      },
    },
  ],
  analytical: [
    {
      name: '_ga',
      stays: 'longest',
      what: { nl: 'herkent je browser bij een volgend bezoek', en: 'recognises your browser on a later visit' },
    },
    {
      name: '_ga_*',
      stays: 'longest',
      what: { nl: 'houdt bij welke pagina’s bij één bezoek horen', en: 'tells which pages belong to one visit' },
    },
  ],
  marketing: [
    {
      name: '_gcl_*',
      stays: { value: 90, unit: 'day' },
      what: {
        nl: 'onthoudt op welke advertentie je klikte, om te meten wat die oplevert',
        en: 'remembers which advertisement you clicked, to measure how well it works',
      },
    },
    {
      name: '_gac_*',
      stays: { value: 90, unit: 'day' },
      what: { nl: 'onthoudt bij welke campagne die hoorde', en: 'remembers which campaign it belonged to' },
    },
    {
      name: 'IDE',
      of: 'doubleclick.net',
      stays: { value: 13, unit: 'month' },
      what: {
        nl: 'herkent je op andere websites en stemt advertenties op je af',
        en: 'recognises you on other websites and tailors advertisements to you',
      },
    },
    {
      name: 'test_cookie',
      of: 'doubleclick.net',
      stays: { value: 15, unit: 'minute' },
      what: { nl: 'kijkt of je browser cookies bewaart', en: 'checks whether your browser keeps cookies' },
    },
  ],
}

export const deletable = (purpose: Purpose) => kept[purpose].filter(({ of }) => !of).map(({ name }) => name)

export const shownName = ({ name }: Kept) => name.replace('*', '…')

/** Formatted retention. `retention` is the formatted fact terms.cookieRetention. */
export function stay({ stays }: Kept, locale: Locale, retention: string): string {
  if (stays === 'longest') return retention
  return stays === 'cleared' || stays === 'closed' ? message(`cookies.${stays}`, locale) : formatFact(stays, locale)
}

/**
 * Google Consent Mode v2 defaults: all four signals denied. Inlined in the head before other scripts, if an id is
 * set.
 */
export const consentDefaults = [
  'window.dataLayer=[]',
  'function gtag(){dataLayer.push(arguments)}',
  "gtag('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'})",
].join(';')

/** Hash of the purposes that need consent, with their recipients and ids. Any change invalidates stored choices. */
export function consentVersion({ asked, ...ids }: Analytics): string {
  const parts = asked.map((purpose) => [purpose, receivers[purpose], ids[purpose] ?? null])
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}

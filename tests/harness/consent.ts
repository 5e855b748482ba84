import { business } from '../../site/content.ts'
import { consentVersion } from '../../site/cookies.ts'
import { functionalOnly } from './engines/flow.ts'

export const version = consentVersion(business.analytics)

/** Matches the complaints about a page after consent, which are expected because tests block Google. */
export const googleIsAsked = /(asks|could not load) https:\/\/www\.googletagmanager\.com|ERR_NAME_NOT_RESOLVED/

/** Script that stores an answer to the cookie question. about:blank has no storage. */
export const answering = (choice = functionalOnly) => `if (origin !== 'null') {
  localStorage.setItem('cookie-consent', '${choice}')
  localStorage.setItem('cookie-consent-version', '${version}')
};`

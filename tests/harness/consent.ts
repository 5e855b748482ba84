import { consentVersion } from '../../site/consent.ts'
import { business } from '../../site/content.ts'
import { functionalOnly } from './engines/flow.ts'

/** The version of the question as the site asks it. */
export const version = consentVersion(business.analytics)

/** What a page says where a visitor allows what no test reaches. */
export const googleIsAsked = /(asks|could not load) https:\/\/www\.googletagmanager\.com|ERR_NAME_NOT_RESOLVED/

/** A script that answers the question about cookies, as it is asked now; an empty window has no storage to keep that in. */
export const answering = (choice = functionalOnly) => `if (origin !== 'null') {
  localStorage.setItem('cookie-consent', '${choice}')
  localStorage.setItem('cookie-consent-version', '${version}')
};`

import { consentVersion } from '../../site/cookies.ts'

/** What is kept of who allows only what is functional. */
export const functionalOnly = '{"functional":true,"analytical":false,"marketing":false}'

/** A script that answers the question about cookies, as it is asked now; an empty window has no storage to keep that in. */
export const answering = (choice = functionalOnly) => `if (origin !== 'null') {
  localStorage.setItem('cookie-consent', '${choice}')
  localStorage.setItem('cookie-consent-version', '${consentVersion}')
};`

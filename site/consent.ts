/**
 * Google Consent Mode v2 before any choice: all four signals denied. It stands inline in the head, before anything else
 * could run, and only where an id is set.
 */
export const consentDefaults = [
  'window.dataLayer=[]',
  'function gtag(){dataLayer.push(arguments)}',
  "gtag('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'})",
].join(';')

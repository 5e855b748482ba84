/** What a form says. */
export interface FormTexts {
  submit: string
  sending: string
  missingTitle: string
  missing: string
  emailWrong: string
  failedTitle: string
  failed: string
  offlineTitle: string
  offline: string
  sentTitle: string
  sent: string
  /** The word of thanks that takes the place of a form that is sent once. */
  thanksTitle?: string
  thanks?: string
  /** Where it could not be sent: what to do, and what a message begins with. */
  unsent: string
  subject: string
  ask?: string
  byMail: string
  byChat: string
  newTab: string
  toasts: string
  close: string
  honeypot: string
}

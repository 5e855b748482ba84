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
  /** Thanks that replace a form that can be sent once. */
  thanksTitle?: string
  thanks?: string
  /** Text after a failed request, with the start of the message. */
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

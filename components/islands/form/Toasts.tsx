import { Toaster, toast } from 'sonner'

export interface ToastTexts {
  emailWrong: string
  offlineTitle: string
  offline: string
  toasts: string
  close: string
  honeypot: string
}

/** Where notifications appear. The keys Alt+T move to them; each has a button that closes it. */
export function Toasts({ texts }: { texts: ToastTexts }) {
  return (
    <Toaster
      theme="system"
      position="bottom-left"
      containerAriaLabel={texts.toasts}
      closeButton
      duration={8000}
      toastOptions={{ closeButtonAriaLabel: texts.close }}
    />
  )
}

/** Shows a notification. A failure is announced at once, anything else when the reader pauses. */
export function notify(kind: 'success' | 'error', title: string, description: string) {
  document
    .querySelector('[aria-live]:has([data-sonner-toaster]), section[aria-live][tabindex]')
    ?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite')
  toast[kind](title, { description })
}

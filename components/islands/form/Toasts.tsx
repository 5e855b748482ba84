import { createRef } from 'react'
import { Toaster, toast } from 'sonner'

export interface ToastTexts {
  emailWrong: string
  offlineTitle: string
  offline: string
  toasts: string
  close: string
  honeypot: string
}

/** The live region that sonner keeps in the page; a page has one. */
const region = createRef<HTMLElement>()

/** Where notifications appear. The keys Alt+T move to them; each has a button that closes it. */
export function Toasts({ texts }: { texts: ToastTexts }) {
  return (
    <Toaster
      ref={region}
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
  region.current?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite')
  toast[kind](title, { description })
}

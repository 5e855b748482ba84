import { createRef } from 'react'
import { Toaster, toast } from 'sonner'
import type { FormTexts } from './texts.ts'

/** The live region that sonner keeps in the page; a page has one. */
const region = createRef<HTMLElement>()

/**
 * Where notifications appear. The keys Alt+T move to them; each has a button that closes it. Without a connection this
 * program cannot even arrive: then the page shows the line about that, which is in it from the start.
 */
export function Toasts({ texts }: { texts: FormTexts }) {
  return (
    <>
      <p className="offline" role="alert">
        <strong>{texts.offlineTitle}.</strong> {texts.offline}
      </p>
      <Toaster
        ref={region}
        theme="system"
        position="bottom-left"
        // Clear of the cookie banner, and of the bar of the chat link.
        offset={{ bottom: 'calc(var(--banner, 0px) + var(--bar, 0px) + 24px)' }}
        mobileOffset={{ bottom: 'calc(var(--banner, 0px) + var(--bar, 0px) + 16px)' }}
        containerAriaLabel={texts.toasts}
        closeButton
        duration={8000}
        toastOptions={{ closeButtonAriaLabel: texts.close }}
      />
    </>
  )
}

/**
 * Shows a notification, which takes the place of older ones: they are about an earlier try. A failure is announced at
 * once, anything else when the reader pauses.
 */
export function notify(kind: 'success' | 'error', title: string, description: string) {
  region.current?.setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite')
  toast.dismiss()
  toast[kind](title, { description })
}

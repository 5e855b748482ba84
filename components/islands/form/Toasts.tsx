import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type FocusEvent, useEffect, useRef, useState } from 'react'

/** Notifications. `FormTexts` has a title and a description for each. */
type Notice = 'missing' | 'failed' | 'offline' | 'sent'

export type FormTexts = Record<Notice | `${Notice}Title`, string> &
  Record<'submit' | 'sending' | 'emailWrong' | 'honeypot' | 'toasts' | 'close' | 'newTab', string> &
  // Shown after a failed request, with links that send the message another way.
  Record<'unsent' | 'byMail' | 'byChat' | 'subject', string> &
  // Only for a form that is replaced by a thank-you message. `ask` begins a message that is sent through those links.
  Partial<Record<'thanksTitle' | 'thanks' | 'ask', string>>

// Stays clear of the cookie banner and, on phones and tablets, the chat link.
const place = clsx(
  'short:bottom-0 max-nav:bottom-[max(var(--banner,0px),72px)] fixed inset-x-4 bottom-[var(--banner,0px)] z-30 mb-4 print:hidden',
  'sm:right-auto sm:left-6 sm:mb-6 sm:w-[356px]',
)
const look = clsx(
  'bg-card lift flex items-start gap-3 rounded border border-l-[3px] border-l-blue-600 py-3.5 pr-2.5 pl-4',
  'data-[kind=error]:border-l-bad transition-[opacity,translate] [transition-duration:250ms] starting:translate-y-4 starting:opacity-0',
)

/** Display time in ms. Hover, focus and a hidden tab extend it. */
const duration = 8000

/**
 * Notifications; Alt+T focuses them. If the visitor is offline and the island cannot load, CSS shows the message in the
 * island's HTML.
 */
export function useToasts(texts: FormTexts) {
  const [toast, setToast] = useState<{ id: number; notice: Notice }>()
  const [isHeld, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') region.current?.focus()
    }
    const onSwitch = () => setHeld(document.hidden)
    document.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onSwitch)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onSwitch)
    }
  }, [])

  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(() => setToast(undefined), duration)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  function close() {
    if (region.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true })
    setToast(undefined)
    setHeld(false)
  }

  function onFocus({ relatedTarget }: FocusEvent) {
    setHeld(true)
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) before.current = relatedTarget
  }

  // Each notification gets a new id as its key, so that a repeated one is announced again.
  const notify = (notice: Notice) => setToast((last) => ({ id: (last?.id ?? 0) + 1, notice }))
  const isSuccess = toast?.notice === 'sent'
  const Icon = isSuccess ? CircleCheck : CircleAlert
  const card = toast && (
    <div className={look} data-kind={isSuccess ? 'success' : 'error'} key={toast.id}>
      <Icon className="mt-0.5 flex-none" size={20} aria-hidden />
      <p className="flex-1">
        <strong className="block">{texts[`${toast.notice}Title`]}</strong>
        <span className="text-soft block">{texts[toast.notice]}</span>
      </p>
      <button
        className="grid size-8 flex-none place-items-center rounded"
        type="button"
        aria-label={texts.close}
        onClick={close}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
  const toasts = (
    <>
      <p className="mt-5 hidden in-data-[failed=offline]:block" role="alert">
        <strong>{texts.offlineTitle}.</strong> {texts.offline}
      </p>
      <section
        ref={region}
        className={place}
        aria-label={`${texts.toasts} (Alt+T)`}
        tabIndex={-1}
        data-toasts
        onFocus={onFocus}
        onBlur={() => setHeld(false)}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <div role="alert">{!isSuccess && card}</div>
        <div role="status">{isSuccess && card}</div>
      </section>
    </>
  )
  return { notify, toasts }
}

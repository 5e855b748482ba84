import { type FormEvent, type ReactNode, startTransition, useActionState, useLayoutEffect, useRef } from 'react'
import { troubleOf } from '../api.ts'
import { IconButton, TextButton } from '../controls.tsx'
import { t } from '../words.ts'

interface Props {
  title: string
  wide?: boolean
  /** If missing, only the main button closes the dialog. */
  onClose?: () => void
  /** Runs on Enter or a click on the main button. If it fails, the dialog shows the error. */
  onDone?: () => unknown
  done?: string
  cancel?: string
  isReady?: boolean
  children: ReactNode
}

export function Dialog({
  title,
  wide,
  onClose,
  onDone,
  done = title,
  cancel = t('cancel'),
  isReady = true,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [trouble, act, isBusy] = useActionState(async () => {
    try {
      await onDone?.()
    } catch (error) {
      return troubleOf(error)
    }
  }, undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    startTransition(act)
  }
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Focus the content first, not the close button next to the title.
    current?.querySelector<HTMLElement>('form > :not(:first-child) :is(input, select, textarea, button)')?.focus()
    // Closing restores focus.
    return () => current?.close()
  }, [])
  // Restore the focus that a disabled button lost. If the button was removed, another control already has the focus.
  useLayoutEffect(() => {
    if (isBusy) return
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const buttons = dialog.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []
      buttons[buttons.length - 1]?.focus()
    })
  })
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={`card text-ink shadow-lift m-auto max-h-[calc(100vh-48px)] backdrop:bg-[oklch(0.2_0.03_262/0.5)] ${wide ? 'w-240' : 'w-140'}`}
      onClose={onClose ?? (() => dialog.current?.showModal())}
    >
      <form className="grid gap-4 px-6 pt-5 pb-2 *:m-0" method="dialog" onSubmit={submit}>
        <div className="row flex-nowrap justify-between">
          <h2>{title}</h2>
          {onClose && <IconButton text={t('close')} icon="remove" onClick={onClose} />}
        </div>
        {children}
        <div className="row bg-card sticky bottom-0 justify-end py-2">
          <p role="status">{isBusy && t('loading')}</p>
          <p role="alert" className="text-bad">
            {!isBusy && trouble}
          </p>
          {onClose && <TextButton text={onDone ? cancel : t('close')} onClick={onClose} />}
          {onDone && <TextButton text={done} type="submit" className="main" disabled={!isReady || isBusy} />}
        </div>
      </form>
    </dialog>
  )
}

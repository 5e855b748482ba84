import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, type FieldProps } from './form/Field.tsx'
import { type FormTexts, useToasts } from './form/Toasts.tsx'

interface FormField extends Omit<FieldProps, 'error'> {
  /** Error for an empty field. Without it, the field is optional. */
  empty?: string
}

interface Props {
  action: string
  honeypot: string
  /** True if the endpoint allows CORS, so that the response can be read. */
  readable: boolean
  fields: readonly FormField[]
  /** Storage key of the draft. */
  draft?: string
  elsewhere: { email: string; chat: string }
  texts: FormTexts
}

const timeoutMs = 15_000

function filled(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim()
}

/** A form that also posts without scripts. Its fields are uncontrolled, to keep what was typed before hydration. */
export function Form({ action, honeypot, readable, fields, draft, elsewhere, texts }: Props) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [thanked, setThanked] = useState(false)
  const { notify, toasts } = useToasts(texts)
  const [sending, setSending] = useState(false)
  /** Text of the message after a failed attempt, otherwise undefined. Links offer to send it by email or WhatsApp. */
  const [unsent, setUnsent] = useState<string>()
  const card = useRef<HTMLDivElement>(null)
  /** True while sending, and after a success until the next input, so that a double click sends only once. */
  const resting = useRef(false)
  /** The mailing list expects the email address first. */
  const inOrder = fields.toSorted((a, b) => Number(b.type === 'email') - Number(a.type === 'email'))

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || resting.current) return
    const form = event.currentTarget
    const missing = fields.filter(({ name, empty }) => empty && !filled(form, name))
    const wrong = new Map(missing.map(({ name, empty = '' }) => [name, empty]))
    for (const { name, validity } of form.querySelectorAll('input'))
      if (validity.typeMismatch) wrong.set(name, texts.emailWrong)
    setErrors(wrong)
    if (missing.length > 0) notify('missing')
    const first = fields.find(({ name }) => wrong.has(name))
    if (first) return (form.elements.namedItem(first.name) as HTMLElement).focus()
    if (!navigator.onLine) {
      setUnsent(typed(form))
      return notify('offline')
    }
    const focused = document.activeElement
    resting.current = true
    setSending(true)
    const isSent = await post(form)
    resting.current = isSent
    flushSync(() => {
      setSending(false)
      setUnsent(isSent ? undefined : typed(form))
    })
    // Restore the focus, which the button lost while it was disabled.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true })
    if (!isSent) return notify('failed')
    if (texts.thanks) {
      flushSync(() => setThanked(true))
      card.current?.focus()
    } else {
      form.reset()
      // Tells the script that stored the draft to delete it.
      form.dispatchEvent(new Event('draft-sent', { bubbles: true }))
    }
    notify('sent')
  }

  /**
   * Returns true if the form was sent. An opaque response counts as a success. If the honeypot is filled in, sends
   * nothing and also returns true.
   */
  async function post(form: HTMLFormElement): Promise<boolean> {
    if (filled(form, honeypot)) return true
    const body = new FormData()
    for (const { name } of inOrder) if (filled(form, name)) body.append(name, filled(form, name))
    body.append(honeypot, '')
    const attempt = new AbortController()
    setTimeout(() => attempt.abort(), timeoutMs)
    const mode = readable ? 'cors' : 'no-cors'
    try {
      const { ok } = await fetch(action, { method: 'POST', mode, body, signal: attempt.signal })
      return ok || !readable
    } catch {
      return false
    }
  }

  /**
   * The message as text: `ask`, if set, and a `label: value` line for each filled-in field, without the hint in
   * brackets.
   */
  function typed(form: HTMLFormElement): string {
    const lines = inOrder.flatMap(({ name, label, options }) => {
      const value = filled(form, name)
      const displayed = options?.find((option) => option.value === value)?.label ?? value
      return value ? [`${label.replace(/ \(.*\)$/, '')}: ${displayed}`] : []
    })
    return [...(texts.ask ? [texts.ask] : []), ...lines].join('\n')
  }
  const body = encodeURIComponent(unsent?.replaceAll('\n', '\r\n') ?? '')

  return (
    <>
      {thanked ? (
        <div className="[outline-style:none]" ref={card} tabIndex={-1}>
          <svg
            className="mb-5 w-full max-w-[240px] fill-none stroke-blue-600 stroke-[1.5]"
            viewBox="0 0 240 40"
            aria-hidden="true"
          >
            <path d="M0 20h96M144 20h96" />
            <circle cx="120" cy="20" r="19" />
            <path d="m111 20 6 6 12-12" />
          </svg>
          <h3>{texts.thanksTitle}</h3>
          <p>{texts.thanks}</p>
        </div>
      ) : (
        <form
          className="grid gap-x-4 gap-y-4 sm:grid-cols-2 print:hidden"
          action={action}
          method="post"
          encType="multipart/form-data"
          data-draft={draft}
          data-readable={readable || undefined}
          onSubmit={submit}
          onInput={({ currentTarget }) => {
            resting.current = false
            if (unsent !== undefined) setUnsent(typed(currentTarget))
          }}
        >
          {fields.map(({ empty, ...field }) => (
            <Field key={field.name} {...field} error={errors.get(field.name)} />
          ))}
          <div className="absolute -left-[10000px] size-px overflow-hidden" aria-hidden="true">
            <label>
              {texts.honeypot}
              <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <button
            className="button mt-2 justify-self-start disabled:opacity-65 max-sm:justify-self-stretch sm:col-span-2"
            type="submit"
            disabled={sending}
          >
            {sending ? texts.sending : texts.submit}
          </button>
          {unsent !== undefined && (
            <div className="rounded border px-5 py-4 text-sm sm:col-span-2" role="status">
              <p>{texts.unsent}</p>
              <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 *:py-2">
                <a href={`mailto:${elsewhere.email}?subject=${encodeURIComponent(texts.subject)}&body=${body}`}>
                  {texts.byMail}
                </a>
                <a href={elsewhere.chat + encodeURIComponent(unsent)} target="_blank" rel="noopener noreferrer">
                  {texts.byChat}
                  <span className="sr-only"> {texts.newTab}</span>
                </a>
              </p>
            </div>
          )}
        </form>
      )}
      {toasts}
    </>
  )
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Elsewhere, type ElsewhereTexts, linesOf } from './form/Elsewhere.tsx'
import { Field } from './form/Field.tsx'
import { Honeypot } from './form/Honeypot.tsx'
import { emailIsWrong, filled } from './form/post.ts'
import { type SendingTexts, type Target, useSending } from './form/sending.ts'
import { notify, Toasts, type ToastTexts } from './form/Toasts.tsx'

type Text =
  | 'email'
  | 'name'
  | 'submit'
  | 'sending'
  | 'missingTitle'
  | 'missing'
  | 'sentTitle'
  | 'sent'
  | 'thanksTitle'
  | 'thanks'
  | 'ask'

interface Props extends Target {
  fields: Record<'email' | 'name', string>
  /** Our e-mail address and chat, for a subscription that could not be sent. */
  elsewhere: { email: string; chat: string }
  texts: Record<Text, string> & ToastTexts & SendingTexts & ElsewhereTexts
}

/** The newsletter form, which becomes a word of thanks once someone has subscribed. */
export function NewsletterForm({ action, honeypot, fields, elsewhere, texts }: Props) {
  const [subscribed, setSubscribed] = useState(false)
  const [error, setError] = useState<string>()
  const { send, sending, unsent, busy } = useSending({ action, honeypot }, texts)
  const card = useRef<HTMLDivElement>(null)

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const form = event.currentTarget
    const email = filled(form, fields.email)
    const wrong = emailIsWrong(form, fields.email) ? texts.emailWrong : undefined
    setError(email ? wrong : texts.missing)
    if (!email) notify('error', texts.missingTitle, texts.missing)
    if (!email || wrong) return (form.elements.namedItem(fields.email) as HTMLElement).focus()
    const name = filled(form, fields.name)
    if (!(await send(form, [[fields.email, email], ...(name ? [[fields.name, name] as const] : [])]))) return
    flushSync(() => setSubscribed(true))
    card.current?.focus()
    notify('success', texts.sentTitle, texts.sent)
  }

  const typed = (form: HTMLFormElement) =>
    `${texts.ask}\n${linesOf((['email', 'name'] as const).map((name) => [texts[name], filled(form, fields[name])]))}`

  return (
    <>
      {subscribed ? (
        <div className="thanks" ref={card} tabIndex={-1}>
          <svg viewBox="0 0 240 40" aria-hidden="true">
            <path d="M0 20h96M144 20h96" />
            <circle cx="120" cy="20" r="19" />
            <path d="m111 20 6 6 12-12" />
          </svg>
          <h3>{texts.thanksTitle}</h3>
          <p>{texts.thanks}</p>
        </div>
      ) : (
        <form className="form" action={action} method="post" encType="multipart/form-data" onSubmit={submit}>
          <Field name={fields.email} label={texts.email} error={error} type="email" autoComplete="email" required />
          <Field name={fields.name} label={texts.name} autoComplete="given-name" />
          <Honeypot name={honeypot} label={texts.honeypot} />
          <button className="button" type="submit" disabled={sending}>
            {sending ? texts.sending : texts.submit}
          </button>
          {unsent && <Elsewhere to={elsewhere} texts={texts} typed={() => typed(unsent)} />}
        </form>
      )}
      <Toasts texts={texts} />
    </>
  )
}

import { useRef, useState } from 'react'
import { Elsewhere, type ElsewhereTexts, linesOf } from './form/Elsewhere.tsx'
import { Field } from './form/Field.tsx'
import { Honeypot } from './form/Honeypot.tsx'
import { emailIsWrong, filled } from './form/post.ts'
import { type SendingTexts, type Target, useSending } from './form/sending.ts'
import { notify, Toasts, type ToastTexts } from './form/Toasts.tsx'

type Name = 'email' | 'name' | 'company' | 'phone' | 'service' | 'message'
type Text =
  | Name
  | 'phoneHint'
  | 'submit'
  | 'sending'
  | 'missingTitle'
  | 'missing'
  | 'sentTitle'
  | 'sent'
  | 'nameEmpty'
  | 'emailEmpty'
  | 'messageEmpty'

interface Props extends Target {
  /** The name under which each field is sent, in the order of sending. */
  fields: Record<Name, string>
  services: readonly { value: string; label: string }[]
  /** The one that is chosen as long as nothing says another. */
  service: string
  /** Our e-mail address and chat, for a request that could not be sent. */
  elsewhere: { email: string; chat: string }
  texts: Record<Text, string> & ToastTexts & SendingTexts & ElsewhereTexts
}

type Errors = Partial<Record<'name' | 'email' | 'message', string>>

/** The contact form. Its fields are not React's: what was typed before React came stays what it is. */
export function ContactForm({ action, honeypot, fields, services, service, elsewhere, texts }: Props) {
  const [errors, setErrors] = useState<Errors>({})
  const { send, sending, unsent, busy } = useSending({ action, honeypot }, texts)
  /** Once a message was sent the form rests until something is typed: the second click of two is about that message. */
  const resting = useRef(false)

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || resting.current) return
    const form = event.currentTarget
    const value = (name: Name) => filled(form, fields[name])
    const empty: Errors = {
      ...(!value('name') && { name: texts.nameEmpty }),
      ...(!value('email') && { email: texts.emailEmpty }),
      ...(!value('message') && { message: texts.messageEmpty }),
    }
    const wrong: Errors = emailIsWrong(form, fields.email) ? { ...empty, email: texts.emailWrong } : empty
    setErrors(wrong)
    if (Object.keys(empty).length > 0) notify('error', texts.missingTitle, texts.missing)
    const first = (['name', 'email', 'message'] as const).find((name) => wrong[name])
    if (first) return focus(form, fields[first])
    const sent = (Object.keys(fields) as Name[]).map((name) => [fields[name], value(name)] as const)
    const always = new Set([fields.email, fields.name, fields.service, fields.message])
    const given = sent.filter(([name, text]) => text || always.has(name))
    if (!(await send(form, given))) return
    form.reset()
    resting.current = true
    // Drafts are kept by the frame's own script.
    form.dispatchEvent(new Event('draft-sent', { bubbles: true }))
    notify('success', texts.sentTitle, texts.sent)
  }

  /** Each field that is filled in, after its label; a service by its name. */
  const typed = (form: HTMLFormElement) =>
    linesOf(
      (Object.keys(fields) as Name[]).map((name) => {
        const value = filled(form, fields[name])
        const chosen = name === 'service' ? services.find((one) => one.value === value)?.label : undefined
        return [texts[name], chosen ?? value]
      }),
    )

  const field = (name: Exclude<Name, 'service'>, rest: object = {}) => (
    <Field
      name={fields[name]}
      label={texts[name]}
      error={name in errors ? errors[name as keyof Errors] : undefined}
      {...rest}
    />
  )
  return (
    <>
      <form
        className="form"
        action={action}
        method="post"
        encType="multipart/form-data"
        data-draft="contact"
        onSubmit={submit}
        onInput={() => {
          resting.current = false
        }}
      >
        {field('name', { autoComplete: 'name', required: true })}
        {field('email', { type: 'email', autoComplete: 'email', required: true })}
        {field('company', { autoComplete: 'organization', required: true })}
        {field('phone', { type: 'tel', autoComplete: 'tel', hint: texts.phoneHint })}
        <label htmlFor={fields.service}>{texts.service}</label>
        <select id={fields.service} name={fields.service} defaultValue={service} data-param="service">
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {field('message', { rows: 4, required: true, param: 'message' })}
        <Honeypot name={honeypot} label={texts.honeypot} />
        <button className="button" type="submit" disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </button>
        {unsent && <Elsewhere to={elsewhere} texts={texts} typed={() => typed(unsent)} />}
      </form>
      <Toasts texts={texts} />
    </>
  )
}

function focus(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name)
  if (element instanceof HTMLElement) element.focus()
}

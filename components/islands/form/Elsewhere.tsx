import type { FormTexts } from './texts.ts'

interface Props {
  /** Our e-mail address, and the address of a chat up to its text. */
  to: { email: string; chat: string }
  texts: FormTexts
  /** What the visitor typed, as it is now. */
  typed: () => string
}

/** Where a request could not be sent: the same text by mail and by WhatsApp, so that it need not be typed again. */
export function Elsewhere({ to, texts, typed }: Props) {
  const mail = () =>
    `mailto:${to.email}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(typed().replaceAll('\n', '\r\n'))}`
  const chat = () => to.chat + encodeURIComponent(typed())
  return (
    <div className="elsewhere" role="status">
      <p>{texts.unsent}</p>
      <p>
        <a href={mail()} onClick={({ currentTarget }) => currentTarget.setAttribute('href', mail())}>
          {texts.byMail}
        </a>
        <a
          href={chat()}
          target="_blank"
          rel="noopener noreferrer"
          onClick={({ currentTarget }) => currentTarget.setAttribute('href', chat())}
        >
          {texts.byChat}
          <span className="sr-only"> {texts.newTab}</span>
        </a>
      </p>
    </div>
  )
}

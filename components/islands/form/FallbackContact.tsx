import type { FormTexts } from './sending.ts'

interface Props {
  to: { email: string; chat: string }
  texts: FormTexts
  /** Current input of the visitor. */
  typed: () => string
}

/** Sends the same text by mail or WhatsApp after a failed request. */
export function FallbackContact({ to, texts, typed }: Props) {
  const mail = () =>
    `mailto:${to.email}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(typed().replaceAll('\n', '\r\n'))}`
  const chat = () => to.chat + encodeURIComponent(typed())
  return (
    <div className="mt-5 rounded border px-5 py-4 text-sm" role="status">
      <p>{texts.unsent}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 *:py-2">
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

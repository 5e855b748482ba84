import { chatLink } from '../site/chat.ts'
import type { Service } from '../site/forms.ts'
import type { TextName } from '../site/messages.ts'
import { href, type PlainRoute } from '../site/routes.ts'
import { Icon } from './Icon.tsx'
import { useLocale, useMessages } from './locale.tsx'

interface Props {
  to: PlainRoute
  text: TextName
  /** What it says instead, in words of the page. */
  label?: string
  /** The one button of a section that matters most is filled; the others are quiet. */
  quiet?: boolean
  /** On a link to the contact page: the service that its form has chosen. */
  service?: Service
}

/** A link to a page of this site that looks like the action it is. */
export function Button({ to, text, label, quiet = false, service }: Props) {
  const t = useMessages()
  return (
    <a
      className={quiet ? 'button button-quiet' : 'button'}
      href={href(to, useLocale()) + (service ? `?service=${service}` : '')}
    >
      {label ?? t(text)}
    </a>
  )
}

/** A link that opens the messaging app in a new tab with `text` filled in. */
export function ChatButton({ text }: { text: string }) {
  const t = useMessages()
  return (
    <a className="button button-quiet" href={chatLink(text)} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" size={20} />
      {t('cta.chatAbout')}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}

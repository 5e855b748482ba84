import { chatLink, type Service } from '../site/forms.ts'
import type { TextName } from '../site/messages.ts'
import { href, type PlainRoute } from '../site/routes.ts'
import { Icon } from './Icon.tsx'
import { useLocale, useMessages } from './locale.tsx'

interface Props {
  to: PlainRoute
  text: TextName
  label?: string
  /** Outlined; only the primary button of a section is filled. */
  quiet?: boolean
  /** Service preselected in the contact form. */
  service?: Service
}

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

/** Opens WhatsApp in a new tab with `text` prefilled. */
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

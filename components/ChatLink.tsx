import { chatLink } from '../site/chat'
import { Icon } from './Icon'
import { useMessages } from './locale'

/** The floating link at the bottom right of every page, with a greeting filled in. */
export function ChatLink() {
  const t = useMessages()
  return (
    <a className="chat" href={chatLink(t('chat.greeting'))} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" />
      <span>
        {t('cta.chat')}
        <span className="sr-only"> {t('newTab')}</span>
      </span>
    </a>
  )
}

import { chatLink } from '../site/chat.ts'
import { Icon } from './Icon.tsx'
import { useMessages } from './locale.tsx'

export function ChatLink() {
  const t = useMessages()
  return (
    <aside aria-label={t('chat.label')}>
      <a className="chat" href={chatLink(t('chat.greeting'))} target="_blank" rel="noopener noreferrer" data-chat>
        <Icon name="chat" />
        <span className="chat-words">
          {t('cta.chat')}
          <span className="sr-only"> {t('newTab')}</span>
        </span>
        <span className="chat-word" aria-hidden="true">
          {t('chat.label')}
        </span>
      </a>
    </aside>
  )
}

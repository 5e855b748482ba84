import { clsx } from 'clsx'
import { chatLink } from '../site/chat.ts'
import { Icon } from './Icon.tsx'
import { useMessages } from './locale.tsx'

export function ChatLink() {
  const t = useMessages()
  return (
    <aside aria-label={t('chat.label')}>
      <a
        className={clsx(
          'fixed right-4 bottom-4 z-10 flex h-14 min-w-14 items-center justify-center gap-2.5 rounded-[28px] px-4',
          'text-on-blue shadow-lift bg-blue-600 text-base font-medium hover:bg-blue-700 forced-colors:border',
          'max-nav:tall:h-12 max-nav:tall:gap-2 max-nav:tall:pr-4.5 max-nav:tall:pl-3.5',
          'short:static short:mx-gutter short:my-4 short:ml-auto short:w-fit',
        )}
        href={chatLink(t('chat.greeting'))}
        target="_blank"
        rel="noopener noreferrer"
        data-chat
      >
        <Icon name="chat" />
        <span className="max-[97rem]:sr-only">
          {t('cta.chat')}
          <span className="sr-only"> {t('newTab')}</span>
        </span>
        <span className="nav:hidden" aria-hidden="true">
          {t('chat.label')}
        </span>
      </a>
    </aside>
  )
}

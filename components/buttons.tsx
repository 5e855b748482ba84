import { clsx } from 'clsx'
import { chatLink, type Service } from '../site/forms.ts'
import type { TextName } from '../site/messages.ts'
import type { PlainRoute } from '../site/routes.ts'
import { Icon } from './Icon.tsx'
import { useLocale } from './locale.tsx'

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
  const { href, t } = useLocale()
  return (
    <a
      data-button
      className={quiet ? 'button button-quiet' : 'button'}
      href={href(to) + (service ? `?service=${service}` : '')}
    >
      {label ?? t(text)}
    </a>
  )
}

/** Opens WhatsApp in a new tab with `text` prefilled. */
export function ChatButton({ text }: { text: string }) {
  const { t } = useLocale()
  return (
    <a data-button className="button button-quiet" href={chatLink(text)} target="_blank" rel="noopener noreferrer">
      <Icon name="chat" size={20} />
      {t('cta.chatAbout')}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}

const hidden = clsx(
  // Hidden while a form field has focus and, on phones and tablets, while the cookie banner is open.
  '[body:has(:is(input:not([type=radio],[type=checkbox]),select,textarea):focus)>&]:hidden',
  'max-nav:tall:[body:has(#consent:not([hidden]))>&]:hidden',
)

/** Link to a chat. Invisible while it overlaps a control, but still focusable. */
export function ChatLink() {
  const { t } = useLocale()
  return (
    <aside className={hidden} aria-label={t('chat.label')}>
      <a
        className={clsx(
          'fixed right-4 bottom-4 z-10 flex h-14 min-w-14 items-center justify-center gap-2.5 rounded-full px-4',
          'text-on-blue lift bg-blue-600 text-base font-medium hover:bg-blue-700 forced-colors:border',
          'max-nav:tall:h-12 max-nav:tall:gap-2 max-nav:tall:pr-4.5 max-nav:tall:pl-3.5',
          'tall:data-away:not-focus-visible:pointer-events-none tall:data-away:not-focus-visible:opacity-0',
          '[translate:0_calc(0px-var(--banner,0px))] transition-[background-color,opacity]',
          // On a short viewport, the link scrolls with the page, and shifts to make room for the language banner.
          'short:static short:mx-gutter short:my-4 short:ml-auto short:w-fit short:[translate:0_var(--offer)]',
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

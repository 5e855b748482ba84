import { chatLink } from '../site/chat.ts'
import { business } from '../site/content.ts'
import { formTarget, newsletterFields } from '../site/forms.ts'
import { messagesOf } from '../site/messages.ts'
import { href } from '../site/routes.ts'
import { Island } from './Island.tsx'
import { NewsletterForm } from './islands/NewsletterForm.tsx'
import { useLocale, useMessages } from './locale.tsx'

interface Props {
  heading: string
  text: string
}

/** The newsletter with its form, which posts by itself where no script runs. */
export function Newsletter({ heading, text }: Props) {
  const locale = useLocale()
  const t = useMessages()
  return (
    <section className="section on-tint" aria-labelledby="newsletter">
      <div className="container newsletter columns">
        <div>
          <h2 id="newsletter">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div>
          <Island
            of={NewsletterForm}
            id="newsletter-form"
            props={{
              ...formTarget('newsletter'),
              fields: newsletterFields,
              elsewhere: { email: business.contact.email, chat: chatLink('') },
              texts: {
                ...messagesOf('form', locale),
                ...messagesOf('newsletter', locale),
                newTab: t('newTab'),
              },
            }}
          />
          <p className="meta privacy">
            {t('privacy.newsletter')} <a href={href('privacy', locale)}>{t('consent.more')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}

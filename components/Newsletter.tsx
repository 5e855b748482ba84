import { business } from '../site/content.ts'
import { formAction } from '../site/forms.ts'
import { Honeypot } from './Honeypot.tsx'
import { useMessages } from './locale.tsx'

interface Props {
  heading: string
  text: string
}

/** The newsletter form; it posts by itself where no script runs. */
export function Newsletter({ heading, text }: Props) {
  const t = useMessages()
  return (
    <section className="section on-tint" aria-labelledby="newsletter">
      <div className="container newsletter">
        <div>
          <h2 id="newsletter">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <form className="form" action={formAction('newsletter')} method="post" encType="multipart/form-data">
          <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
          <input id="newsletter-email" name="EMAIL" type="email" autoComplete="email" required />
          <label htmlFor="newsletter-name">{t('newsletter.name')}</label>
          <input id="newsletter-name" name="FNAME" type="text" autoComplete="given-name" />
          <Honeypot name={business.forms.newsletterHoneypot} />
          <button className="button" type="submit">
            {t('newsletter.submit')}
          </button>
        </form>
      </div>
    </section>
  )
}

import { Children, isValidElement, type ReactNode } from 'react'
import { business, fact, legalIn } from '../site/content.ts'
import { Button } from './Button.tsx'
import { useLocale, useMessages } from './locale.tsx'
import { bodyOf } from './mdx/bodies.ts'
import { Anchor } from './mdx/headings.tsx'
import { mdxComponents } from './mdx/vocabulary.tsx'
import { PageHead } from './PageHead.tsx'
import { Section } from './Section.tsx'

/** A legal document: each heading of the file is a section that opens and closes, also without scripts. */
export function LegalPage({ name }: { name: 'privacy' | 'terms' | 'dpa' }) {
  const locale = useLocale()
  const t = useMessages()
  const { heading, intro } = legalIn(locale)[name]
  const { email } = business.contact
  const Body = bodyOf('legal', name, locale)
  return (
    <>
      <PageHead heading={heading} intro={intro}>
        <p className="meta">
          <time dateTime={business.terms.lastUpdated}>{t('legal.updated')(fact('terms.lastUpdated', locale))}</time>
        </p>
      </PageHead>
      <div className="container legal prose">
        <Body components={{ ...mdxComponents, h2: 'h2', section: Clause }} />
      </div>
      <Section id="legal-questions" heading={t('legal.questions')} on="tint">
        <p className="lead">
          {t('legal.mail')}: <a href={`mailto:${email}`}>{email}</a>
        </p>
        <div className="actions">
          <Button to="contact" text="legal.form" quiet />
        </div>
      </Section>
    </>
  )
}

/** A heading with what follows it, as MDX gives it. Its link stands at the end: the heading itself is a button. */
function Clause({ children }: { children?: ReactNode }) {
  const t = useMessages()
  const [heading, ...rest] = Children.toArray(children).filter((child) => isValidElement<{ id?: string }>(child))
  const id = heading?.props.id
  return (
    <details className="clause">
      <summary>{heading}</summary>
      <div>
        {rest}
        {id && (
          <p className="meta">
            <Anchor id={id}>{t('content.copyLink')}</Anchor>
          </p>
        )}
      </div>
    </details>
  )
}

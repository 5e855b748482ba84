import { Children, isValidElement, type ReactNode } from 'react'
import { business, fact, legalIn } from '../site/content.ts'
import { Button } from './Button.tsx'
import { useLocale, useMessages } from './locale.tsx'
import { bodyOf } from './mdx/bodies.ts'
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
        <Body components={{ ...mdxComponents, section: Clause }} />
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

/** A heading with what follows it, as MDX gives it. */
function Clause({ children }: { children?: ReactNode }) {
  const [heading, ...rest] = Children.toArray(children).filter((child) => isValidElement(child))
  return (
    <details className="clause">
      <summary>{heading}</summary>
      <div>{rest}</div>
    </details>
  )
}

import { Button } from '../components/Button.tsx'
import { useMessages } from '../components/locale.tsx'
import { Anchor } from '../components/mdx/headings.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import type { PageInfo } from '../renderer/page-info.ts'
import { business, type Clause as ClauseText, fact, legalIn } from '../site/content.ts'
import type { LegalName } from '../site/routes.ts'

/** A legal document: each heading of the file is a section that opens and closes, also without scripts. */
export default function Legal({ page: { route, locale } }: PageInfo) {
  const t = useMessages()
  // The routes of the legal documents alone have this view.
  const { heading, intro, lead, sections } = legalIn(locale)[route as LegalName]
  const { email } = business.contact
  return (
    <>
      <PageHead heading={heading} intro={intro}>
        <p className="meta">
          <time dateTime={business.terms.lastUpdated}>{t('legal.updated')(fact('terms.lastUpdated', locale))}</time>
        </p>
      </PageHead>
      <div className="container section-tight legal prose">
        {lead && <div dangerouslySetInnerHTML={{ __html: lead }} />}
        {sections.map((section) => (
          <Clause key={section.id} {...section} />
        ))}
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

/** A heading with what follows it. Its link stands at the end: the heading itself is a button. */
function Clause({ id, title, html }: ClauseText) {
  const t = useMessages()
  return (
    <details className="clause">
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <div>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <p className="meta">
          <Anchor id={id}>{t('content.copyLink')}</Anchor>
        </p>
      </div>
    </details>
  )
}

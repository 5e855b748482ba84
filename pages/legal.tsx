import { Fragment } from 'react'
import { Button } from '../components/buttons.tsx'
import { Email } from '../components/company.tsx'
import { useLocale } from '../components/locale.tsx'
import { Anchor } from '../components/mdx/vocabulary.tsx'
import { PageHead, Section } from '../components/Section.tsx'
import { business, type Clause as ClauseText, legalIn, legalVersionsOf, type PageInfo } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import { versionUrl } from '../site/pages.ts'
import type { LegalName } from '../site/routes.ts'

/** A legal document. Sections fold without scripts. Earlier versions show their stored text. */
export default function LegalPage({ page: { route, locale, legalVersion } }: PageInfo) {
  const { href, t } = useLocale()
  // Only the routes of legal documents use this view.
  const name = route as LegalName
  const { lead, sections, ...current } = legalIn(locale)[name]
  const { heading, intro, version, date, html } = legalVersion ?? { ...current, html: lead }
  return (
    <>
      <PageHead heading={heading} intro={intro} eyebrow={<Dated version={version} date={date} />} />
      <div className="page-width pb-section prose">
        {legalVersion && (
          <p className="callout">
            {t('legal.superseded')} <a href={href(name)}>{t('legal.current')}</a>
          </p>
        )}
        {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
        {!legalVersion && sections.map((section) => <Clause key={section.id} {...section} />)}
        {name === 'dpa' && <Signatures />}
      </div>
      <Section id="legal-questions" heading={t('legal.questions')} on="tint">
        <p className="lead">
          {t('legal.mail')}: <Email />
        </p>
        <div className="actions">
          <Button to="contact" text="legal.form" quiet />
        </div>
        {!legalVersion && <EarlierVersions name={name} />}
      </Section>
    </>
  )
}

function Dated({ version, date }: { version: number; date: string }) {
  const { locale, t } = useLocale()
  return (
    <>
      {t('legal.number', { version })},{' '}
      <time dateTime={date}>{t('legal.updated', { date: formatDate(date, locale) })}</time>
    </>
  )
}

function EarlierVersions({ name }: { name: LegalName }) {
  const { locale, t } = useLocale()
  const versions = legalVersionsOf(name, locale)
  if (versions.length === 0) return null
  return (
    <p className="text-soft mt-6 text-sm">
      {t('legal.earlier')}:{' '}
      {versions.map((version, index) => (
        <Fragment key={version.version}>
          {index > 0 && ' · '}
          <a href={versionUrl(version)}>
            <Dated {...version} />
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** Signature block, in print only. */
function Signatures() {
  const { t } = useLocale()
  return (
    <div className="mt-[32pt] hidden break-inside-avoid grid-cols-2 gap-[32pt] print:grid">
      {[t('legal.client'), business.brand.legalName].map((party) => (
        <div key={party}>
          <p>
            <strong>{party}</strong>
          </p>
          {(['legal.signName', 'legal.signRole', 'legal.signPlace', 'legal.signature'] as const).map((line) => (
            <p key={line} className="border-b border-current pt-[20pt]">
              {t(line)}:
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** A collapsible section. The link to it is outside the summary, because a button cannot contain a link. */
function Clause({ id, title, html }: ClauseText) {
  const { t } = useLocale()
  return (
    <details className="last:border-b">
      <summary className="fold border-t text-lg font-medium">
        <h2 id={id} className="m-0 text-lg font-medium tracking-[-0.01em]">
          {title}
        </h2>
      </summary>
      <div className="pb-7">
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <p className="text-soft text-sm">
          <Anchor id={id}>{t('content.copyLink')}</Anchor>
        </p>
      </div>
    </details>
  )
}

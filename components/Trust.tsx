import { factIfSet } from '../site/content.ts'
import { useLocale, useMessages } from './locale.tsx'
import { Section } from './Section.tsx'

/** Testimonial and certificate, as far as business.yaml sets them. */
export function Trust() {
  const t = useMessages()
  const locale = useLocale()
  const quote = factIfSet('trust.reference', locale)
  const from = factIfSet('trust.referenceFrom', locale)
  const certificate = factIfSet('trust.certificate', locale)
  const isQuoted = quote !== undefined && from !== undefined
  if (!isQuoted && certificate === undefined) return null
  return (
    <Section id="trust" heading={t('trust.heading')}>
      {isQuoted && (
        <figure>
          <blockquote>
            <p className="lead">{quote}</p>
          </blockquote>
          <figcaption className="text-soft text-sm">{from}</figcaption>
        </figure>
      )}
      {certificate !== undefined && <p className="text-soft mt-6 text-sm">{certificate}</p>}
    </Section>
  )
}

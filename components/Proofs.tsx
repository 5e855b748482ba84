import { clsx } from 'clsx'
import { factIfSet } from '../site/content.ts'
import { useLocale } from './locale.tsx'
import { Section } from './Section.tsx'

interface Props {
  items: readonly { label: string; value: string }[]
  /** Background of the section, which the nodes share. */
  on?: 'paper' | 'tint'
}

/** Figures in equal columns, as stops on a line across the page. */
export function Proofs({ items, on = 'paper' }: Props) {
  return (
    <div className="relative">
      <span className="absolute top-1.5 -left-[100vw] w-[250vw] border-t-[1.5px] border-blue-600" />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-x-3 gap-y-8 md:gap-6">
        {items.map(({ label, value }) => (
          <div key={label} className="relative flex flex-col-reverse justify-end pt-7">
            <dt className="text-soft text-sm leading-snug hyphens-auto">{label}</dt>
            <dd className="tracking-tightest text-[clamp(1rem,0.1rem+4.9vw,2.75rem)] leading-[1.2] font-semibold">
              <span className={clsx(node, on === 'tint' ? 'bg-tint' : 'bg-paper')} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const node = 'absolute top-0 left-0 z-1 size-[13px] rounded-full border-[1.5px] border-blue-600'

/** Testimonial and certificate, if business.yaml sets them. */
export function Trust() {
  const { locale, t } = useLocale()
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

import { clsx } from 'clsx'
import { content, factIfSet } from '../site/content.ts'
import { useLocale } from './locale.tsx'

interface Props {
  items: readonly { label: string; value: string }[]
  /** Background of the section; the nodes have the same colour. */
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

const proofs = ['founder', 'reference', 'certificate'] as const

interface TrustProps {
  of?: readonly (typeof proofs)[number][]
  className?: string
}

/** Founder, reference and certificate, if set in business.yaml. A preview shows a placeholder for each missing one. */
export function Trust({ of = proofs, className }: TrustProps) {
  const { locale, t } = useLocale()
  const factOf = (name: string) => factIfSet(`trust.${name}`, locale)
  const [quote, from, founder, certificate] = ['reference', 'referenceFrom', 'founder', 'certificate'].map(factOf)
  const items = {
    founder: founder && (
      <p>{[`${t('trust.founder')}: ${founder}`, factOf('founderTrade')].filter(Boolean).join(', ')}</p>
    ),
    reference: quote && from && (
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption className="text-soft">{from}</figcaption>
      </figure>
    ),
    certificate: certificate && <p>{certificate}</p>,
  }
  const visibleItems = of.filter((name) => items[name] || content.preview)
  if (visibleItems.length === 0) return null
  return (
    <section className={clsx('text-sm', className)} aria-labelledby="trust">
      <h2 className="sr-only" id="trust">
        {t('trust.heading')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
        {visibleItems.map((name) => (
          <li key={name} className="border-l-[1.5px] border-blue-600 pl-4">
            {items[name] || <p className="text-soft">{t('trust.empty', { name: t(`trust.${name}`) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { clsx } from 'clsx'
import { Button } from '../components/buttons.tsx'
import { DataPromises } from '../components/DataPromises.tsx'
import { DemoCard } from '../components/DemoCard.tsx'
import { Illustration, isDrawn } from '../components/drawings/Drawing.tsx'
import { Roster } from '../components/drawings/week.tsx'
import { Icon } from '../components/Icon.tsx'
import { useLocale } from '../components/locale.tsx'
import { Proofs, Trust } from '../components/Proofs.tsx'
import { CalculatorLink } from '../components/plans/CalculatorLink.tsx'
import { PlanCard } from '../components/plans/PlanCard.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { content } from '../site/content.ts'
import { planIds } from '../site/plans.ts'
import type { ViewProps } from './site/+Page.tsx'

/** Drawing next to the text on a phone, above it on wider screens. */
const work = 'grid grid-cols-[clamp(5.5rem,30vw,10rem)_minmax(0,1fr)] content-start gap-x-4 gap-y-1 sm:block'
const picture = 'row-span-2 self-start text-blue-600 sm:mb-5'
// On a phone, thicker lines compensate for the scale.
const drawing = clsx(picture, 'rounded-card bg-tint w-full px-1.5 py-4 max-sm:[stroke-width:3.6]')

export default function HomePage({ words }: ViewProps<'home'>) {
  const { href, locale, t } = useLocale()
  const caseTitles = new Map(content.pages[locale].cases.items.map(({ id, title }) => [id, title]))
  return (
    <>
      {/* A section that streams in late would shift this one. Hide this section until its next sibling is parsed. */}
      <div className="pb-section overflow-hidden pt-5 lg:pt-14 [&:not(:has(+*))]:hidden">
        <div className="page-width mb-10 grid items-end gap-x-8 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 text-sm font-medium text-blue-600">{words.eyebrow}</p>
            <h1 className="tracking-tightest text-4xl leading-[1.06]">{words.heading}</h1>
          </div>
          <div>
            <p className="lead">{words.intro}</p>
            <div className="actions">
              <Button to="contact" text="cta.demo" />
              <Button to="plans" text="cta.plans" quiet />
            </div>
            <p className="text-soft mt-4 text-sm">{words.price}</p>
          </div>
        </div>
        <Trust className="page-width mb-10" />
        <div className="page-width">
          <DemoCard {...words.demo} />
          {/* This line continues in the next section. */}
          <div className="relative mt-18">
            <Proofs items={words.proofs} />
            <span className="-bottom-section absolute top-1.5 left-(--rail) border-l-[1.5px] border-blue-600 max-md:hidden" />
          </div>
        </div>
      </div>
      <Section on="tint" className="statement">
        <div className="items-center gap-18 md:grid md:grid-cols-[7fr_5fr]">
          <p className="max-w-[30ch] text-3xl leading-tight font-medium tracking-tight text-balance">
            {words.statement}{' '}
            <a
              className="mt-4 block text-base font-normal tracking-normal"
              href={`${href('faq')}#how-much-time-does-it-save`}
            >
              {t('sum.method')}
            </a>
          </p>
          <Illustration name="one-line" className="mt-8 w-[min(60%,24rem)] overflow-visible md:mt-0 md:w-full" />
        </div>
      </Section>
      <Section id="automate" heading={words.automate.heading} text={words.automate.text}>
        <ul className="gap-x-gap grid gap-y-5 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3">
          {words.automate.cards.map(({ title, text, icon }) => (
            <li key={title} className={work}>
              {isDrawn(icon) ? (
                <Illustration name={icon} className={drawing} />
              ) : (
                <Icon name={icon} size={28} className={picture} />
              )}
              <h3 className="max-sm:text-md max-sm:hyphens-auto">{title}</h3>
              <p className="text-soft max-w-[44ch] max-sm:text-base max-sm:leading-[1.5] sm:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="plans" heading={words.plans.heading} text={words.plans.text} on="tint">
        <div className="gap-gap grid lg:grid-cols-3">
          {planIds.map((id) => (
            <PlanCard key={id} id={id} />
          ))}
        </div>
        <CalculatorLink />
      </Section>
      <Section id="sectors" heading={words.sectors.heading} text={words.sectors.text} split picture={<Roster />}>
        <div>
          {words.sectors.items.map((item) => (
            <article key={item.name} className="not-first:mt-8 not-first:border-t not-first:pt-8">
              <h3>{item.name}</h3>
              <dl className="mt-3 grid gap-3 sm:mt-5 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-4">
                {(['before', 'after'] as const).map((side) => (
                  <div key={side} className="first:text-soft">
                    <dt className="text-soft mb-1 text-sm font-medium">
                      {t(side === 'before' ? 'sectors.now' : 'sectors.then')}
                    </dt>
                    <dd className="max-sm:text-base max-sm:leading-[1.5]">{item[side]}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-3 sm:mt-4">
                <a href={`${href('cases')}#${item.example}`}>{caseTitles.get(item.example)}</a>
              </p>
            </article>
          ))}
        </div>
      </Section>
      <DataPromises on="tint" />
      <Closing {...words.closing} />
    </>
  )
}

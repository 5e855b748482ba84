import { clsx } from 'clsx'
import { Button } from '../components/buttons.tsx'
import { DataPromises } from '../components/DataPromises.tsx'
import { DemoCard } from '../components/DemoCard.tsx'
import { Illustration, isDrawn } from '../components/drawings/Drawing.tsx'
import { Roster } from '../components/drawings/week.tsx'
import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../components/locale.tsx'
import { Proofs, Trust } from '../components/Proofs.tsx'
import { CalculatorLink } from '../components/plans/CalculatorLink.tsx'
import { PlanCard } from '../components/plans/PlanCard.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { type PageInfo, words } from '../site/content.ts'
import { planIds } from '../site/plans.ts'
import { href } from '../site/routes.ts'

const statement =
  'statement [--spacing-section:clamp(52px,9vw,136px)] md:*:grid md:*:grid-cols-[7fr_5fr] md:*:items-center md:*:gap-[clamp(32px,5vw,72px)]'

/** Drawing next to the text on a phone, above it on wider screens. */
const work = clsx(
  'max-sm:grid max-sm:grid-cols-[clamp(5.5rem,30vw,10rem)_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-4 max-sm:gap-y-1',
  '*:[svg]:row-span-2 *:[svg]:self-start *:[svg]:text-blue-600 sm:*:[svg]:mb-5',
)
// On a phone, thicker lines compensate for the scale.
const workDrawing =
  'w-full rounded-card bg-tint px-1.5 py-4 max-sm:[stroke-width:3.6] sm:px-0 sm:py-[clamp(8px,2vw,28px)]'

export default function HomePage({ page: { locale } }: PageInfo) {
  const page = words('home', locale)
  const t = useMessages()
  const caseTitles = new Map(words('cases', locale).items.map(({ id, title }) => [id, title]))
  return (
    <>
      {/* A late-streaming section would shift this one, so it is hidden until its next sibling is parsed. */}
      <div className="overflow-hidden pt-[clamp(32px,6vw,88px)] pb-(--hero-end) [--hero-end:clamp(44px,6vw,88px)] [&:not(:has(+*))]:hidden">
        <div className="page-width mb-[clamp(32px,4.5vw,64px)] grid items-end gap-x-18 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 text-sm font-medium text-blue-600">{page.eyebrow}</p>
            <h1 className="tracking-tightest text-4xl leading-[1.06]">{page.heading}</h1>
          </div>
          <div>
            <p className="lead">{page.intro}</p>
            <div className="actions">
              <Button to="contact" text="cta.demo" />
              <Button to="plans" text="cta.plans" quiet />
            </div>
            <p className="text-soft mt-4 text-sm">{page.invitation}</p>
            <p className="text-soft mt-4 text-sm">{page.price}</p>
          </div>
        </div>
        <div className="page-width">
          <DemoCard {...page.demo} />
          {/* Line that continues in the next section. */}
          <div className="relative mt-[clamp(44px,7vw,104px)] after:absolute after:top-1.5 after:-bottom-(--hero-end) after:left-(--rail) after:border-l-[1.5px] after:border-blue-600 max-md:after:hidden">
            <Proofs items={page.proofs} />
          </div>
        </div>
      </div>
      <Section on="tint" className={statement}>
        <p className="max-w-[30ch] text-3xl leading-tight font-[500] tracking-[-0.025em] text-balance">
          {page.statement}
        </p>
        <Illustration name="one-line" className="mt-8 w-[min(60%,24rem)] overflow-visible md:mt-0 md:w-full" />
      </Section>
      <Section id="automate" heading={page.automate.heading} text={page.automate.text}>
        <ul className="gap-x-gap grid gap-y-5 sm:grid-cols-2 sm:gap-y-[clamp(48px,6.2vw,64px)] lg:grid-cols-3">
          {page.automate.cards.map(({ title, text, icon }) => (
            <li key={title} className={work}>
              {isDrawn(icon) ? <Illustration name={icon} className={workDrawing} /> : <Icon name={icon} size={28} />}
              <h3 className="max-sm:text-md max-sm:hyphens-auto">{title}</h3>
              <p className="text-soft max-w-[44ch] max-sm:text-base max-sm:leading-[1.5] sm:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="plans" heading={page.plans.heading} text={page.plans.text} on="tint">
        <div className="gap-gap grid lg:grid-cols-3">
          {planIds.map((id) => (
            <PlanCard key={id} id={id} />
          ))}
        </div>
        <CalculatorLink />
      </Section>
      <Section id="sectors" heading={page.sectors.heading} text={page.sectors.text} split picture={<Roster />}>
        <div>
          {page.sectors.items.map((item) => (
            <article
              key={item.name}
              className="not-first:mt-6 not-first:border-t not-first:pt-6 sm:not-first:mt-10 sm:not-first:pt-10"
            >
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
                <a href={`${href('cases', locale)}#${item.example}`}>{caseTitles.get(item.example)}</a>
              </p>
            </article>
          ))}
        </div>
      </Section>
      <DataPromises on="tint" />
      <Trust />
      <Closing {...page.closing} />
    </>
  )
}

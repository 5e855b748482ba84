import { Button } from '../components/Button.tsx'
import { Closing } from '../components/Closing.tsx'
import { DataPromises } from '../components/DataPromises.tsx'
import { DemoCard } from '../components/DemoCard.tsx'
import { Illustration, isDrawn } from '../components/drawings/Illustration.tsx'
import { Roster } from '../components/drawings/Roster.tsx'
import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../components/locale.tsx'
import { PlanCard } from '../components/plans/PlanCard.tsx'
import { SumLink } from '../components/plans/SumLink.tsx'
import { Section } from '../components/Section.tsx'
import { Terms } from '../components/Terms.tsx'
import { Trust } from '../components/Trust.tsx'
import { type PageInfo, words } from '../site/content.ts'
import { planIds } from '../site/plans.ts'
import { href } from '../site/routes.ts'

export default function Home({ page: { locale } }: PageInfo) {
  const page = words('home', locale)
  const t = useMessages()
  const caseTitles = new Map(words('cases', locale).items.map(({ id, title }) => [id, title]))
  return (
    <>
      <div className="hero">
        <div className="page-width hero-grid split-columns">
          <div>
            <p className="eyebrow">{page.eyebrow}</p>
            <h1>{page.heading}</h1>
          </div>
          <div>
            <p className="lead">{page.intro}</p>
            <div className="actions">
              <Button to="contact" text="cta.demo" />
              <Button to="plans" text="cta.plans" quiet />
            </div>
            <p className="meta">{page.invitation}</p>
            <p className="meta">{page.price}</p>
          </div>
        </div>
        <div className="page-width">
          <DemoCard {...page.demo} />
          <Terms className="proofs" items={page.proofs} />
        </div>
      </div>
      <Section on="tint" className="statement">
        <p>{page.statement}</p>
        <Illustration name="one-line" className="statement-drawing" />
      </Section>
      <Section id="automate" heading={page.automate.heading} text={page.automate.text}>
        <ul className="works even-grid">
          {page.automate.cards.map(({ title, text, icon }) => (
            <li key={title}>
              {isDrawn(icon) ? <Illustration name={icon} className="work" /> : <Icon name={icon} size={28} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="plans" heading={page.plans.heading} text={page.plans.text} on="tint">
        <div className="cards cards-3">
          {planIds.map((id) => (
            <PlanCard key={id} id={id} />
          ))}
        </div>
        <SumLink />
      </Section>
      <Section
        id="sectors"
        heading={page.sectors.heading}
        text={page.sectors.text}
        className="split"
        picture={<Roster />}
      >
        <div className="changes">
          {page.sectors.items.map((item) => (
            <article key={item.name}>
              <h3>{item.name}</h3>
              <Terms
                className="even-grid"
                items={[
                  { label: t('sectors.now'), value: item.before },
                  { label: t('sectors.then'), value: item.after },
                ]}
              />
              <p>
                <a href={`${href('cases', locale)}#${item.example}`}>{caseTitles.get(item.example)}</a>
              </p>
            </article>
          ))}
        </div>
      </Section>
      <DataPromises on="tint" />
      <Trust on="paper" />
      <Closing {...page.closing} />
    </>
  )
}

import { Button } from '../components/Button.tsx'
import { Closing } from '../components/Closing.tsx'
import { Email, Phone } from '../components/company.tsx'
import { Illustration } from '../components/drawings/Illustration.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Points } from '../components/Points.tsx'
import { SumLink } from '../components/plans/SumLink.tsx'
import { Section } from '../components/Section.tsx'
import { Terms } from '../components/Terms.tsx'
import { Founder, Trust } from '../components/Trust.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function About({ page: { locale } }: PageInfo) {
  const page = words('about', locale)
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} aside={<Illustration name="about-line" />}>
        <Button to="contact" text="cta.demo" />
        <Button to="plans" text="cta.plans" quiet />
      </PageHead>
      <Section on="tint" className="statements">
        <div>
          <h2 id="mission">{page.mission.heading}</h2>
          <p>{page.mission.text}</p>
        </div>
        <div>
          <h2 id="vision">{page.vision.heading}</h2>
          <p>{page.vision.text}</p>
        </div>
      </Section>
      <Section id="values" heading={page.values.heading}>
        <Points items={page.values.items} />
      </Section>
      <Section id="stats" heading={page.stats.heading} on="tint" className="stats">
        <Terms className="proofs" items={page.stats.items} />
        <p className="note">{page.stats.example}</p>
        <SumLink />
      </Section>
      <Section id="promises" heading={page.promises.heading} text={page.promises.text}>
        <Points items={page.promises.items} />
      </Section>
      <Section
        id="people"
        heading={page.people.heading}
        text={page.people.text}
        on="tint"
        className="split"
        picture={
          <p className="people-ways">
            <Email />
            <Phone />
          </p>
        }
      >
        <ul className="people">
          <Founder />
          {page.people.items.map(({ role, name, text }) => (
            <li key={role}>
              <p className="eyebrow">{role}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Trust on="paper" />
      <Closing {...page.closing} />
    </>
  )
}

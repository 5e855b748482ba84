import { Button } from '../components/buttons.tsx'
import { Email, Phone } from '../components/company.tsx'
import { Illustration } from '../components/drawings/Drawing.tsx'
import { FeatureGrid } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Proofs, Trust } from '../components/Proofs.tsx'
import { CalculatorLink } from '../components/plans/CalculatorLink.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { factIfSet } from '../site/content.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function AboutPage({ words }: ViewProps<'about'>) {
  const { locale, t } = useLocale()
  const founder = factIfSet('trust.founder', locale)
  return (
    <>
      <PageHead
        heading={words.heading}
        intro={words.intro}
        aside={<Illustration className="w-full" name="about-line" />}
      >
        <Button to="contact" text="cta.demo" />
        <Button to="plans" text="cta.plans" quiet />
      </PageHead>
      <Section on="tint" className="*:grid *:gap-x-24 *:gap-y-14 lg:*:grid-cols-2">
        {(['mission', 'vision'] as const).map((name) => (
          <div key={name}>
            <h2 id={name} className="mb-3 text-lg tracking-normal text-blue-600">
              {words[name].heading}
            </h2>
            <p className="text-xl leading-[1.4] tracking-[-0.01em]">{words[name].text}</p>
          </div>
        ))}
      </Section>
      <Section id="values" heading={words.values.heading}>
        <FeatureGrid items={words.values.items} />
      </Section>
      <Section id="stats" heading={words.stats.heading} on="tint" className="overflow-hidden">
        <Proofs items={words.stats.items} on="tint" />
        <p className="text-soft mt-6 text-sm">{words.stats.example}</p>
        <CalculatorLink />
      </Section>
      <Section id="promises" heading={words.promises.heading} text={words.promises.text}>
        <FeatureGrid items={words.promises.items} />
      </Section>
      <Section
        id="people"
        heading={words.people.heading}
        text={words.people.text}
        on="tint"
        split
        picture={
          <p className="mt-4 flex flex-wrap gap-x-6 *:py-2">
            <Email />
            <Phone />
          </p>
        }
      >
        <ul className="border-b">
          {founder !== undefined && (
            <Person role={t('trust.founder')} name={founder} text={factIfSet('trust.founderTrade', locale)} />
          )}
          {words.people.items.map((person) => (
            <Person key={person.role} {...person} />
          ))}
        </ul>
      </Section>
      <Trust of={['reference', 'certificate']} className="page-width pb-section" />
      <Closing {...words.closing} />
    </>
  )
}

function Person({ role, name, text }: { role: string; name: string; text?: string }) {
  return (
    <li className="border-t pt-6 pb-7">
      <p className="text-sm font-medium text-blue-600">{role}</p>
      <h3 className="mt-1 mb-2">{name}</h3>
      <p className="text-soft max-w-[48ch]">{text}</p>
    </li>
  )
}

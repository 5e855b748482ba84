import { ExampleDashboard } from '../components/ExampleDashboard.tsx'
import { Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Section } from '../components/Section.tsx'
import { ServicePage } from '../components/services.tsx'
import { modulesIn } from '../site/content.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function DashboardPage({ words }: ViewProps<'dashboard'>) {
  const { locale, t } = useLocale()
  const amounts = [
    { value: words.price.setup, unit: t('price.once') },
    { value: words.price.monthly, unit: t('plan.perMonth') },
  ]
  return (
    <ServicePage
      words={words}
      amounts={amounts}
      chat={t('chat.module', { name: modulesIn(locale).dashboard.title.toLowerCase() })}
      service="support"
    >
      <Section id="example" heading={words.example.heading} text={words.example.text} on="tint">
        <ExampleDashboard {...words.example} />
      </Section>
      <Section id="steps" heading={words.steps.heading}>
        <Steps items={words.steps.items} />
      </Section>
      <Section id="benefits" heading={words.benefits.heading} on="tint" split>
        <dl>
          {words.benefits.items.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 gap-y-1 border-t py-5 md:grid-cols-[2fr_3fr]">
              <dt className="text-lg leading-snug font-[500]">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </ServicePage>
  )
}

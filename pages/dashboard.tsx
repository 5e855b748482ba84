import { ExampleDashboard } from '../components/ExampleDashboard.tsx'
import { Steps } from '../components/lists.tsx'
import { useMessages } from '../components/locale.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { ServiceHead } from '../components/services.tsx'
import { modulesIn, type PageInfo, words } from '../site/content.ts'

export default function DashboardPage({ page: { locale } }: PageInfo) {
  const page = words('dashboard', locale)
  const t = useMessages()
  const amounts = [
    { value: page.price.setup, unit: t('price.once') },
    { value: page.price.monthly, unit: t('plan.perMonth') },
  ]
  return (
    <>
      <ServiceHead
        page={page}
        amounts={amounts}
        chat={t('chat.module')(modulesIn(locale).dashboard.title)}
        service="support"
      />
      <Section id="example" heading={page.example.heading} text={page.example.text} on="tint">
        <ExampleDashboard {...page.example} />
      </Section>
      <Section id="steps" heading={page.steps.heading}>
        <Steps items={page.steps.items} />
      </Section>
      <Section id="benefits" heading={page.benefits.heading} on="tint" split>
        <dl>
          {page.benefits.items.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 gap-y-1 border-t py-5 md:grid-cols-[2fr_3fr]">
              <dt className="text-lg leading-snug font-[500]">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Closing {...page.closing} service="support" />
    </>
  )
}

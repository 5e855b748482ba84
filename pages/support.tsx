import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useMessages } from '../components/locale.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { PerPlan, ServiceHead } from '../components/services.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function SupportPage({ page: { locale } }: PageInfo) {
  const page = words('support', locale)
  const t = useMessages()
  const amounts = [
    { value: page.price.monthly, unit: t('plan.perMonth') },
    { value: page.price.hourly, unit: t('price.perHour') },
  ]
  return (
    <>
      <ServiceHead page={page} amounts={amounts} chat={t('chat.support')} />
      <Section id="reactions" heading={page.reactions.heading} text={page.reactions.text} on="tint" split>
        <PerPlan rows={page.reactions.rows} />
        <div className="mt-10 lg:col-start-2">
          <h3 id="hours">{page.hours.heading}</h3>
          <p className="text-soft mt-2">{page.hours.text}</p>
        </div>
      </Section>
      <Section id="included" heading={page.included.heading}>
        <FeatureGrid items={page.included.items} />
      </Section>
      <Section id="steps" heading={page.steps.heading} on="tint">
        <Steps items={page.steps.items} />
      </Section>
      <Closing {...page.closing} />
    </>
  )
}

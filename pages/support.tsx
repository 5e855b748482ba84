import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Section } from '../components/Section.tsx'
import { PerPlan, ServicePage } from '../components/services.tsx'
import type { ViewProps } from './site/+Page.tsx'

export default function SupportPage({ words }: ViewProps<'support'>) {
  const { t } = useLocale()
  const amounts = [
    { value: words.price.monthly, unit: t('plan.perMonth') },
    { value: words.price.hourly, unit: t('price.perHour') },
  ]
  return (
    <ServicePage words={words} amounts={amounts} chat={t('chat.support')}>
      <Section id="reactions" heading={words.reactions.heading} text={words.reactions.text} on="tint" split>
        <PerPlan rows={words.reactions.rows} />
        <div className="mt-10 lg:col-start-2">
          <h3 id="hours">{words.hours.heading}</h3>
          <p className="text-soft mt-2">{words.hours.text}</p>
        </div>
      </Section>
      <Section id="included" heading={words.included.heading}>
        <FeatureGrid items={words.included.items} />
      </Section>
      <Section id="steps" heading={words.steps.heading} on="tint">
        <Steps items={words.steps.items} />
      </Section>
    </ServicePage>
  )
}

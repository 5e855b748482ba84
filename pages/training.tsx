import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Section } from '../components/Section.tsx'
import { PerPlan, ServicePage } from '../components/services.tsx'
import type { ViewProps } from './site/+Page.tsx'

export default function TrainingPage({ words }: ViewProps<'training'>) {
  const { t } = useLocale()
  return (
    <ServicePage
      words={words}
      amounts={[{ value: words.price.value, unit: t('price.perTeam') }]}
      chat={t('chat.training')}
    >
      <Section id="steps" heading={words.steps.heading} on="tint">
        <Steps items={words.steps.items} />
      </Section>
      <Section id="benefits" heading={words.benefits.heading}>
        <FeatureGrid items={words.benefits.items} across={2} />
      </Section>
      <Section id="included" heading={words.included.heading} text={words.included.text} on="tint" split>
        <PerPlan rows={words.included.rows} />
      </Section>
    </ServicePage>
  )
}

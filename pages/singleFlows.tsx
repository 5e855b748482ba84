import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Section } from '../components/Section.tsx'
import { PerPlan, ServicePage } from '../components/services.tsx'
import type { ViewProps } from './site/+Page.tsx'

export default function SingleFlowsPage({ words }: ViewProps<'singleFlows'>) {
  const { t } = useLocale()
  return (
    <ServicePage
      words={words}
      amounts={[{ value: words.price.value, unit: t('price.once') }]}
      chat={t('chat.singleFlow')}
    >
      <Section id="examples" heading={words.examples.heading} text={words.examples.text} on="tint">
        <FeatureGrid items={words.examples.items} />
      </Section>
      <Section id="steps" heading={words.steps.heading}>
        <Steps items={words.steps.items} />
      </Section>
      <Section id="discounts" heading={words.discounts.heading} text={words.discounts.text} on="tint" split>
        <PerPlan rows={words.discounts.rows} />
      </Section>
    </ServicePage>
  )
}

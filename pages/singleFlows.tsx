import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useMessages } from '../components/locale.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { PerPlan, ServiceHead } from '../components/services.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function SingleFlowsPage({ page: { locale } }: PageInfo) {
  const page = words('singleFlows', locale)
  const t = useMessages()
  return (
    <>
      <ServiceHead
        page={page}
        amounts={[{ value: page.price.value, unit: t('price.once') }]}
        chat={t('chat.singleFlow')}
      />
      <Section id="examples" heading={page.examples.heading} text={page.examples.text} on="tint">
        <FeatureGrid items={page.examples.items} />
      </Section>
      <Section id="steps" heading={page.steps.heading}>
        <Steps items={page.steps.items} />
      </Section>
      <Section id="discounts" heading={page.discounts.heading} text={page.discounts.text} on="tint" split>
        <PerPlan rows={page.discounts.rows} />
      </Section>
      <Closing {...page.closing} />
    </>
  )
}

import { FeatureGrid, Steps } from '../components/lists.tsx'
import { useMessages } from '../components/locale.tsx'
import { Closing, Section } from '../components/Section.tsx'
import { PerPlan, ServiceHead } from '../components/services.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function TrainingPage({ page: { locale } }: PageInfo) {
  const page = words('training', locale)
  const t = useMessages()
  return (
    <>
      <ServiceHead
        page={page}
        amounts={[{ value: page.price.value, unit: t('price.perTeam') }]}
        chat={t('chat.training')}
      />
      <Section id="steps" heading={page.steps.heading} on="tint">
        <Steps items={page.steps.items} />
      </Section>
      <Section id="benefits" heading={page.benefits.heading}>
        <FeatureGrid items={page.benefits.items} across={2} />
      </Section>
      <Section id="included" heading={page.included.heading} text={page.included.text} on="tint" split>
        <PerPlan rows={page.included.rows} />
      </Section>
      <Closing {...page.closing} />
    </>
  )
}

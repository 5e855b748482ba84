import { Button, ChatButton } from '../components/Button.tsx'
import { FeatureGrid, Steps } from '../components/FeatureGrid.tsx'
import { useMessages } from '../components/locale.tsx'
import { PerPlan } from '../components/plans/PerPlan.tsx'
import { PriceHighlight } from '../components/plans/Price.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function TrainingPage({ page: { locale } }: PageInfo) {
  const page = words('training', locale)
  const t = useMessages()
  return (
    <>
      <PageHead
        heading={page.heading}
        intro={page.intro}
        aside={
          <PriceHighlight amounts={[{ value: page.price.value, unit: t('price.perTeam') }]} text={page.price.text} />
        }
      >
        <Button to="contact" text="cta.demo" label={page.closing.button} />
        <ChatButton text={t('chat.training')} />
      </PageHead>
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

import { Button, ChatButton } from '../components/Button.tsx'
import { FeatureGrid, Steps } from '../components/FeatureGrid.tsx'
import { useMessages } from '../components/locale.tsx'
import { PerPlan } from '../components/plans/PerPlan.tsx'
import { PriceHighlight } from '../components/plans/Price.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { type PageInfo, words } from '../site/content.ts'

export default function SingleFlowsPage({ page: { locale } }: PageInfo) {
  const page = words('singleFlows', locale)
  const t = useMessages()
  return (
    <>
      <PageHead
        heading={page.heading}
        intro={page.intro}
        aside={<PriceHighlight amounts={[{ value: page.price.value, unit: t('price.once') }]} text={page.price.text} />}
      >
        <Button to="contact" text="cta.demo" label={page.closing.button} />
        <ChatButton text={t('chat.singleFlow')} />
      </PageHead>
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

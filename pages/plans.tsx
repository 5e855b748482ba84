import { Button, ChatButton } from '../components/buttons.tsx'
import { Icon } from '../components/Icon.tsx'
import { Island } from '../components/Island.tsx'
import { Questions } from '../components/islands/Questions.tsx'
import { useLocale } from '../components/locale.tsx'
import { BeforeAfter } from '../components/plans/BeforeAfter.tsx'
import { Calculator } from '../components/plans/Calculator.tsx'
import { CalculatorLink } from '../components/plans/CalculatorLink.tsx'
import { Comparison } from '../components/plans/Comparison.tsx'
import { PlanCard } from '../components/plans/PlanCard.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { listingFee, modulesIn, plansIn, questionsOn } from '../site/content.ts'
import { moduleIds, moduleRoute, planIds } from '../site/plans.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function PlansPage({ words }: ViewProps<'plans'>) {
  const { href, locale, t } = useLocale()
  const plans = plansIn(locale)
  const modules = modulesIn(locale)
  return (
    <>
      <PageHead heading={words.heading} intro={words.intro}>
        <Button to="contact" text="cta.demo" />
        <CalculatorLink quiet />
      </PageHead>
      <section className="pb-section">
        <div className="page-width">
          <h2 className="sr-only">{t('plan.all')}</h2>
          <div className="gap-gap grid lg:grid-cols-3">
            {planIds.map((id) => (
              <PlanCard key={id} id={id} monthlyFee={listingFee(id, locale)} />
            ))}
          </div>
          <p className="text-soft mt-6 text-sm">{words.note}</p>
        </div>
      </section>
      <Section id="details" heading={words.details.heading} text={words.details.text} on="tint">
        <div className="grid gap-12">
          {planIds.map((id) => (
            <article className="gap-x-gap grid border-t-[1.5px] border-blue-600 pt-6 lg:grid-cols-[2fr_10fr]" key={id}>
              <h3 className="mb-2 flex items-center gap-3 self-start">
                <Icon name={plans[id].icon} size={28} className="text-blue-600" />
                {plans[id].title}
              </h3>
              <div>
                <p>{plans[id].description}</p>
                <BeforeAfter {...plans[id]} plain />
                {/* The text names the plan's own price, so it is left out next to a different listing price. */}
                {listingFee(id, locale) === plans[id].monthlyFee && (
                  <p className="text-soft mt-4 text-sm">{plans[id].pricing}</p>
                )}
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section id="comparison" heading={words.comparison.heading} text={words.comparison.text}>
        <Comparison groups={words.comparison.groups} />
      </Section>
      <Section id="sum" on="tint" heading={words.sum.heading} text={words.sum.text}>
        <Calculator {...words.sum} />
      </Section>
      <Section id="modules" heading={words.modules.heading} text={words.modules.text}>
        <div className="gap-gap grid md:grid-cols-2">
          {moduleIds.map((id) => (
            <article className="card grid content-start justify-items-start gap-3" key={id}>
              <Icon name={modules[id].icon} size={28} className="text-blue-600" />
              <h3>{modules[id].title}</h3>
              <p>{modules[id].description}</p>
              <p className="font-medium">{modules[id].pricing}</p>
              <a
                data-button
                className="button button-quiet mt-3"
                href={href(moduleRoute(modules[id].title) ?? 'contact')}
              >
                {modules[id].button}
              </a>
            </article>
          ))}
        </div>
      </Section>
      <Section id="questions" heading={words.questions.heading} text={words.questions.text} on="tint" split>
        <Island
          of={Questions}
          id="faq"
          props={{ sections: questionsOn('plans', locale).map(({ id, questions }) => ({ id, questions })) }}
        />
      </Section>
      <Closing {...words.closing} second={<ChatButton text={t('chat.general')} />} />
    </>
  )
}

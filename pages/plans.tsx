import { Button, ChatButton } from '../components/buttons.tsx'
import { Icon } from '../components/Icon.tsx'
import { Island } from '../components/Island.tsx'
import { Questions } from '../components/islands/Questions.tsx'
import { useLocale } from '../components/locale.tsx'
import { Calculator } from '../components/plans/Calculator.tsx'
import { CalculatorLink } from '../components/plans/CalculatorLink.tsx'
import { Comparison } from '../components/plans/Comparison.tsx'
import { PlanCard } from '../components/plans/PlanCard.tsx'
import { Separate } from '../components/plans/Separate.tsx'
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
          <p className="text-soft mt-6 text-sm">
            {words.note} <Separate />
          </p>
        </div>
      </section>
      <Section id="details" heading={words.details.heading} text={words.details.text} on="tint">
        <ul className="border-y *:py-3 *:not-last:border-b">
          {planIds.map((id) => (
            <li className="gap-x-gap grid gap-y-1 lg:grid-cols-[3fr_9fr]" key={id}>
              <h3 className="text-lg">
                <a className="flex min-h-8 items-center gap-3" href={`${href(id)}#change`}>
                  <Icon name={plans[id].icon} size={28} />
                  {plans[id].title}
                </a>
              </h3>
              <p className="self-center">{plans[id].description}</p>
            </li>
          ))}
        </ul>
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
            <article className="card grid content-start justify-items-start gap-3 max-md:p-5" key={id}>
              <h3 className="flex items-center gap-3">
                <Icon name={modules[id].icon} size={28} className="text-blue-600" />
                {modules[id].title}
              </h3>
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

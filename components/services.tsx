import type { ComponentProps, ReactNode } from 'react'
import { plansIn } from '../site/content.ts'
import type { Service } from '../site/forms.ts'
import { type PlanId, planIds } from '../site/plans.ts'
import { Button, ChatButton } from './buttons.tsx'
import { useLocale } from './locale.tsx'
import { Figure } from './plans/PlanCard.tsx'
import { Closing, PageHead } from './Section.tsx'

interface Props {
  words: { heading: string; intro: string; price: { text: string }; closing: ComponentProps<typeof Closing> }
  amounts: readonly { value: string; unit: string }[]
  /** Prefilled chat message. */
  chat: string
  service?: Service
  children: ReactNode
}

/** A service's page, with the prices and their conditions at the top. */
export function ServicePage({ words, amounts, chat, service, children }: Props) {
  return (
    <>
      <PageHead
        heading={words.heading}
        intro={words.intro}
        aside={
          <div className="grid gap-4 border-l-[1.5px] border-blue-600 pl-7">
            {amounts.map((amount) => (
              <p className="text-soft tabular-nums" key={amount.unit}>
                <Figure {...amount} />
              </p>
            ))}
            <p className="text-soft max-w-[44ch] text-sm">{words.price.text}</p>
          </div>
        }
      >
        <Button to="contact" text="cta.demo" label={words.closing.button} service={service} />
        <ChatButton text={chat} />
      </PageHead>
      {children}
      <Closing {...words.closing} service={service} />
    </>
  )
}

export function PerPlan({ rows }: { rows: Record<PlanId, string> }) {
  const { href, locale } = useLocale()
  const plans = plansIn(locale)
  return (
    <dl className="border-y *:grid *:grid-cols-[minmax(8rem,1fr)_2fr] *:gap-6 *:py-5 *:not-last:border-b">
      {planIds.map((id) => (
        <div key={id}>
          <dt className="font-[500]">
            <a href={href(id)}>{plans[id].title}</a>
          </dt>
          <dd className="text-lg tabular-nums">{rows[id]}</dd>
        </div>
      ))}
    </dl>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { fact } from '../site/content.ts'
import type { Service } from '../site/forms.ts'
import { Button } from './buttons.tsx'
import { Drawing } from './drawings/Drawing.tsx'
import { useLocale } from './locale.tsx'

interface HeadProps {
  heading: string
  intro: string
  eyebrow?: ReactNode
  /** Price or drawing next to the heading on a wide screen. */
  aside?: ReactNode
  tight?: boolean
  children?: ReactNode
}

export function PageHead({ heading, intro, eyebrow, aside, tight, children }: HeadProps) {
  return (
    <div
      className={clsx(
        'pt-[clamp(48px,7vw,104px)]',
        tight ? 'pb-8' : 'pb-[clamp(40px,5vw,72px)]',
        // Late-streaming content would shift the two columns, so both stay hidden until the next element is parsed.
        aside && 'not-has-[+*]:hidden',
      )}
    >
      <div className={clsx('page-width', aside && 'grid items-center gap-x-18 gap-y-10 lg:grid-cols-[7fr_5fr]')}>
        <div>
          {eyebrow && <p className="mb-3 text-sm font-medium text-blue-600">{eyebrow}</p>}
          <h1 className="max-w-[18ch]">{heading}</h1>
          <p className="lead mt-5">{intro}</p>
          {children && <div className="actions">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  )
}

interface SectionProps {
  id?: string
  heading?: string
  text?: string
  /** Id of a heading among the children. */
  labelledBy?: string
  on?: 'paper' | 'tint'
  /** Heading next to the content on a wide screen. */
  split?: boolean
  className?: string
  picture?: ReactNode
  children?: ReactNode
}

/** A section of a page. Renders a `div` if it has no heading to label it. */
export function Section({ id, heading, text, labelledBy, on, split, className, picture, children }: SectionProps) {
  const label = heading ? id : labelledBy
  const Element = label ? 'section' : 'div'
  return (
    <Element className={clsx('py-section', on === 'tint' && 'bg-tint', className)} aria-labelledby={label}>
      <div
        className={clsx(
          'page-width',
          split && 'lg:grid lg:grid-cols-[4fr_7fr] lg:items-start lg:gap-x-[calc(100%/12)]',
        )}
      >
        {heading && (
          <div
            className={clsx(
              'mb-[clamp(24px,4vw,56px)] max-w-184',
              split && 'lg:sticky lg:top-[calc(var(--spacing-header)+24px)]',
            )}
          >
            <h2 id={id}>{heading}</h2>
            {text && <p className="lead mt-4">{text}</p>}
            {picture}
          </div>
        )}
        {children}
      </div>
    </Element>
  )
}

export function Text({ html }: { html: string }) {
  return (
    <div className="page-width prose pb-section">
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

/** Duration and medium of a demo, and the response time. */
function DemoFacts() {
  const { locale, t } = useLocale()
  const values = {
    duration: fact('demo.duration', locale),
    means: fact('demo.means', locale),
    time: fact('claims.demoResponse', locale),
  }
  return <p className="text-soft mt-4 text-sm">{t('cta.demoFacts', values)}</p>
}

interface ClosingProps {
  heading: string
  text: string
  /** Label of the button; defaults to the label of demo buttons. */
  button?: string
  /** Secondary link; defaults to the plans. */
  second?: ReactNode
  service?: Service
}

export function Closing({ heading, text, button, second, service }: ClosingProps) {
  return (
    <section className="band py-section relative overflow-hidden print:hidden" aria-labelledby="closing">
      <Drawing
        className="stroke-line absolute inset-x-0 bottom-0 h-[clamp(40px,8vw,80px)] w-full"
        viewBox="0 0 1200 80"
        preserveAspectRatio="none"
      >
        <path d="M0 60H520C600 60 600 20 680 20H1200" vectorEffect="non-scaling-stroke" />
      </Drawing>
      <div className="page-width relative">
        <h2 className="max-w-[20ch] text-3xl" id="closing">
          {heading}
        </h2>
        <p className="lead mt-5">{text}</p>
        <div className="actions">
          <Button to="contact" text="cta.demo" label={button} service={service} />
          {second ?? <Button to="plans" text="cta.plans" quiet />}
        </div>
        {!button && <DemoFacts />}
      </div>
    </section>
  )
}

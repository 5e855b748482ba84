import type { ReactNode } from 'react'
import type { Service } from '../site/forms.ts'
import { Button } from './Button.tsx'

interface Props {
  heading: string
  text: string
  /** Button label, if not the demo. */
  button?: string
  /** Secondary link; defaults to the plans. */
  second?: ReactNode
  /** Service preselected in the contact form. */
  service?: Service
}

/** Closing call to action of a page. */
export function Closing({ heading, text, button, second, service }: Props) {
  return (
    <section className="band py-section relative overflow-hidden print:hidden" aria-labelledby="closing">
      <svg
        className="stroke-line absolute inset-x-0 bottom-0 h-[clamp(40px,8vw,80px)] w-full stroke-[1.5]"
        aria-hidden="true"
        viewBox="0 0 1200 80"
        preserveAspectRatio="none"
        fill="none"
      >
        <path d="M0 60H520C600 60 600 20 680 20H1200" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="page-width relative">
        <h2 className="max-w-[20ch] text-3xl" id="closing">
          {heading}
        </h2>
        <p className="lead mt-5">{text}</p>
        <div className="actions">
          <Button to="contact" text="cta.demo" label={button} service={service} />
          {second ?? <Button to="plans" text="cta.plans" quiet />}
        </div>
      </div>
    </section>
  )
}

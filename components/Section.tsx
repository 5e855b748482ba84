import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  id?: string
  heading?: string
  text?: string
  /** Background colour. */
  on?: 'paper' | 'tint' | 'band'
  className?: string
  picture?: ReactNode
  children?: ReactNode
}

/** A section of a page. Renders a `div` without a heading. */
export function Section({ id, heading, text, on = 'paper', className, picture, children }: Props) {
  const Element = heading ? 'section' : 'div'
  return (
    <Element className={clsx('section', `on-${on}`, className)} aria-labelledby={heading && id}>
      <div className="page-width">
        {heading && (
          <div className="section-head">
            <h2 id={id}>{heading}</h2>
            {text && <p className="lead">{text}</p>}
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
    <div className="page-width section-tight prose">
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

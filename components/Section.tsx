import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  id?: string
  heading?: string
  text?: string
  /** The ground it stands on: paper, a tint of it, or the dark band. */
  on?: 'paper' | 'tint' | 'band'
  className?: string
  /** A picture below its heading. */
  picture?: ReactNode
  children?: ReactNode
}

/** One part of a page: a heading that tells the story, a sentence, and what it is about. Without a heading it is no section. */
export function Section({ id, heading, text, on = 'paper', className, picture, children }: Props) {
  const Element = heading ? 'section' : 'div'
  return (
    <Element className={clsx('section', `on-${on}`, className)} aria-labelledby={heading && id}>
      <div className="container">
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

/** The text of a page, as the content build compiled it, in a column from its left edge. */
export function Text({ html }: { html: string }) {
  return (
    <div className="container section-tight prose">
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

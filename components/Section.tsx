import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  id?: string
  heading?: string
  text?: string
  /** Id of a heading among the children. */
  labelledBy?: string
  on?: 'paper' | 'tint'
  /** Heading beside the content on a wide screen. */
  split?: boolean
  className?: string
  picture?: ReactNode
  children?: ReactNode
}

/** A section of a page. Renders a `div` without a heading. */
export function Section({ id, heading, text, labelledBy, on, split, className, picture, children }: Props) {
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

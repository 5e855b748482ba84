import type { ReactNode } from 'react'

interface Props {
  heading: string
  intro: string
  eyebrow?: ReactNode
  /** Price or drawing next to the heading on a wide screen. */
  aside?: ReactNode
  /** Less space below. */
  tight?: boolean
  children?: ReactNode
}

export function PageHead({ heading, intro, eyebrow, aside, tight, children }: Props) {
  return (
    <div className={tight ? 'page-head pb-8' : 'page-head'}>
      <div className={aside ? 'page-width page-head-split split-columns' : 'page-width'}>
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{heading}</h1>
          <p className="lead">{intro}</p>
          {children && <div className="actions">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

interface Props {
  heading: string
  intro: string
  eyebrow?: ReactNode
  children?: ReactNode
}

/** The top of a page: what it is about, in one line and one sentence. */
export function PageHead({ heading, intro, eyebrow, children }: Props) {
  return (
    <div className="page-head">
      <div className="container">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{heading}</h1>
        <p className="lead">{intro}</p>
        {children && <div className="actions">{children}</div>}
      </div>
    </div>
  )
}

import { clsx } from 'clsx'
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
    <div
      className={clsx(
        'pt-[clamp(48px,7vw,104px)]',
        tight ? 'pb-8' : 'pb-[clamp(40px,5vw,72px)]',
        // Late-streaming content shifts two columns: hide them until the next element is parsed.
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

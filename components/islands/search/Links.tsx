import type { ReactNode } from 'react'

interface Props {
  title: string
  links: readonly { title: string; url: string }[]
  /** What can be done with the list, beside its title. */
  children?: ReactNode
}

/** A short list of ways on, or nothing when there are none. An address elsewhere opens in a new tab. */
export function Links({ title, links, children }: Props) {
  if (links.length === 0) return null
  return (
    <div className="ways">
      <p>
        {title} {children}
      </p>
      <ul>
        {links.map(({ url, title }) => (
          <li key={`${url} ${title}`}>
            <a href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

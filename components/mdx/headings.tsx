import type { ReactNode } from 'react'
import { useMessages } from '../locale.tsx'

interface Props {
  id?: string
  children?: ReactNode
}

/** A heading of a text, with its link where it has an id. */
export const headingOf = (Level: 'h2' | 'h3') =>
  function Heading({ id, children }: Props) {
    return (
      <Level id={id}>
        {children} {id && <Anchor id={id} />}
      </Level>
    )
  }

/**
 * The link of a part of a text to itself. Using it also copies it (renderer/client/deep-links.ts). In a heading it has no
 * text, so that what a visitor selects, searches or quotes is the heading alone.
 */
export function Anchor({ id, children }: Props & { id: string }) {
  const t = useMessages()
  return (
    <a className="anchor" href={`#${id}`} aria-label={t('content.copyLink')} data-copied={t('content.copied')}>
      {children}
    </a>
  )
}

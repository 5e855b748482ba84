import type { ReactNode } from 'react'
import { useMessages } from '../locale.tsx'

interface Props {
  id?: string
  children?: ReactNode
}

export function Heading2({ id, children }: Props) {
  return (
    <h2 id={id}>
      {children} {id && <Anchor id={id} />}
    </h2>
  )
}

export function Heading3({ id, children }: Props) {
  return (
    <h3 id={id}>
      {children} {id && <Anchor id={id} />}
    </h3>
  )
}

/**
 * A heading's link to itself. Using it also copies it (renderer/frame.ts). It has no text, so that what a visitor
 * selects, searches or quotes is the heading alone.
 */
function Anchor({ id }: { id: string }) {
  const t = useMessages()
  return (
    // biome-ignore lint/a11y/useAnchorContent: its name is its label
    <a className="anchor" href={`#${id}`} aria-label={t('content.copyLink')} data-copied={t('content.copied')} />
  )
}

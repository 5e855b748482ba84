import type { ReactNode } from 'react'
import { useLocale } from '../locale.tsx'

interface Props {
  id?: string
  children?: ReactNode
}

export const headingOf = (Level: 'h2' | 'h3') =>
  function Heading({ id, children }: Props) {
    return (
      <Level id={id}>
        {children} {id && <Anchor id={id} />}
      </Level>
    )
  }

/** Link to a heading; a click copies it (renderer/client/page.ts). Without text, so that quotes omit it. */
export function Anchor({ id, children }: Props & { id: string }) {
  const { t } = useLocale()
  return (
    <a className="anchor" href={`#${id}`} aria-label={t('content.copyLink')} data-copied={t('content.copied')}>
      {children}
    </a>
  )
}

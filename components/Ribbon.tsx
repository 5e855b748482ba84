import { content, type SitePage } from '../site/content.ts'
import { useMessages } from './locale.tsx'

/** Says in a preview that this is one, and of an article whether it is published. It stands in no published page. */
export function Ribbon({ page }: { page: SitePage }) {
  const t = useMessages()
  if (!content.preview) return null
  const waits = page.post?.waits
  const state = waits === undefined ? t('preview.site') : stateOf(waits, t)
  return (
    <p role="note" className="ribbon">
      {state}
    </p>
  )
}

/** What a card says of a post that is not published: Draft, or when it appears. */
export function stateOf(waits: string, t: ReturnType<typeof useMessages>): string {
  return waits === '' ? t('preview.draft') : t('preview.scheduled')(waits)
}

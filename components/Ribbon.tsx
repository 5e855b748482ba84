import { content, postNamed } from '../site/content.ts'
import type { Page } from '../site/pages.ts'
import { useMessages } from './locale.tsx'

/** Says in a preview that this is one, and of an article whether it is published. It stands in no published page. */
export function Ribbon({ page }: { page: Page }) {
  const t = useMessages()
  if (!content.preview) return null
  const post = page.post ? postNamed(page.post, page.locale) : undefined
  const state = post?.waits === undefined ? t('preview.site') : stateOf(post.waits, t)
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

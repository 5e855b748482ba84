import { content, postNamed } from '../site/content.ts'
import type { Page } from '../site/pages.ts'
import { useMessages } from './locale.tsx'

/**
 * Says in a preview that this is one, and of an article whether it is published. It stands in no published page, so its
 * few styles stand here.
 */
export function Ribbon({ page }: { page: Page }) {
  const t = useMessages()
  if (!content.preview) return null
  const post = page.post ? postNamed(page.post, page.locale) : undefined
  const state = post?.waits === undefined ? t('preview.site') : stateOf(post.waits, t)
  return (
    <p
      role="note"
      style={{ margin: 0, padding: '0.4rem 1rem', background: '#7a3200', color: '#fff', textAlign: 'center' }}
    >
      {state}
    </p>
  )
}

/** What a card says of a post that is not published: Draft, or when it appears. */
export function stateOf(waits: string, t: ReturnType<typeof useMessages>): string {
  return waits === '' ? t('preview.draft') : t('preview.scheduled')(waits)
}

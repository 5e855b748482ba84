import { content, type SitePage } from '../site/content.ts'
import { useMessages } from './locale.tsx'

/** Preview banner, with the publication state of an article. Previews only. */
export function PreviewBanner({ page }: { page: SitePage }) {
  const t = useMessages()
  if (!content.preview) return null
  const waits = page.post?.waits
  const state = waits === undefined ? t('preview.site') : publicationState(waits, t)
  return (
    <p role="note" className="bg-bad text-paper px-4 py-1.5 text-center">
      {state}
    </p>
  )
}

/** State of an unpublished post: draft, or its publication date. */
export function publicationState(waits: string, t: ReturnType<typeof useMessages>): string {
  return waits === '' ? t('preview.draft') : t('preview.scheduled')(waits)
}

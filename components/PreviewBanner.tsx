import { content, type SitePage } from '../site/content.ts'
import type { Locale } from '../site/locales.ts'
import { message } from '../site/messages.ts'

/** Preview banner, with the publication state of an article. Previews only. */
export function PreviewBanner({ page: { post, locale } }: { page: SitePage }) {
  if (!content.preview) return null
  return (
    <p role="note" className="bg-bad text-paper px-4 py-1.5 text-center">
      {post?.waits === undefined ? message('preview.site', locale) : publicationState(post.waits, locale)}
    </p>
  )
}

/** State of an unpublished post: draft, or its publication date. */
export function publicationState(waits: string, locale: Locale): string {
  return waits === '' ? message('preview.draft', locale) : message('preview.scheduled', locale, { moment: waits })
}

import { content, type SitePage } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import type { Locale } from '../site/locales.ts'
import { message } from '../site/messages.ts'

/** Banner shown in previews only, with the publication state of a post and a link to edit the text. */
export function PreviewBanner({ page }: { page: SitePage }) {
  if (!content.preview) return null
  const { post, locale } = page
  const address = textAddressOf(page)
  return (
    <p role="note" className="bg-bad text-paper px-4 py-1.5 text-center">
      {post?.waits === undefined ? message('preview.site', locale) : publicationState(post.waits, locale)}
      {address && (
        <>
          {' '}
          <a className="ml-2 text-inherit underline" href={address}>
            {message('preview.edit', locale)}
          </a>
        </>
      )}
    </p>
  )
}

/** Address at which the text of a page can be edited; undefined if there is no editor or the page has no text. */
function textAddressOf({ post, locale, route }: SitePage): string | undefined {
  const found = (['legal', 'pages'] as const).find((collection) => route in content[collection][locale])
  const key = post ? `blog/${post.name}` : found && `${found}/${route}`
  return key && content.textAddress?.replace('{key}', key).replace('{file}', `content/${locale}/${key}.mdx`)
}

/** State of an unpublished post: draft if `waits` is empty, otherwise its publication date. */
export function publicationState(waits: string, locale: Locale): string {
  if (waits === '') return message('preview.draft', locale)
  const [date = '', hour] = waits.split(/[ T]/)
  const day = formatDate(date, locale)
  const moment = hour === undefined ? day : message('preview.moment', locale, { day, hour })
  return message('preview.scheduled', locale, { moment })
}

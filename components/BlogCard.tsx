import { categories } from '../site/categories.ts'
import type { PostSummary } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import { href } from '../site/routes.ts'
import { useLocale, useMessages } from './locale.tsx'
import { Picture } from './Picture.tsx'
import { stateOf } from './Ribbon.tsx'

interface Props {
  post: PostSummary
  featured?: boolean
  /** Loads the picture eagerly: use it for the first of a page. */
  first?: boolean
}

const columns = '(min-width: 1024px) 600px, 100vw'

/** A post card. Teasers link to the blog list because they have no page. */
export function BlogCard({ post, featured = false, first = featured }: Props) {
  const locale = useLocale()
  const t = useMessages()
  const url = post.hasBody ? href('post', locale, { slug: post.slug }) : href('blog', locale)
  return (
    <article className={featured ? 'entry entry-featured' : 'entry'}>
      <Picture src={post.image} alt={post.imageAlt} {...post.imageSize} sizes={columns} first={first} />
      <div>
        <p className="eyebrow">
          {featured ? `${t('blog.featured')} · ` : ''}
          {categories[post.category].name[locale]}
          {post.waits !== undefined && ` · ${stateOf(post.waits, t)}`}
        </p>
        <h2>
          <a href={url}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
        <p className="meta">
          <time dateTime={post.date}>{formatDate(post.date, locale)}</time> · {t('blog.readingTime')(post.readTime)}
        </p>
      </div>
    </article>
  )
}

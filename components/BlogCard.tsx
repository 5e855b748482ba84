import { clsx } from 'clsx'
import { categories } from '../site/categories.ts'
import type { PostSummary } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import { useLocale } from './locale.tsx'
import { CardPicture } from './Picture.tsx'
import { publicationState } from './PreviewBanner.tsx'

// The link covers the card, so the focus indicator surrounds the card.
const link = clsx(
  'text-inherit after:absolute after:inset-0 after:rounded-[4px] after:outline-offset-8 after:outline-blue-600',
  'group-hover:underline group-hover:decoration-[1.5px] focus-visible:[outline-style:none] focus-visible:after:outline-2',
)

/** A post card. Teasers link to the blog list because they have no page. */
export function BlogCard({ post, featured = false }: { post: PostSummary; featured?: boolean }) {
  const { href, locale, t } = useLocale()
  const url = post.hasBody ? href('post', { slug: post.slug }) : href('blog')
  return (
    <article className={clsx('group relative', featured && 'lg:grid lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12')}>
      <CardPicture src={post.image} alt={post.imageAlt} {...post.imageSize} room={600} first={featured} />
      <div>
        <p className={clsx('mt-5 mb-2 text-sm font-medium text-blue-600', featured && 'lg:mt-0')}>
          {featured ? `${t('blog.featured')} · ` : ''}
          {categories[post.category].name[locale]}
          {post.waits !== undefined && ` · ${publicationState(post.waits, locale)}`}
        </p>
        <h2 className={clsx('text-xl', featured && 'lg:text-2xl')}>
          <a className={link} href={url}>
            {post.title}
          </a>
        </h2>
        <p className="text-soft mt-2">{post.excerpt}</p>
        <p className="text-soft mt-3 text-sm">
          <time dateTime={post.date}>{formatDate(post.date, locale)}</time> ·{' '}
          {t('blog.readingTime', { minutes: post.readTime })}
        </p>
      </div>
    </article>
  )
}

import { BlogCard } from '../components/BlogCard.tsx'
import { useLocale } from '../components/locale.tsx'
import { Picture } from '../components/Picture.tsx'
import { Section } from '../components/Section.tsx'
import { categories } from '../site/categories.ts'
import { type PageInfo, type PostSummary, postsIn } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import { neighbours, related } from '../site/pages.ts'

export default function PostPage({ page: { locale, post }, html }: PageInfo) {
  const { href, t } = useLocale()
  const posts = postsIn(locale)
  if (!post || html === undefined) throw new Error('The page of a post has no text.')
  return (
    <>
      <article className="page-width pb-section">
        <p className="py-8">
          <a className="inline-block py-2 no-underline" href={href('blog')}>
            ← {t('blog.back')}
          </a>
        </p>
        <header className="mb-10 max-w-[54rem] *:not-first:mt-4">
          <p className="text-sm font-medium text-blue-600">{categories[post.category].name[locale]}</p>
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <p className="text-soft text-sm">
            {post.author} · <time dateTime={post.date}>{formatDate(post.date, locale)}</time> ·{' '}
            {t('blog.readingTime', { minutes: post.readTime })}
          </p>
        </header>
        <div className="mb-14">
          <Picture src={post.image} alt={post.imageAlt} {...post.imageSize} room={1200} first />
        </div>
        <Contents headings={post.headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <Neighbours post={post} posts={posts} />
      </article>
      <Section id="related" heading={t('blog.related')} on="tint">
        <div className="gap-x-gap grid gap-y-12 sm:grid-cols-2">
          {related(post, posts).map((other) => (
            <BlogCard key={other.id} post={other} />
          ))}
        </div>
      </Section>
    </>
  )
}

function Contents({ headings }: { headings: readonly { depth: number; id: string; text: string }[] }) {
  const { t } = useLocale()
  const chapters = headings.filter((heading) => heading.depth === 2)
  if (chapters.length < 5) return null
  return (
    <nav className="mx-auto mb-12 max-w-[43rem] border-y py-5" aria-labelledby="toc">
      <p id="toc" className="mb-1 font-semibold">
        {t('blog.contents')}
      </p>
      <ol className="gap-x-10 md:columns-2">
        {chapters.map((heading) => (
          <li key={heading.id}>
            <a className="inline-block py-[5px]" href={`#${heading.id}`}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const beside = 'mx-auto mt-16 grid max-w-[43rem] grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6'

function Neighbours({ post, posts }: { post: PostSummary; posts: readonly PostSummary[] }) {
  const { href, t } = useLocale()
  const { newer, older } = neighbours(post, posts)
  if (!newer && !older) return null
  return (
    <nav className={beside} aria-label={t('blog.neighbours')}>
      {older && (
        <a href={href('post', { slug: older.slug })} rel="prev">
          <span className="text-soft block text-sm">{t('blog.older')}</span> {older.title}
        </a>
      )}
      {newer && (
        <a href={href('post', { slug: newer.slug })} rel="next">
          <span className="text-soft block text-sm">{t('blog.newer')}</span> {newer.title}
        </a>
      )}
    </nav>
  )
}

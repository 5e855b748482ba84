import { BlogCard } from '../components/BlogCard.tsx'
import { useMessages } from '../components/locale.tsx'
import { categories } from '../site/categories.ts'
import { postsIn } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import { related } from '../site/related.ts'
import { href } from '../site/routes.ts'
import type { PageInfo } from './site/page-info.ts'

export function Post({ page: { locale, post: name }, article }: PageInfo) {
  const t = useMessages()
  const posts = postsIn(locale)
  const post = posts.find((candidate) => candidate.name === name)
  if (!post || !article) throw new Error(`There is no article "${name}" in ${locale}.`)
  return (
    <>
      <article className="container article">
        <p className="back">
          <a href={href('blog', locale)}>← {t('blog.back')}</a>
        </p>
        <header>
          <p className="eyebrow">{categories[post.category].name[locale]}</p>
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <p className="meta">
            {post.author} · <time dateTime={post.date}>{formatDate(post.date, locale)}</time> ·{' '}
            {t('blog.readingTime')(post.readTime)}
          </p>
        </header>
        <img src={post.image} alt={post.imageAlt} width="960" height="540" fetchPriority="high" />
        <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      <section className="section on-tint" aria-labelledby="related">
        <div className="container">
          <h2 id="related" className="section-head">
            {t('blog.related')}
          </h2>
          <div className="entries entries-2">
            {related(post, posts).map((other) => (
              <BlogCard key={other.id} post={other} />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}

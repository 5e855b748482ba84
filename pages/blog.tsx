import { BlogCard } from '../components/BlogCard.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { PostForm } from '../components/PostForm.tsx'
import { categories, categoryNames } from '../site/categories.ts'
import { type PageInfo, postsIn, words } from '../site/content.ts'
import { listUrl, type Page, pageSize } from '../site/pages.ts'

/** Paginated list of posts, of all categories or of one. */
export default function Blog({ page }: PageInfo) {
  const { locale, category, number = 1 } = page
  const t = useMessages()
  const { heading, intro, newsletter } = words('blog', locale)
  const posts = postsIn(locale).filter((post) => !category || post.category === category)
  const [first, ...others] = posts.slice((number - 1) * pageSize, number * pageSize)
  return (
    <>
      <PageHead
        heading={category ? categories[category].name[locale] : heading}
        intro={category ? categories[category].description[locale] : intro}
        eyebrow={category ? t('nav.blog') : undefined}
      />
      <div className="page-width section-tight">
        <Filter page={page} />
        {first ? <BlogCard post={first} featured /> : <p className="empty">{t('blog.none')}</p>}
        {first && posts.length === 1 && <p className="empty">{t('blog.onlyFeatured')}</p>}
        {others.length > 0 && (
          <div className="entries even-grid">
            {others.map((post) => (
              <BlogCard key={post.id} post={post} />
            ))}
          </div>
        )}
        <Pages page={page} count={Math.ceil(posts.length / pageSize)} />
      </div>
      <section className="section on-tint" aria-labelledby="newsletter">
        <div className="page-width newsletter split-columns">
          <div>
            <h2 id="newsletter">{newsletter.heading}</h2>
            <p className="lead">{newsletter.text}</p>
          </div>
          <div>
            <PostForm name="newsletter" />
          </div>
        </div>
      </section>
    </>
  )
}

/** Category links, so filtering works without scripts. */
function Filter({ page: { locale, category, number = 1 } }: { page: Page }) {
  const t = useMessages()
  const posts = postsIn(locale)
  const used = categoryNames.filter((name) => posts.some((post) => post.category === name))
  const current = (same: boolean) => (same ? (number === 1 ? 'page' : 'true') : undefined)
  return (
    <nav className="subjects" aria-label={t('blog.categories')}>
      {[undefined, ...used].map((name) => (
        <a key={name ?? 'all'} href={listUrl(name, locale)} aria-current={current(name === category)}>
          {name ? categories[name].name[locale] : t('blog.all')}{' '}
          <span>{posts.filter((post) => !name || post.category === name).length}</span>
        </a>
      ))}
    </nav>
  )
}

function Pages({ page: { locale, category, number = 1 }, count }: { page: Page; count: number }) {
  const t = useMessages()
  if (count < 2) return null
  return (
    <nav className="pages" aria-label={t('blog.pages')}>
      {number > 1 && (
        <a href={listUrl(category, locale, number - 1)} rel="prev">
          {t('blog.newer')}
        </a>
      )}
      <span>{t('blog.page')(number)}</span>
      {number < count && (
        <a href={listUrl(category, locale, number + 1)} rel="next">
          {t('blog.older')}
        </a>
      )}
    </nav>
  )
}

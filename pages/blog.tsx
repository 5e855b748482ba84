import { clsx } from 'clsx'
import { BlogCard } from '../components/BlogCard.tsx'
import { FormSection } from '../components/FormSection.tsx'
import { useLocale } from '../components/locale.tsx'
import { PageHead, Section } from '../components/Section.tsx'
import { categories, categoryNames } from '../site/categories.ts'
import { type PageInfo, postsIn, words } from '../site/content.ts'
import { listUrl, type Page, pageSize } from '../site/pages.ts'

export default function BlogPage({ page }: PageInfo) {
  const { locale, category, number = 1 } = page
  const { t } = useLocale()
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
      <div className="page-width pb-section">
        <Filter page={page} />
        {first ? <BlogCard post={first} featured /> : <p className={empty}>{t('blog.none')}</p>}
        {first && posts.length === 1 && <p className={empty}>{t('blog.onlyFeatured')}</p>}
        {others.length > 0 && (
          <div className="gap-x-gap mt-16 grid gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((post) => (
              <BlogCard key={post.id} post={post} />
            ))}
          </div>
        )}
        <Pages page={page} count={Math.ceil(posts.length / pageSize)} />
      </div>
      <Section on="tint" labelledBy="newsletter">
        <div className="grid gap-x-[calc(100%/12)] gap-y-8 lg:grid-cols-[6fr_5fr]">
          <div>
            <h2 id="newsletter">{newsletter.heading}</h2>
            <p className="lead mt-3">{newsletter.text}</p>
          </div>
          <div>
            <FormSection name="newsletter" />
          </div>
        </div>
      </Section>
    </>
  )
}

const empty = 'py-6 text-lg text-soft'
const subject = clsx(
  'text-soft hover:text-ink aria-[current]:text-ink -mb-px border-b-2 border-transparent py-3 aria-[current]:border-blue-600',
  // Transparent borders show in forced colours.
  'forced-colors:not-aria-[current]:border-b-0',
)

/** Category links, so filtering works without scripts. */
function Filter({ page: { locale, category, number = 1 } }: { page: Page }) {
  const { t } = useLocale()
  const posts = postsIn(locale)
  const used = categoryNames.filter((name) => posts.some((post) => post.category === name))
  const current = (same: boolean) => (same ? (number === 1 ? 'page' : 'true') : undefined)
  return (
    <nav className="mb-10 flex flex-wrap gap-x-7 border-b" aria-label={t('blog.categories')}>
      {[undefined, ...used].map((name) => (
        <a
          key={name ?? 'all'}
          className={subject}
          href={listUrl(name, locale)}
          aria-current={current(name === category)}
        >
          {name ? categories[name].name[locale] : t('blog.all')}{' '}
          <span className="text-[0.8125rem] tabular-nums">
            {posts.filter((post) => !name || post.category === name).length}
          </span>
        </a>
      ))}
    </nav>
  )
}

function Pages({ page: { locale, category, number = 1 }, count }: { page: Page; count: number }) {
  const { t } = useLocale()
  if (count < 2) return null
  return (
    <nav className="mt-16 flex gap-6" aria-label={t('blog.pages')}>
      {number > 1 && (
        <a href={listUrl(category, locale, number - 1)} rel="prev">
          {t('blog.newer')}
        </a>
      )}
      <span>{t('blog.page', { number })}</span>
      {number < count && (
        <a href={listUrl(category, locale, number + 1)} rel="next">
          {t('blog.older')}
        </a>
      )}
    </nav>
  )
}

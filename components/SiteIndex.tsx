import { clsx } from 'clsx'
import { categoryNames, categoryTitle } from '../site/categories.ts'
import { content, faqOn, legalIn, modulesIn, plansIn, postsIn } from '../site/content.ts'
import { listUrl } from '../site/pages.ts'
import { moduleIds, planIds } from '../site/plans.ts'
import { listedIn, type PlainRoute } from '../site/routes.ts'
import { useLocale } from './locale.tsx'

export function SiteIndex() {
  const { href, locale, t } = useLocale()
  const posts = postsIn(locale)
  const subjects = categoryNames.filter((name) => posts.some((post) => post.category === name))
  const link = (route: PlainRoute, title: string) => ({ url: href(route), title })
  const groups = [
    { title: t('group.page'), links: listedIn('index').map((name) => link(name, content.pages[locale][name].title)) },
    { title: t('group.plan'), links: planIds.map((id) => link(id, plansIn(locale)[id].title)) },
    { title: t('group.module'), links: moduleIds.map((id) => link(id, modulesIn(locale)[id].title)) },
    {
      title: t('group.article'),
      links: [
        ...subjects.map((name) => ({ url: listUrl(name, locale), title: categoryTitle(name, locale) })),
        ...posts.filter((post) => post.hasBody).map(({ slug, title }) => ({ url: href('post', { slug }), title })),
      ],
    },
    { title: t('group.legal'), links: listedIn('legal').map((name) => link(name, legalIn(locale)[name].heading)) },
  ]
  const questions = (['faq', 'plans'] as const).flatMap((on) =>
    faqOn(on, locale).map((section) => ({
      title: section.title,
      links: section.questions.map(({ id, title }) => ({ url: `${href(on)}#${id}`, title })),
    })),
  )
  return (
    <nav className="[[data-asked]+&]:hidden" aria-label={t('search.index')}>
      <div className={columns}>{groups.map((group) => toSection(group, 'h2'))}</div>
      <h2 className="my-6 text-xl">{t('group.question')}</h2>
      <div className={clsx(columns, 'border-t')}>{questions.map((group) => toSection(group, 'h3'))}</div>
    </nav>
  )
}

const columns = 'columns-[4_15rem] gap-x-gap pt-10'

function toSection({ title, links }: { title: string; links: { url: string; title: string }[] }, Heading: 'h2' | 'h3') {
  return (
    <section key={title} className="break-inside-avoid pb-9">
      <Heading className="mb-2 text-base tracking-normal">{title}</Heading>
      <ul>
        {links.map(({ url, title }) => (
          <li key={url}>
            <a className="block py-1.5" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

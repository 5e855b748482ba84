import { Closing } from '../components/Closing.tsx'
import { Island } from '../components/Island.tsx'
import { Questions } from '../components/islands/Questions.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { faqOn, questionsOf, words } from '../site/content.ts'
import type { PageInfo } from './site/page-info.ts'

export function Faq({ page: { locale } }: PageInfo) {
  const page = words('faq', locale)
  const t = useMessages()
  const sections = faqOn('faq', locale).map((section) => ({
    id: section.id,
    title: section.title,
    questions: questionsOf(section),
  }))
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="container faq">
        <nav className="contents" aria-label={t('faq.contents')}>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Island of={Questions} id="faq" props={{ sections }} />
      </div>
      <Closing {...page.closing} />
    </>
  )
}

import { SearchField } from '../components/SearchField.tsx'
import { PageHead } from '../components/Section.tsx'
import { SiteIndex } from '../components/SiteIndex.tsx'
import { type PageInfo, words } from '../site/content.ts'
import { message } from '../site/messages.ts'

/** Search page. Shows the site index without scripts or query. */
export default function SearchPage({ page: { locale } }: PageInfo) {
  const page = words('search', locale)
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="page-width pb-section">
        <p className="mb-4 hidden noscript:block">{message('search.noScripts', locale)}</p>
        <SearchField onPage />
        <SiteIndex />
      </div>
    </>
  )
}

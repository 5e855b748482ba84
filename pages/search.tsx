import { useLocale } from '../components/locale.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { PageHead } from '../components/Section.tsx'
import { SiteIndex } from '../components/SiteIndex.tsx'
import type { ViewProps } from './site/+Page.tsx'

/** Search page. Without scripts or a query, shows the site index. */
export default function SearchPage({ words }: ViewProps<'search'>) {
  const { t } = useLocale()
  return (
    <>
      <PageHead heading={words.heading} intro={words.intro} />
      <div className="page-width pb-section">
        <p className="mb-4 hidden noscript:block">{t('search.noScripts')}</p>
        <SearchField onPage />
        <SiteIndex />
      </div>
    </>
  )
}

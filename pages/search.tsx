import { Island } from '../components/Island.tsx'
import { Search as SearchField } from '../components/islands/Search.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { SiteIndex } from '../components/SiteIndex.tsx'
import type { PageInfo } from '../renderer/page-info.ts'
import { chatLink } from '../site/chat.ts'
import { words } from '../site/content.ts'
import { searchWords } from '../site/search-words.ts'

/** The search page. Without scripts, and until something is asked, it is an index of the site. */
export default function Search({ page: { locale } }: PageInfo) {
  const page = words('search', locale)
  const chat = chatLink(useMessages()('chat.greeting'))
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="container search-page">
        <Island
          of={SearchField}
          id="search"
          param="q"
          props={{ locale, words: searchWords(locale), chat, ownPage: true }}
        />
        <SiteIndex />
      </div>
    </>
  )
}

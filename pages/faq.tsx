import { DataPromises } from '../components/DataPromises.tsx'
import { Island } from '../components/Island.tsx'
import { FaqSearch } from '../components/islands/FaqSearch.tsx'
import { Closing, PageHead } from '../components/Section.tsx'
import { type PageInfo, questionsOn, words } from '../site/content.ts'
import { messagesOf } from '../site/messages.ts'

export default function FaqPage({ page: { locale } }: PageInfo) {
  const page = words('faq', locale)
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} tight />
      <div className="page-width pb-section">
        <Island
          of={FaqSearch}
          id="faq"
          param="q"
          props={{ sections: questionsOn('faq', locale), texts: messagesOf('faq', locale) }}
        />
      </div>
      <DataPromises on="tint" />
      <Closing {...page.closing} />
    </>
  )
}

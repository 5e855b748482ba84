import { DataPromises } from '../components/DataPromises.tsx'
import { Island } from '../components/Island.tsx'
import { FaqSearch } from '../components/islands/FaqSearch.tsx'
import { useLocale } from '../components/locale.tsx'
import { Closing, PageHead } from '../components/Section.tsx'
import { questionsOn } from '../site/content.ts'
import { messagesOf } from '../site/messages.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function FaqPage({ words }: ViewProps<'faq'>) {
  const { locale } = useLocale()
  return (
    <>
      <PageHead heading={words.heading} intro={words.intro} tight />
      <div className="page-width pb-section">
        <Island
          of={FaqSearch}
          id="faq"
          param="q"
          props={{ sections: questionsOn('faq', locale), texts: messagesOf('faq', locale) }}
        />
      </div>
      <DataPromises on="tint" brief />
      <Closing {...words.closing} />
    </>
  )
}

import { PageHead } from '../components/PageHead.tsx'
import { words } from '../site/content.ts'
import type { PageInfo } from './site/page-info.ts'

export function Search({ page: { locale } }: PageInfo) {
  const page = words('search', locale)
  return <PageHead heading={page.heading} intro={page.intro} />
}

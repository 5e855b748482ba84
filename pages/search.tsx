import { PageHead } from '../components/PageHead'
import { words } from '../site/content'
import type { PageInfo } from './site/+data'

export function Search({ page: { locale } }: PageInfo) {
  const page = words('search', locale)
  return <PageHead heading={page.heading} intro={page.intro} />
}

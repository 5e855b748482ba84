import type { ComponentType } from 'react'
import type { RouteName } from '../../site/routes.ts'
import { About } from '../about.tsx'
import { Blog } from '../blog.tsx'
import { Cases } from '../cases.tsx'
import { Contact } from '../contact.tsx'
import { Dashboard } from '../dashboard.tsx'
import { Dpa } from '../dpa.tsx'
import { Enterprise } from '../enterprise.tsx'
import { Faq } from '../faq.tsx'
import { Home } from '../home.tsx'
import { NotFound } from '../notFound.tsx'
import { Plans } from '../plans.tsx'
import { Post } from '../post.tsx'
import { Privacy } from '../privacy.tsx'
import { Professional } from '../professional.tsx'
import { Search } from '../search.tsx'
import { SingleFlows } from '../singleFlows.tsx'
import { Starter } from '../starter.tsx'
import { Support } from '../support.tsx'
import { Terms } from '../terms.tsx'
import { Training } from '../training.tsx'
import type { PageInfo } from './page-info.ts'

/** One view per route. A route without a view, or a view without a route, does not compile. */
const views: Record<RouteName, ComponentType<PageInfo>> = {
  home: Home,
  plans: Plans,
  singleFlows: SingleFlows,
  support: Support,
  training: Training,
  dashboard: Dashboard,
  starter: Starter,
  professional: Professional,
  enterprise: Enterprise,
  about: About,
  blog: Blog,
  category: Blog,
  post: Post,
  cases: Cases,
  faq: Faq,
  contact: Contact,
  privacy: Privacy,
  terms: Terms,
  dpa: Dpa,
  search: Search,
  notFound: NotFound,
}

export function Page(info: PageInfo) {
  const View = views[info.page.route]
  return <View {...info} />
}

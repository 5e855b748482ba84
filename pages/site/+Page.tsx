import type { ComponentType } from 'react'
import type { RouteName } from '../../site/routes'
import { About } from '../about'
import { Blog } from '../blog'
import { Cases } from '../cases'
import { Contact } from '../contact'
import { Dashboard } from '../dashboard'
import { Dpa } from '../dpa'
import { Enterprise } from '../enterprise'
import { Faq } from '../faq'
import { Home } from '../home'
import { NotFound } from '../notFound'
import { Plans } from '../plans'
import { Post } from '../post'
import { Privacy } from '../privacy'
import { Professional } from '../professional'
import { Search } from '../search'
import { SingleFlows } from '../singleFlows'
import { Starter } from '../starter'
import { Support } from '../support'
import { Terms } from '../terms'
import { Training } from '../training'
import type { PageInfo } from './+data'

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

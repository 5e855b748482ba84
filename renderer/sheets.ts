import type { RouteName } from '../site/routes.ts'
import forms from './styles/forms.css?url'
import lost from './styles/lost.css?url'
import questions from './styles/questions.css?url'
import reading from './styles/reading.css?url'
import search from './styles/search.css?url'
import selling from './styles/selling.css?url'
import services from './styles/services.css?url'

/** What each kind of page wears over styles.css, which every page has: it loads what it shows. */
const sheets: Record<RouteName, readonly string[]> = {
  home: [selling],
  plans: [selling, services, questions],
  singleFlows: [selling, services],
  support: [selling, services],
  training: [selling, services],
  dashboard: [selling, services],
  starter: [selling],
  professional: [selling],
  enterprise: [selling],
  about: [selling, services],
  blog: [reading, forms],
  category: [reading, forms],
  post: [reading],
  cases: [selling, services],
  faq: [questions],
  contact: [selling, forms],
  privacy: [reading, questions],
  terms: [reading, questions],
  dpa: [reading, questions],
  search: [search],
  notFound: [lost],
}

export function sheetsOf(route: RouteName): readonly string[] {
  return sheets[route]
}

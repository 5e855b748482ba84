import type { RouteName } from '../site/routes.ts'
import forms from './styles/forms.css?inline'
import lost from './styles/lost.css?inline'
import questions from './styles/questions.css?inline'
import reading from './styles/reading.css?inline'
import search from './styles/search.css?inline'
import selling from './styles/selling.css?inline'
import services from './styles/services.css?inline'
import shared from './styles.css?inline'

/** What each kind of page wears over styles.css, which every page has. */
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

/** The styles of a kind of page: 5 to 8 kB, compressed. They stand in the page itself: nothing has to be waited for. */
export function sheetOf(route: RouteName): string {
  return [shared, ...sheets[route]].join('')
}

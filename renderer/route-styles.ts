import { type RouteName, routes, type Style } from '../site/routes.ts'
import forms from './styles/forms.css?inline'
import lost from './styles/lost.css?inline'
import questions from './styles/questions.css?inline'
import reading from './styles/reading.css?inline'
import search from './styles/search.css?inline'
import selling from './styles/selling.css?inline'
import services from './styles/services.css?inline'
import shared from './styles.css?inline'

/** What a kind of page can wear over styles.css, which every page has. */
const sheets: Record<Style, string> = { forms, lost, questions, reading, search, selling, services }

/** The styles of a kind of page: 5 to 8 kB, compressed. They stand in the page itself: nothing has to be waited for. */
export function sheetOf(route: RouteName): string {
  return [shared, ...routes[route].styles.map((style) => sheets[style])].join('')
}

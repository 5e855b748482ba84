import { content } from '../site/content.ts'
import { type RouteName, routes } from '../site/routes.ts'
import toasts from './styles/shared/toasts.css?inline'
import shared from './styles.css?inline'

/** Every stylesheet by its file; those of styles.css, which every page has, are not asked for. */
const sheets = import.meta.glob<string>('./styles/*.css', { query: '?inline', import: 'default', eager: true })

/**
 * The styles of a kind of page: 5 to 8 kB, compressed. They stand in the page itself: nothing has to be waited for. Toasts
 * bring styles of their own, in no layer, so what changes those is in none.
 */
export function sheetOf(route: RouteName): string {
  const styles = [...routes[route].styles, ...(content.preview ? ['preview'] : [])]
  const worn = styles.map((style) => sheets[`./styles/${style}.css`] ?? missing(style)).join('')
  return `${shared}@layer components{${worn}}${styles.includes('forms') ? toasts : ''}`
}

function missing(style: string): never {
  throw new Error(`site/routes.ts names ${style} among its styles, and there is no renderer/styles/${style}.css.`)
}

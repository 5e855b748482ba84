import { readFileSync } from 'node:fs'
import { content, legalIn, type PostSummary, placeOf, type SitePage } from '../../site/content.ts'
import type { PageName } from '../../site/routes.ts'
import { type Element, elementsOf } from './elements.ts'
import { htmlOf } from './site.ts'

/** A text of content as a page shows it: below a heading, or by itself. */
export interface Written {
  id?: string
  title?: string
  html: string
}

/** The texts of content on a page, as HTML: answers, clauses, an article, a statement. The rest of the page is made of fields. */
export function writtenOn(page: SitePage): Written[] {
  const { route, locale, post, legalVersion } = page
  if (legalVersion) return [{ html: legalVersion.html }]
  if (route === 'faq' || route === 'plans')
    return content.faq[locale].filter(({ on }) => on === route).flatMap(({ questions }) => questions)
  if (route === 'post' && post) return [{ html: bodyOf(post) }]
  const text = content.texts[locale][route as PageName]
  if (text) return [{ html: text }]
  if (route !== 'privacy' && route !== 'terms' && route !== 'dpa') return []
  const { lead, sections } = legalIn(locale)[route]
  return [{ html: lead }, ...sections]
}

/** The text of an article, as the content build keeps it. */
function bodyOf({ body }: PostSummary): string {
  return readFileSync(placeOf(`bodies/${body}.html`), 'utf8')
}

/** The HTML of a page without those texts: what the views made. */
export function frameOf(page: SitePage): string {
  return writtenOn(page).reduce((html, text) => html.replace(text.html, () => ''), htmlOf(page.url))
}

const parsed = new Map<string, Element[]>()

/** Every element of that HTML. */
export function frameElementsOf(page: SitePage): Element[] {
  const known = parsed.get(page.url) ?? elementsOf(frameOf(page))
  parsed.set(page.url, known)
  return known
}

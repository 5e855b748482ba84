import { readFileSync } from 'node:fs'
import { content, generatedFile, legalIn, type PostSummary, type SitePage } from '../../site/content.ts'
import type { PageName } from '../../site/routes.ts'
import { elementsOf, type PageElement } from './elements.ts'
import { htmlOf } from './site.ts'

/** A content text on a page, with its heading if any. */
export interface Written {
  id?: string
  title?: string
  html: string
}

/** HTML of the content texts on a page: answers, clauses or a post. Other content comes from fields. */
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

function bodyOf({ body }: PostSummary): string {
  return readFileSync(generatedFile(`bodies/${body}.html`), 'utf8')
}

/** HTML of a page without its content texts. */
export function frameOf(page: SitePage): string {
  return writtenOn(page).reduce((html, text) => html.replace(text.html, () => ''), htmlOf(page.url))
}

const parsed = new Map<string, PageElement[]>()

export function frameElementsOf(page: SitePage): PageElement[] {
  const known = parsed.get(page.url) ?? elementsOf(frameOf(page))
  parsed.set(page.url, known)
  return known
}

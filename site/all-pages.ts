import { content } from './content.ts'
import { listPages, type Page } from './pages.ts'

const pages: ReadonlyMap<string, Page> = new Map(listPages(content.posts).map((page) => [page.url, page]))

/** Every page of the site. */
export function allPages(): Page[] {
  return [...pages.values()]
}

/** The page at an address, with or without a slash at its end. */
export function pageAt(url: string): Page | undefined {
  return pages.get(url.replace(/\/+$/, '') || '/')
}

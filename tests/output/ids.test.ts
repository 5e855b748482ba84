import { expect, test } from 'vitest'
import { content, faqOn, type SitePage } from '../../site/content.ts'
import { ownIds } from '../../site/ids.ts'
import { viewOf } from '../../site/views.ts'
import { pages } from '../harness/site.ts'
import { frameElementsOf, writtenOn } from '../harness/written.ts'

function kindOf({ route }: SitePage): keyof typeof ownIds {
  if (route === 'post') return 'blog'
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return 'legal'
  return route === 'faq' || route === 'plans' ? 'faq' : 'pages'
}

test('every id outside the texts of a page is reserved, so that no heading in a text gets it', () => {
  const unknown = pages.flatMap((page) => {
    const { route, locale, url } = page
    const texts = writtenOn(page)
    if (texts.length === 0) return []
    const words = Object.keys(route in content.pages.nl ? content.pages[locale][route as 'faq'] : {})
    const sections = route === 'faq' || route === 'plans' ? faqOn(route, locale) : []
    const written = [...texts, ...sections].map(({ id }) => id)
    const known = new Set<string | undefined>([...ownIds[kindOf(page)], ...words, ...written])
    return frameElementsOf(page)
      .flatMap(({ attributes: { id } }) => id ?? [])
      .filter((id) => !known.has(id) && !id.startsWith('radix-'))
      .map((id) => `${url} #${id}`)
  })
  expect(unknown).toEqual([])
})

test('every id that site/views.ts lists for a page is on that page', () => {
  const missing = pages.flatMap((page) => {
    const ids = new Set(frameElementsOf(page).map(({ attributes: { id } }) => id))
    return (viewOf(page.route).anchors ?? []).filter((id) => !ids.has(id)).map((id) => `${page.url} #${id}`)
  })
  expect(missing).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { content, faqOn, legalIn, placeOf, type SitePage } from '../../site/content.ts'
import { ownIds } from '../../site/ids.ts'
import { elementsAt, pages } from '../harness/site.ts'

/** The collection of the texts that a page shows, if it shows any, with what holds the ids of those texts. */
function textsOf({ route, locale, post, legalVersion }: SitePage): { kind?: keyof typeof ownIds; texts: string[] } {
  if (post) return { kind: 'blog', texts: [readFileSync(placeOf(`bodies/${post.body}.html`), 'utf8')] }
  if (route === 'privacy' || route === 'terms' || route === 'dpa') {
    const { lead, sections } = legalIn(locale)[route]
    return {
      kind: 'legal',
      texts: [legalVersion?.html ?? lead, ...sections.flatMap(({ id, html }) => [named(id), html])],
    }
  }
  if (route === 'faq' || route === 'plans') {
    const sections = faqOn(route, locale)
    const questions = sections.flatMap((section) => section.questions)
    const names = [...sections, ...questions].map(({ id }) => named(id))
    return { kind: 'faq', texts: [...names, ...questions.map(({ html }) => html)] }
  }
  const text = Object.entries(content.texts[locale]).find(([name]) => name === route)
  return text ? { kind: 'pages', texts: [text[1] ?? ''] } : { texts: [] }
}

const named = (id: string) => ` id="${id}"`

test('every id that a page has beside its texts is known, so that no heading of a text gets it too', () => {
  const unknown = pages.flatMap((page) => {
    const { kind, texts } = textsOf(page)
    if (!kind) return []
    const written = texts.join('\n')
    const words = Object.keys(page.route in content.pages.nl ? content.pages[page.locale][page.route as 'faq'] : {})
    const known = new Set<string>([...ownIds[kind], ...words])
    return elementsAt(page.url)
      .flatMap(({ attributes: { id } }) => id ?? [])
      .filter((id) => !known.has(id) && !/^radix-/.test(id) && !written.includes(named(id)))
      .map((id) => `${page.url} #${id}`)
  })
  expect(unknown).toEqual([])
})

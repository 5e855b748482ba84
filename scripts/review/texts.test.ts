import { expect, test } from 'vitest'
import { type ContentChanges, post, project } from '../../tests/harness/content.ts'
import { checkProject } from '../check/run.ts'
import { contentSettings } from '../content/settings.ts'
import { compareTexts } from './texts.ts'

const settings = contentSettings({ BUILD_NOW: '2026-11-21 12:00' })
const compared = async (before: ContentChanges, after: ContentChanges) =>
  compareTexts(await checkProject(project(before), settings), await checkProject(project(after), settings))

const nl = 'content/nl/blog/kosten.mdx'
const body = 'Een korte tekst van zes woorden.'

test('a changed text is shown with its address, its earlier one, its links, and its findings', async () => {
  const twin = { body: 'A text.' }
  const { texts, gone } = await compared(
    post({ slug: 'oud' }, body, twin),
    post({ slug: 'nieuw', publishAt: '2026-12-01 09:00' }, `${body} [Vragen](/faq)`, twin),
  )
  expect(texts.find(({ file }) => file === nl)).toMatchObject({
    state: 'changed',
    url: '/blog/nieuw',
    earlierUrl: '/blog/oud',
    hidden: { until: '2026-12-01 09:00' },
    links: { added: ['/faq'], removed: [] },
    problems: [],
  })
  expect(gone.map(({ url }) => url)).toEqual(['/blog/oud'])
})

test('a mistake is shown with its text, and earlier advice is not repeated', async () => {
  const { texts, others } = await compared({}, post({ title: 'X' }, body))
  expect(texts.find(({ file }) => file === nl)?.problems.map(({ file }) => file)).toEqual([nl])
  expect(others).toEqual({ problems: [], advice: [] })
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { post, project } from '../../../tests/harness/content.ts'
import { buildContent } from '../../check/run.ts'
import { cacheIn } from '../../content/entries.ts'
import { feeds } from './feeds.ts'

test('an article keeps the id that it had first, whatever its address becomes', async () => {
  const twin = { fields: { slug: 'new', aliases: '[oldest, old]' }, body: 'A text.' }
  const root = project(post({ slug: 'nieuw' }, 'Een tekst.', twin))
  const { built } = await buildContent({ root, env: {} })
  if (!built) throw new Error('The content has mistakes.')
  const idsIn = async (locale: 'nl' | 'en') => {
    const [atom, json] = await feeds(locale, built.content, join(root, '.content/check'), cacheIn(root))
    const items: { id: string; url: string }[] = JSON.parse(json?.text ?? '').items
    for (const { id } of items) expect(atom?.text).toContain(`<id>${id}</id>`)
    return items.map(({ id, url }) => [id, url].map((address) => new URL(address).pathname))
  }
  expect(await idsIn('nl')).toContainEqual(['/blog/nieuw', '/blog/nieuw'])
  expect(await idsIn('en')).toContainEqual(['/en/blog/oldest', '/en/blog/new'])
})

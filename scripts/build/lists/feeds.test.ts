import { join } from 'node:path'
import { expect, test } from 'vitest'
import { post, project } from '../../../tests/harness/content.ts'
import { buildContent } from '../../check/run.ts'
import { cacheIn } from '../../content/compile.ts'
import { contentSettings } from '../../content/settings.ts'
import { feedHtml, feeds } from './feeds.ts'
import { escapeXml, xmlElement } from './texts.ts'

test('an article keeps its first id, even if its address changes', async () => {
  const twin = { fields: { slug: 'new', aliases: '[oldest, old]' }, body: 'A text.' }
  const root = project(post({ slug: 'nieuw' }, 'Een tekst.', twin))
  const { built } = await buildContent(root, contentSettings({}))
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

const url = 'https://a.example/blog/post'

test('addresses on the site become absolute, even within the article', () => {
  expect(feedHtml('<a href="/faq">FAQ</a> <a href="#end">End</a> <img src="/a.svg" alt="A">', url)).toBe(
    '<a href="https://a.example/faq">FAQ</a> <a href="https://a.example/blog/post#end">End</a> <img src="https://a.example/a.svg" alt="A">',
  )
})

test('elements that only work on the page are removed', () => {
  const heading = '<h2 id="end" class="x">End <a class="anchor" href="#end" aria-label="Copy"></a></h2>'
  expect(feedHtml(`${heading}<script>alert(1)</script><p style="color:red" onclick="x()">Text</p>`, url)).toBe(
    '<h2 id="end">End </h2><p>Text</p>',
  )
})

test('a picture becomes its image, and the box around a table is removed', () => {
  const picture = '<picture><source type="image/avif" srcset="/a-480.avif 480w"><img src="/a.jpg" width="8"></picture>'
  const table = '<section class="table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></section>'
  expect(feedHtml(picture + table, url)).toBe(
    '<img src="https://a.example/a.jpg" width="8"><table><tbody><tr><td>1</td></tr></tbody></table>',
  )
})

test('an address with special characters stays an address', () => {
  const url = 'https://a.example/?a=1&b="<2>"'
  const written = 'https://a.example/?a=1&amp;b=&quot;&lt;2&gt;&quot;'
  expect(xmlElement('loc', { href: url }, escapeXml(url))).toBe(`<loc href="${written}">${written}</loc>`)
})

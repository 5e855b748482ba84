import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Locale } from '../../../site/locales.ts'
import { post, problemsIn } from '../../../tests/harness/content.ts'
import { measurePicture } from '../pictures.ts'
import { compileBody } from './compile.ts'

/** Compiles a text with a photo of 1600 by 900 pixels, rotated by EXIF. */
async function htmlOf(body: string): Promise<string> {
  const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background: '#1d5fd6' } })
  const src = '/images/shop.jpg'
  const size = measurePicture(src, await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { body: compiled, problems } = await compileBody('x.mdx', body, 'nl', {}, { [src]: size })
  expect(problems).toEqual([])
  return compiled?.html ?? ''
}

const variants = (type: string) =>
  `<source type="image/${type}" sizes="(min-width: 720px) 688px, 100vw" srcSet="/images/shop-480.${type} 480w, /images/shop-768.${type} 768w, /images/shop-1152.${type} 1152w, /images/shop-1600.${type} 1600w"/>`

const inEachNotation = [
  '<Figure src="/images/shop.jpg" alt="Een winkel" />',
  '![Een winkel](/images/shop.jpg)',
  '![Een winkel][shop]\n\n[shop]: /images/shop.jpg',
]

test.each(inEachNotation)('%s comes in small formats and keeps its room free', async (written) => {
  const html = await htmlOf(written)
  expect(html).toContain(
    `<picture>${variants('avif')}${variants('webp')}<img src="/images/shop.jpg" alt="Een winkel" width="1600" height="900" loading="lazy"/></picture>`,
  )
})

const sizes = { '/images/tall.svg': { width: 400, height: 6000 }, '/images/tiny.svg': { width: 40, height: 30 } }

test.each([
  ['![Een bon](/images/tall.svg)', true],
  ['<Figure src="/images/tall.svg" alt="Een bon" />', true],
  ['[![Een bon](/images/tall.svg)](/faq)', false],
  ['[**![Een bon](/images/tall.svg)**](/faq)', false],
])(
  'a picture higher than a screen is reduced and leads to the whole, unless it is in a link: %s',
  async (text, links) => {
    const { body } = await compileBody('x.mdx', text, 'nl', {}, sizes)
    expect(body?.html).toContain('<img class="tall" src="/images/tall.svg" alt="Een bon" width="48" height="720"')
    expect(body?.html.includes('<a class="whole" href="/images/tall.svg" title="Bekijk de hele afbeelding">')).toBe(
      links,
    )
    expect(body?.html.match(/<a /g)).toHaveLength(1)
  },
)

test('a small picture keeps its size, without a link', async () => {
  const { body } = await compileBody('x.mdx', '![Een knop](/images/tiny.svg)', 'nl', {}, sizes)
  expect(body?.html).toBe('<p><img src="/images/tiny.svg" alt="Een knop" width="40" height="30" loading="lazy"/></p>')
})

test('the words below a picture and above a callout are part of the text', async () => {
  const body =
    '<Callout title="Tel zelf">\n\nTien.\n\n</Callout>\n\n<Figure src="/images/a.jpg" alt="Rij" caption="Een rij van tien." />'
  const { body: compiled } = await compileBody('x.mdx', body, 'nl', {}, { '/images/a.jpg': { width: 1, height: 1 } })
  expect(compiled?.text).toBe('Tel zelf\nTien.\nEen rij van tien.')
})

test('a missing picture is reported at each use', async () => {
  const body =
    'Tekst.\n\n<Figure src="/images/blog/weg.jpg" alt="Niets" />\n\n![Niets](/images/weg.png)\n\n![Niets][weg]\n\n[weg]: /images/weg.svg'
  expect(await problemsIn(post({ image: '/images/blog/nergens.svg' }, body))).toEqual([
    'content/nl/blog/kosten.mdx:8:8  /images/blog/nergens.svg is not a picture in public. Put the file in public/images/blog, or correct the name.',
    'content/nl/blog/kosten.mdx:14:9  /images/blog/weg.jpg is not a picture in public. Put the file in public/images/blog, or correct the name.',
    'content/nl/blog/kosten.mdx:16:1  /images/weg.png is not a picture in public. Put weg.png in public/images/blog and write /images/blog/weg.png, or correct the name.',
    'content/nl/blog/kosten.mdx:18:1  /images/weg.svg is not a picture in public. Put weg.svg in public/images/blog and write /images/blog/weg.svg, or correct the name.',
  ])
})

test("a task's checkbox says in the page's language whether it is done", async () => {
  const boxes = async (locale: Locale) => {
    const { body } = await compileBody('x.mdx', '- [x] Gedaan\n- [ ] Nog niet', locale, {}, {})
    return body?.html.match(/(?<=<input[^>]*aria-label=")[^"]*/g)
  }
  expect(await boxes('nl')).toEqual(['Klaar', 'Nog te doen'])
  expect(await boxes('en')).toEqual(['Done', 'To do'])
})

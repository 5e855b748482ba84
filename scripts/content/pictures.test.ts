import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePicture, missingPicture } from './pictures.ts'
import { translate } from './problem.ts'

const drawing = (part = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${part}</svg>`

test('a picture has the size that its file states', () => {
  expect(measurePicture('/images/blog/desk.svg', Buffer.from(drawing()))).toEqual({ width: 4, height: 3 })
})

const active = 'which can run or load something. Save it as a plain SVG.'

test.each([
  ['desk.png', drawing(), 'is a svg file with another extension. Save it again in the format of that extension.'],
  ['desk.png', 'tekst', 'cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.'],
  [
    'desk.png',
    new Uint8Array(11_000_000),
    'is 11000 kB. Make it smaller than 10000 kB, for example by saving it 1920 pixels wide.',
  ],
  ['desk.svg', drawing('<script>alert(1)</script>'), `contains <script, ${active}`],
  ['desk.svg', drawing('<g onload="alert(1)"/>'), `contains onload=, ${active}`],
  ['desk.svg', drawing('<foreignObject/>'), `contains <foreignObject, ${active}`],
  ['desk.svg', drawing('<image href="https://example.org/x.png"/>'), `contains href="h, ${active}`],
  ['desk.svg', drawing('<style>@import "https://example.org"</style>'), `contains @import, ${active}`],
])('%s of another kind, too large or active is refused', (name, bytes, message) => {
  const measured = measurePicture(`/images/blog/${name}`, Buffer.from(bytes))
  expect('en' in measured && translate(measured)).toBe(`/images/blog/${name} ${message}`)
})

test.each(['webp', 'png'] as const)(
  'a picture that moves is refused as a .%s, because only its first frame would show',
  async (type) => {
    const frame = (background: string) => ({ create: { width: 4, height: 3, channels: 3 as const, background } })
    const still = await sharp(frame('#fff')).toFormat(type).toBuffer()
    expect(measurePicture(`/images/desk.${type}`, still)).toEqual({ width: 4, height: 3 })
    const frames = [sharp(frame('#fff')).png().toBuffer(), sharp(frame('#000')).png().toBuffer()]
    const moving =
      type === 'webp'
        ? await sharp(await Promise.all(frames), { join: { animated: true } })
            .webp()
            .toBuffer()
        : animated(still)
    const measured = measurePicture(`/images/desk.${type}`, moving)
    expect('en' in measured && translate(measured)).toBe(
      `/images/desk.${type} is animated, but a page shows only one frame of it. Save that frame as a still picture.`,
    )
  },
)

/** Adds the chunk that marks a PNG as animated. https://www.w3.org/TR/png-3/#acTL-chunk */
function animated(png: Buffer): Buffer {
  const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  const at = png.indexOf('IDAT') - 4
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
}

test('a photo taller than WebP and AVIF allow must be cropped, unless scaling it down makes it fit', async () => {
  const strip = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  const measured = measurePicture('/images/strip.png', await strip(40, 20_000))
  expect('en' in measured && translate(measured)).toBe(
    '/images/strip.png is 40 by 20000. Cut it into pictures at most 16383 pixels high.',
  )
  expect(measurePicture('/images/strip.png', await strip(2400, 20_000))).toEqual({ width: 2400, height: 20_000 })
})

const saidOf = (src: string, file: string) => translate(missingPicture(src, [file]))

test('a file whose name differs in capitals must be renamed', () => {
  expect(saidOf('/images/blog/desk.svg', '/images/blog/Desk.svg')).toBe(
    '/images/blog/desk.svg is not a picture in public. /images/blog/Desk.svg does exist: rename it to /images/blog/desk.svg.',
  )
})

test("a name that resembles a file's name gets that file as a suggestion; no other file is suggested", () => {
  expect(saidOf('/images/blog/dek.svg', '/images/blog/desk.svg')).toContain('/images/blog/desk.svg does exist: write')
  expect(saidOf('/images/blog/kantoor.svg', '/images/blog/desk.svg')).toContain('Put the file in public/images/blog,')
  expect(saidOf('/images/blog/desk.png', '/images/blog/desk.gif')).toContain('save it as /images/blog/desk.png.')
})

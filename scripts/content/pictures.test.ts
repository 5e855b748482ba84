import { expect, test } from 'vitest'
import { measurePicture, missingPicture } from './pictures.ts'
import { translate } from './problem.ts'

const drawing = (part = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${part}</svg>`

test('a picture has the size that its file says', () => {
  expect(measurePicture('/images/blog/desk.svg', Buffer.from(drawing()))).toEqual({ width: 4, height: 3 })
})

const active = 'which can run or load something. Save it as a plain SVG.'

test.each([
  ['desk.png', drawing(), 'is a svg file by another name. Save it again as the kind that its name says.'],
  ['desk.png', 'tekst', 'cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.'],
  [
    'desk.png',
    new Uint8Array(11_000_000),
    'has 11000 kB. Make it smaller than 10000 kB, such as by saving it at 1920 wide.',
  ],
  ['desk.svg', drawing('<script>alert(1)</script>'), `holds <script, ${active}`],
  ['desk.svg', drawing('<g onload="alert(1)"/>'), `holds onload=, ${active}`],
  ['desk.svg', drawing('<foreignObject/>'), `holds <foreignObject, ${active}`],
  ['desk.svg', drawing('<image href="https://example.org/x.png"/>'), `holds href="h, ${active}`],
  ['desk.svg', drawing('<style>@import "https://example.org"</style>'), `holds @import, ${active}`],
])('%s of another kind, too large or active is refused', (name, bytes, message) => {
  const measured = measurePicture(`/images/blog/${name}`, Buffer.from(bytes))
  expect('en' in measured && translate(measured)).toBe(`/images/blog/${name} ${message}`)
})

const saidOf = (src: string, file: string) => translate(missingPicture(src, [file]))

test('a file whose name differs in capitals is to be renamed', () => {
  expect(saidOf('/images/blog/desk.svg', '/images/blog/Desk.svg')).toBe(
    '/images/blog/desk.svg is no picture in public. There is /images/blog/Desk.svg: write that, or rename the file.',
  )
})

test('a name that is nearly that of a file is answered with it; no other file is proposed', () => {
  expect(saidOf('/images/blog/dek.svg', '/images/blog/desk.svg')).toContain('There is /images/blog/desk.svg: write')
  expect(saidOf('/images/blog/kantoor.svg', '/images/blog/desk.svg')).toContain('Put the file there')
})

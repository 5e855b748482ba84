import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { pictureAddress, pictureAlt } from './pictures.ts'

const elsewhere = (src: string) =>
  `5:1  picture "${src}" is not shown. Put the file in public/images and write its address: /images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png.`

test.each([
  'https://example.org/a/foto.jpg',
  '//example.org/foto.jpg',
  'data:image/png;base64,AAAA',
  '../images/foto.jpg',
  '/images/../../geheim.png',
  'IMG_2041.HEIC',
  '/images/foto.JPG',
  '/images/blog/my_desk.jpg',
  'images/desk.jpg',
  '/blog/desk.jpg',
])('a picture at %s', async (src) => {
  expect(await found(pictureAddress, `\n![Een foto](${src})`)).toEqual([elsewhere(src)])
})

test('a picture of this repository passes', async () => {
  expect(
    await found(pictureAddress, '\n![Een foto](/images/blog/intake.svg)\n\n<Figure src="/images/a.png" alt="x" />'),
  ).toEqual([])
})

test('an address that is given further down is seen too', async () => {
  expect(await found(pictureAddress, '\n![Foto][f]\n\n[f]: https://example.org/f.png')).toHaveLength(1)
  expect(await found(pictureAddress, '\n![Foto]()')).toEqual([elsewhere('')])
})

test('a picture has an alternative text', async () => {
  expect(
    await found(pictureAlt, '\n![](/images/a.png)\n\n![ ](/images/b.png)\n\n![Een winkel](/images/d.png)'),
  ).toEqual([
    '5:1  picture /images/a.png has no alternative text. Write what it shows.',
    '7:1  picture /images/b.png has no alternative text. Write what it shows.',
  ])
})

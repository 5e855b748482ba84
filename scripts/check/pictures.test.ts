import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { pictureAddress, pictureAlt } from './pictures.ts'

test.each([
  ['https://example.org/a/foto.jpg', 'is on another site. Put the file in public/images and write /images/foto.jpg.'],
  ['//example.org/foto.jpg', 'is on another site. Put the file in public/images and write /images/foto.jpg.'],
  ['data:image/png;base64,AAAA', 'is no file. Put it in public/images and write its address, /images/….'],
  ['../images/foto.jpg', 'is not in public/images. Put the file in public/images and write /images/foto.jpg.'],
  ['/images/../../geheim.png', 'is not in public/images. Put the file in public/images and write /images/geheim.png.'],
  [
    'IMG_2041.HEIC',
    'is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG, such as /images/blog/img-2041.jpg.',
  ],
  ['rooster.svg', 'is not in public/images. Put the file in public/images/blog and write /images/blog/rooster.svg.'],
  ['/images/foto.JPG', 'has a capital in it. Name the file foto.jpg and write /images/foto.jpg.'],
  ['/images/blog/Desk.jpg', 'has a capital in it. Name the file desk.jpg and write /images/blog/desk.jpg.'],
  ['/images/blog/my_desk.jpg', 'has "_" in it. Name the file my-desk.jpg and write /images/blog/my-desk.jpg.'],
  ['images/desk.jpg', 'is not in public/images. Put the file in public/images and write /images/desk.jpg.'],
  ['/blog/desk.jpg', 'is not in public/images. Put the file in public/images/blog and write /images/blog/desk.jpg.'],
  [
    '/public/images/blog/desk.jpg',
    'is not in public/images. Put the file in public/images/blog and write /images/blog/desk.jpg.',
  ],
])('a picture at %s', async (src, fault) => {
  expect(await found(pictureAddress, `\n![Een foto](${src})`)).toEqual([`5:1  picture "${src}" ${fault}`])
})

test('a picture of this repository passes', async () => {
  expect(
    await found(pictureAddress, '\n![Een foto](/images/blog/intake.svg)\n\n<Figure src="/images/a.png" alt="x" />'),
  ).toEqual([])
})

test('an address that is given further down is seen too', async () => {
  expect(await found(pictureAddress, '\n![Foto][f]\n\n[f]: https://example.org/f.png')).toHaveLength(1)
  expect(await found(pictureAddress, '\n![Foto]()')).toEqual([
    '5:1  picture "" has no address. Write that of a file in public/images: /images/, its folder and its name.',
  ])
})

test('a picture has an alternative text', async () => {
  expect(
    await found(pictureAlt, '\n![](/images/a.png)\n\n![ ](/images/b.png)\n\n![Een winkel](/images/d.png)'),
  ).toEqual([
    '5:1  picture /images/a.png has no alternative text. Write what it shows.',
    '7:1  picture /images/b.png has no alternative text. Write what it shows.',
  ])
})

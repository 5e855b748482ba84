import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { pictureAddress } from './pictures.ts'

test.each([
  ['![Foto](//example.org/foto.jpg)', '//example.org/foto.jpg'],
  ['![Foto](data:image/png;base64,AAAA)', 'data:image/png;base64,AAAA'],
  ['![Foto](/images/../../geheim.png)', '/images/../../geheim.png'],
  ['![Foto](/images/foto.JPG)', '/images/foto.JPG'],
  ['![Foto](/images/blog/my_desk.jpg)', '/images/blog/my_desk.jpg'],
  ['![Foto](images/desk.jpg)', 'images/desk.jpg'],
  ['![Foto](/blog/desk.jpg)', '/blog/desk.jpg'],
  ['![Foto][f]\n\n[f]: https://example.org/f.png', 'https://example.org/f.png'],
  ['![Foto]()', ''],
])('a picture is one of this repository: %j', async (body, src) => {
  expect(await found(pictureAddress, body)).toEqual([
    `4:1  picture "${src}" is not shown. Put the file in public/images and write its address: /images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png.`,
  ])
})

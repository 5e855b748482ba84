import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/check-rule.ts'
import { adviceIn, problemsIn } from '../../../tests/harness/content.ts'
import { pictureRepeated } from './repeated-pictures.ts'

const postOf = (image: string, date: string) => article('\nTekst.', `image: ${image}\ndate: ${date}`)
const put = 'Put another picture in public/images/blog and write its address.'

test('a picture belongs to the oldest post with it, in each language', async () => {
  const files = {
    'content/nl/blog/nieuw.mdx': postOf('/images/blog/a.svg', '2026-05-04'),
    'content/nl/blog/oud.mdx': postOf('/images/blog/a.svg', '2026-05-03'),
    'content/en/blog/nieuw.mdx': postOf('/images/blog/a.svg', '2026-05-04'),
  }
  expect(await foundAmong(pictureRepeated, files)).toEqual([
    `2:8  /images/blog/a.svg is also the picture of content/nl/blog/oud.mdx. ${put}`,
  ])
})

test('the example picture blocks a post, like its placeholder sentences, and gives advice in a draft', async () => {
  const post = (draft: string) => ({
    'nl/blog/zebra.mdx': `---\nimage: /images/blog/five-reasons.svg\n${draft}---\n\nTekst.\n`,
  })
  const isExample = (line: string) => line.includes('is the example picture')
  const found = async (changes: ReturnType<typeof post>) =>
    [await problemsIn(changes), await adviceIn(changes)].map((lines) => lines.filter(isExample).length)
  expect(await found(post(''))).toEqual([1, 0])
  expect(await found(post('draft: true\n'))).toEqual([0, 1])
})

test('the example picture belongs to no other post, even if it is the only post with it', async () => {
  const image = '/images/blog/five-reasons.svg'
  expect(
    await foundAmong(pictureRepeated, { 'content/nl/blog/five-reasons.mdx': postOf(image, '2026-05-03') }),
  ).toEqual([])
  expect(await foundAmong(pictureRepeated, { 'content/nl/blog/kosten.mdx': postOf(image, '2026-05-03') })).toEqual([
    expect.stringMatching(/^2:8 {2}\/images\/blog\/five-reasons\.svg is the example picture\./),
  ])
})

import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { pictureAlt } from './picture-alt.ts'

test('a picture has an alternative text, which is not the name of its file', async () => {
  expect(
    await found(
      pictureAlt,
      '\n![](/images/a.png)\n\n![ ](/images/b.png)\n\n![IMG_2041.jpg](/images/c.jpg)\n\n![Een winkel](/images/d.png)',
    ),
  ).toEqual([
    '5:1  picture /images/a.png has no alternative text. Write what it shows.',
    '7:1  picture /images/b.png has no alternative text. Write what it shows.',
    '9:1  The alternative text "IMG_2041.jpg" is a file name. Write what the picture shows.',
  ])
})

test('nor is it the name of a file in a field or a property', async () => {
  const name = (alt: string) => `The alternative text "${alt}" is a file name. Write what the picture shows.`
  expect(await found(pictureAlt, '<Figure src="/images/a.png" alt="a.png" />', 'imageAlt: roster-changes.svg')).toEqual(
    [`4:29  ${name('a.png')}`, `2:11  ${name('roster-changes.svg')}`],
  )
})

import { expect, test } from 'vitest'
import { createRenaming, renameClasses } from './page-styles.ts'

const { rename } = createRenaming(new Map([['card', '_a']]))

test.each([
  ['a tag', '<p class="card wide">', '<p class="_a wide">'],
  [
    'a tag with other attributes before',
    '<p id="a" title="1 > 0" class="card">',
    '<p id="a" title="1 > 0" class="_a">',
  ],
  ['code in a text', '<code>class="card"</code>', '<code>class="card"</code>'],
  ['an attribute that quotes one', '<p title=" class=&quot;card&quot;">', '<p title=" class=&quot;card&quot;">'],
])('classes are renamed only inside tags: %s', (_, html, expected) => {
  expect(renameClasses(html, rename).html).toBe(expected)
})

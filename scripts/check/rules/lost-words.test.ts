import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/check-rule.ts'
import { codeName, linkWords, pictureTitle } from './lost-words.ts'

const lost = (language: string, rest: string, name: string) =>
  `4:1  "${rest}" after "${language}" is not shown. Remove it, or move \`${name}\` to the text above the code.`

test.each([
  ['js:src/app.js', lost('js', ':src/app.js', 'src/app.js')],
  ['ts title="app.ts" {1}', lost('ts', 'title="app.ts" {1}', 'app.ts')],
  ['sh [npm]', lost('sh', '[npm]', 'npm')],
  ['js src/index.js active', lost('js', 'src/index.js active', 'src/index.js')],
  ['{ .sh .no-copy #example }', '4:1  "{ .sh .no-copy #example }" is not the name of a language. Write ```sh.'],
  [
    'js {1,3-5} showLineNumbers',
    '4:1  "{1,3-5} showLineNumbers" after "js" marks lines in other systems, and is not shown here. Remove it, or mention those lines in the text above the code.',
  ],
  ['js'],
  [''],
])('advice names the file that code is of, which is not shown: %j', async (info, ...expected) => {
  expect(await advised(codeName, `\`\`\`${info}\na\n\`\`\``)).toEqual(
    expected.map((line) => expect.stringContaining(line)),
  )
})

test('a link has words or a picture', async () => {
  expect(await found(linkWords, '[](#kosten)\n\n[![Een tafel](/images/a.jpg)](/faq) [`a`](/faq)')).toEqual([
    expect.stringContaining('4:1  #kosten has no words, and points to a heading that does not exist.'),
  ])
})

test('a placeholder of our messages gets advice as the words of a link', async () => {
  expect(await advised(linkWords, '[words](/faq) en [woorden](/faq), maar [andere woorden](/faq)')).toEqual([
    expect.stringContaining('4:1  The link has "words" as its words.'),
    expect.stringContaining('4:18  The link has "woorden" as its words.'),
  ])
})

test("the words after a picture's address get advice", async () => {
  expect(await advised(pictureTitle, '![Een tafel](/images/a.jpg "Onze tafel") ![Zo](/images/b.jpg "Zo")')).toEqual([
    expect.stringContaining(
      '<Figure src="/images/a.jpg" alt="Een tafel" caption="Onze tafel" />, or remove the caption.',
    ),
  ])
})

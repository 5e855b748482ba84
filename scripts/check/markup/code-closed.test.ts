import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { codeClosed } from './code-closed.ts'

test('a block of code that is not closed takes the rest of the text with it', async () => {
  expect(await found(codeClosed, '\nTekst.\n\n```js\nconst a = 1\n\n## Verder')).toEqual([
    '7:1  The block of code that begins with "```js" is not closed. Write ``` on a line of its own after it.',
  ])
  expect(await found(codeClosed, '\n~~~~\na\n~~~\n\nb')).toEqual([
    '5:1  The block of code that begins with "~~~~" is not closed. Write ~~~~ on a line of its own after it.',
  ])
})

test('one that is closed passes, also in a quote or a list, or without a line', async () => {
  const body = '```\na\n```\n\n~~~ yaml\na: 1\n~~~~\n\n> ```\n> a\n> ```\n\n- a\n\n  ```\n  b\n  ```\n\n```\n```'
  expect(await found(codeClosed, `\n${body}`)).toEqual([])
})

import { expect, test } from 'vitest'
import { advised } from '../../../tests/harness/check-rule.ts'
import { codeName } from './lost-words.ts'

test.each([
  [
    '```text Voorbeelden\na\n```',
    '4:1  "Voorbeelden" after "text" is not shown. Remove it, or move "Voorbeelden" to the text',
  ],
  [
    '```{note} Let op\na\n```',
    '4:1  "{note} Let op" is a notation from another system, and its text is shown as code. Write <Callout title="Let op">',
  ],
  [
    '```{admonition} Let op\n:class: tip\na\n```',
    '4:1  "{admonition} Let op" is a notation from another system, and its text is shown as code. Write <Callout title="Let op"> and </Callout> on lines of their own, with an empty line before and after the text. Remove the two lines with ```. Also remove the lines above the text that begin with a colon, such as :class: tip.',
  ],
  [
    '```{toctree}\na\n```',
    '4:1  "{toctree}" is a notation from another system, and its text is shown as code. Remove the two lines with ```',
  ],
  ['```{r}\na\n```', '4:1  "{r}" is not the name of a language. Write ```r.'],
  ['```{code-block} python\na\n```', '4:1  "{code-block} python" is not the name of a language. Write ```python.'],
  [
    '```js\n    a\n      b\n```',
    '4:1  All lines of this code begin with 4 spaces, which are shown. Remove those spaces.',
  ],
  ['- a\n\n  ```js\n  a\n  ```'],
  ['```js\n    a\nb\n```'],
])('advice names what a fence of another system means: %j', async (body, ...expected) => {
  expect(await advised(codeName, body)).toEqual(expected.map((line) => expect.stringContaining(line)))
})

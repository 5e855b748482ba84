import { expect, test } from 'vitest'
import { advised } from '../../../tests/harness/check-rule.ts'
import { codeText } from './inline-code.ts'

test.each([
  ['Zie `&lt;b&gt;` hier.', '4:5  Code shows `&lt;b&gt;` as typed. Write `<b>`.'],
  ['Zie `a &amp;&amp; b` hier.', '4:5  Code shows `a &amp;&amp; b` as typed. Write `a && b`.'],
  ['| a | b |\n| --- | --- |\n| `x &#124; y` | z |', '6:3  Code shows `x &#124; y` as typed. Write `x \\| y`.'],
  ['```\n&lt;b&gt;\n```', '4:1  This code shows &lt; and &gt; as typed. Write < and >.'],
  ['Zie `a``b` hier.', '4:5  `a``b` is shown with the two ` inside it. Put a space or words between them: `a` `b`.'],
  ['Schrijf `&lt;` voor `<`, of `<b>&lt;</b>`, en ` ``a`` `.'],
])('advice names what code shows as typed: %j', async (body, ...expected) => {
  expect(await advised(codeText, body)).toEqual(expected.map((line) => expect.stringContaining(line)))
})

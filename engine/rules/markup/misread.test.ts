import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { codeClosed, emphasisInside, footnoteLost, listYear, nameSpare } from './misread.ts'

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

test('signs inside words that made something of what stands between are named', async () => {
  expect(await found(emphasisInside, 'Dat is 5*3 en 4*2 uur.')).toEqual([
    '4:9  "*3 en 4*" is read as words that stand out. Write \\* for the sign itself, or × for times.',
  ])
})

test('a part of a word, and words, may stand out', async () => {
  expect(await found(emphasisInside, 'On*gelooflijk*e *twee woorden*, 5*3 en 5 * 3 * 2, **vet en** meer.')).toEqual([])
})

test('the text of a footnote that nobody gets to see is named', async () => {
  expect(await found(footnoteLost, 'Een[^a].\n\n[^a]: Noot.\n\n[^b]: Los.\n\n[^A]: Nog een.')).toEqual([
    '8:1  Nothing refers to this footnote, so it is not shown. Write [^b] in the text, or take it out.',
    '10:1  The footnote [^A] has a text already, so this one is not shown. Give it a name of its own.',
  ])
})

test('a sentence that begins with a year is no list', async () => {
  expect(await found(listYear, '2025. Dat was een goed jaar.')).toEqual([
    '4:1  "2025." begins a list. Write 2025\\. for a sentence.  [2025. → 2025\\.]',
  ])
  expect(await found(listYear, '2025\\. Dat was een goed jaar.\n\n10. Tien\n11. Elf\n\n- Punt')).toEqual([])
})

test('an address by a name that nearly stands in the text is named', async () => {
  expect(await found(nameSpare, 'Zie [elke dag].\n\n[elke dg]: /pakketten')).toEqual([
    '6:1  No link is called [elke dg]. Did you mean [elke dag]?',
  ])
  expect(await found(nameSpare, 'Zie [elke dag] en [sic].\n\n[elke dag]: /pakketten\n\n[//]: # "weg"')).toEqual([])
})

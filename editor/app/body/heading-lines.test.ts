import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'
import { headingLines } from './heading-lines.ts'

/** The text after the range between two bars is replaced; a bar is at the cursor. */
function replaced(marked: string, insert: string, userEvent: string): string {
  const [before = '', words = '', after = ''] = marked.split('|')
  const state = EditorState.create({ doc: before + words + after, extensions: [headingIds, headingLines] })
  const [from, to] = [before.length, before.length + words.length]
  const { doc, selection } = state.update({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent,
  }).state
  return `${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`
}

test.each([
  ['Een\n\n|## Kosten| [#costs]\n', 'N', 'input.type', 'Een\n\n## N| [#costs]\n'],
  ['|## Kosten [#costs]|\n', 'N', 'input.type', '## N| [#costs]\n'],
  ['#|# Kos|ten', 'N', 'input.type', '## N|ten'],
  ['|## Kosten| [#costs]', '### Prijs', 'input.paste', '### Prijs| [#costs]'],
  ['|## Kos|ten [#costs]', '', 'delete.selection', '## |ten [#costs]'],
])('a heading stays one, with its id, as in %j the range becomes %j by %s', (marked, insert, event, expected) => {
  expect(replaced(marked, insert, event)).toBe(expected)
})

test.each([
  ['|## |Kosten', '', 'delete.backward', '|Kosten'],
  ['|## Kosten\n\nTekst|', '', 'delete.selection', '|'],
  ['|Kosten|', 'N', 'input.type', 'N|'],
])('other changes stay the same: in %j the range becomes %j by %s', (marked, insert, event, expected) => {
  expect(replaced(marked, insert, event)).toBe(expected)
})

import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'
import { headingLines } from './heading-lines.ts'
import { lineMarks } from './line-marks.ts'

const extensions = [markdown({ base: markdownLanguage }), headingIds, lineMarks, headingLines]

/** Replaces a selection, which is marked by two bars. Returns the result, with a bar at the cursor. */
function replaced(marked: string, insert: string, userEvent: string, isBackward = false): string {
  const [before = '', words = '', after = ''] = marked.split('|')
  const [from, to] = [before.length, before.length + words.length]
  const selection = isBackward ? { anchor: to, head: from } : { anchor: from, head: to }
  const { doc, selection: shown } = EditorState.create({ doc: before + words + after, selection, extensions }).update({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent,
  }).state
  return `${doc.sliceString(0, shown.main.head)}|${doc.sliceString(shown.main.head)}`
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

test.each([
  ['## |Een [#een]\n\nTekst.\n\n## |Twee [#twee]\n', '', '## |Twee [#twee]\n'],
  ['Vooraf.\n\n|Tekst.\n\n## |Kop\n', '', 'Vooraf.\n\n## |Kop\n'],
  ['Vooraf.\n\n|Tekst.\n\n|## Kop\n', 'x', 'Vooraf.\n\nx|\n\n## Kop\n'],
  ['Een zin.| Nog een.\n\n## |Kop\n', '', 'Een zin.|\n\n## Kop\n'],
  ['Een zin.| Nog een.\n\n|## Kop\n', '', 'Een zin.|\n\n## Kop\n'],
  ['Een zin.| Nog een.\n\n### |Kop\n', ' En.', 'Een zin. En.|\n\n### Kop\n'],
  ['Een\n|twee\n\n## |Kop\n', '', 'Een\n\n## |Kop\n'],
  ['Een.\n\n|\nTwee.\n\n## |Kop\n', '', 'Een.\n\n## |Kop\n'],
  // A selection that begins in a heading, or ends within its words, is deleted as usual.
  ['Een.\n\n|## |Kop\n', '', 'Een.\n\n|Kop\n'],
  ['Ee|n.\n\n## Ko|p\n', '', 'Ee|p\n'],
])('in %j, the selection gives way to %j, and the next heading stays one: %j', (marked, insert, expected) => {
  const event = insert === '' ? 'delete.selection' : 'input.type'
  for (const isBackward of [false, true]) expect(replaced(marked, insert, event, isBackward)).toBe(expected)
})

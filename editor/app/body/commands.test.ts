import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { commands, continueMarkup, insertPicture } from './commands.ts'
import { emphasis } from './emphasis.ts'

test.each(['- Een', '- Een\n- Twee', '1. Een'])(
  'after the list %j, Enter twice ends the list without a line',
  (doc) => {
    const extensions = markdown({ base: markdownLanguage })
    let state = EditorState.create({ doc, selection: { anchor: doc.length }, extensions })
    for (const _ of [1, 2]) {
      const dispatch = (transaction: Transaction) => {
        state = transaction.state
      }
      // On a slow machine, the text may not have been parsed yet.
      ensureSyntaxTree(state, state.doc.length, 10_000)
      state = state.update({}).state
      continueMarkup({ state, dispatch })
    }
    expect(state.doc.toString()).toBe(`${doc}\n`)
  },
)

test.each([
  ['heading', '### Een', '## Een'],
  ['heading3', '## Een', '### Een'],
  ['heading3', '### Een', 'Een'],
  ['numbered', '- Een\n- Twee\n\nDrie', '1. Een\n2. Twee\n\n3. Drie'],
  ['list', '1. Een\n2. Twee', '- Een\n- Twee'],
  ['quote', 'Een\nTwee', '> Een\n> Twee'],
  ['quote', '> Een\n> Twee', 'Een\nTwee'],
] as const)('the button %s makes of %j %j', (name, doc, expected) => {
  expect(pressed(commands[name], doc, 0, doc.length).doc.toString()).toBe(expected)
})

test.each([
  ['heading', '## '],
  ['heading3', '### '],
  ['list', '- '],
  ['numbered', '1. '],
  ['quote', '> '],
] as const)('on an empty line, the button %s puts the cursor behind its mark %j', (name, mark) => {
  const { doc, selection } = pressed(commands[name], 'Een\n\n', 5)
  expect(doc.toString()).toBe(`Een\n\n${mark}`)
  expect(selection.main.head).toBe(doc.length)
})

test('the cursor keeps its place in the words when their mark is replaced or removed', () => {
  const words = (name: 'heading' | 'list', doc: string, place: number) => {
    const { doc: now, selection } = pressed(commands[name], doc, place)
    return now.sliceString(selection.main.head)
  }
  expect(words('heading', '### Een', 5)).toBe('en')
  expect(words('heading', '## Een', 1)).toBe('Een')
  expect(words('list', '- Een', 5)).toBe('')
})

test.each([
  ['bold', '**vet|**', '**vet**|'],
  ['bold', 'Een **vet |** woord', 'Een **vet** | woord'],
  ['bold', '* Een **vet|**', '* Een **vet**|'],
  ['bold', '**|**', '|'],
  ['bold', 'Een|**vet**', 'Een**|****vet**'],
  ['bold', '***vet|***', '***vet**|*'],
  ['italic', '*schuin|*', '*schuin*|'],
  ['italic', '*|*', '|'],
  ['italic', '**vet|**', '**vet*|***'],
  ['bold', 'tien m|inuten', 'tien **m|inuten**'],
  ['bold', 'tien **m|inuten**', 'tien m|inuten'],
  ['italic', "de fo|to's.", "de *fo|to's*."],
  ['italic', '**v|et**', '***v|et***'],
  ['bold', '**een tw|ee drie**', '**een** tw|ee **drie**'],
  ['bold', '**een, tw|ee**', '**een,** tw|ee'],
  ['bold', '**een (tw|ee)**', 'een (tw|ee)'],
  ['bold', 'voor {starter.m|onthly} per maand', 'voor **{starter.m|onthly}** per maand'],
  ['bold', 'schrijf `een tw|ee` daar', 'schrijf **`een tw|ee`** daar'],
  ['bold', 'de [vaste pr|ijs](/plans)', 'de [vaste **pr|ijs**](/plans)'],
  ['bold', 'de [prijs](/pl|ans)', 'de **[prijs](/pl|ans)**'],
  ['bold', 'tien |minuten', 'tien **|**minuten'],
  ['bold', 'tien | minuten', 'tien **|** minuten'],
] as const)('with no words selected, the button %s makes of %s %s', (name, before, after) => {
  const place = before.indexOf('|')
  const { doc, selection } = pressed(commands[name], before.replace('|', ''), place)
  const { head } = selection.main
  expect(`${doc.sliceString(0, head)}|${doc.sliceString(head)}`).toBe(after)
})

test.each([
  ['bold', 'Een <vet >woord', 'Een **<vet>** woord'],
  ['italic', 'Een< vet> woord', 'Een *<vet>* woord'],
  ['bold', 'Een **<vet>** woord', 'Een <vet> woord'],
] as const)('around selected words, the button %s leaves spaces outside: %s', (name, before, expected) => {
  const [anchor, head] = [before.indexOf('<'), before.indexOf('>') - 1]
  const { doc, selection } = pressed(commands[name], before.replace(/[<>]/g, ''), anchor, head)
  const { from, to } = selection.main
  expect(`${doc.sliceString(0, from)}<${doc.sliceString(from, to)}>${doc.sliceString(to)}`).toBe(expected)
})

test.each([
  ['the cursor leaves', { selection: { anchor: 0 } }, 'Een  woord'],
  ['a word is typed', { changes: { from: 6, insert: 'vet' }, selection: { anchor: 9 } }, 'Een **vet** woord'],
])('of marks that wait for words, none stay behind once %s', (_, spec, expected) => {
  const extensions = [markdown({ base: markdownLanguage }), emphasis]
  let state = EditorState.create({ doc: 'Een  woord', selection: { anchor: 4 }, extensions })
  const dispatch = (...specs: TransactionSpec[]) => {
    state = state.update(...specs).state
  }
  // Safe cast: the command only reads the state and dispatches.
  commands.bold({ state, dispatch } as Partial<EditorView> as EditorView)
  expect(state.doc.toString()).toBe('Een **** woord')
  dispatch(spec)
  dispatch({ selection: { anchor: 1 } })
  expect(state.doc.toString()).toBe(expected)
})

test.each([
  ['Zie [losse | flows](/losse-flows) hier', 'Zie [losse  flows](</losse-flows>) hier'],
  ['Zie [<plans>](/plans "Titel")', 'Zie [plans](</plans> "Titel")'],
  ['Zie [plans](</plans> "Titel")', 'Zie <plans>'],
  ['Zie [plans](/plans)|', 'Zie [plans](/plans)[|'],
  ['Zie <plans>', 'Zie [plans](|)'],
  ['Zie< plans >hier', 'Zie [plans](|) hier'],
])('the button Link makes of %s %s', (before, after) => {
  const [anchor = 0, end = anchor + 1] = [...before.matchAll(/[|<>]/g)].map(({ index }) => index)
  const { doc, selection } = pressed(commands.link, before.replace(/[|<>]/g, ''), anchor, end - 1)
  const { from, to, empty } = selection.main
  const [open, close] = empty ? ['|', ''] : ['<', '>']
  expect(doc.sliceString(0, from) + open + doc.sliceString(from, to) + close + doc.sliceString(to)).toBe(after)
})

test('after a picture, the cursor is in an empty paragraph below it', () => {
  const insert = (view: EditorView) => insertPicture(view, '/images/a.png', 'Een')
  const { doc, selection } = pressed(insert, 'Voor\n\nNa\n', 4)
  expect(doc.toString()).toBe('Voor\n\n![Een](/images/a.png)\n\n\n\nNa\n')
  expect(selection.main.head).toBe(doc.toString().indexOf('\n\nNa'))
})

function pressed(command: (view: EditorView) => unknown, doc: string, anchor: number, head = anchor): EditorState {
  const extensions = markdown({ base: markdownLanguage })
  let state = EditorState.create({ doc, selection: { anchor, head }, extensions })
  const dispatch = (...specs: TransactionSpec[]) => {
    state = state.update(...specs).state
  }
  // Safe cast: the commands only read the state and dispatch, which needs no DOM.
  command({ state, dispatch, focus: () => {} } as Partial<EditorView> as EditorView)
  return state
}

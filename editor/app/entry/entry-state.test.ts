import { expect, test } from 'vitest'
import {
  contains,
  type EntryState,
  followFiles,
  initialState,
  reduceEntry,
  resolveConflict,
  restoredState,
  unwrittenIn,
} from './entry-state.ts'
import { changeTexts, takeBack } from './undo-steps.ts'

const file = 'content/nl/faq/costs.mdx'
const base = 'Een.\n\nTwee.\n\nDrie.\n'
const sides = (text: string) => [{ file, text, schema: {} }]
const typed = (text: string) => ({ ...initialState(sides(base)), texts: { [file]: text } })

test('an unedited text follows its file, and a text that is identical to its file is not written again', () => {
  const next = followFiles(initialState(sides(base)), { [file]: 'Nieuw.\n' })
  expect([next.texts[file], unwrittenIn(next)]).toEqual(['Nieuw.\n', {}])
  expect(unwrittenIn(followFiles(typed('Mijn.\n'), { [file]: 'Mijn.\n' }))).toEqual({})
  expect(unwrittenIn(typed('Mijn.\n'))).toEqual({ [file]: { text: 'Mijn.\n', base } })
})

test('an edited text is merged with a change in other lines; for the same lines the writer chooses first', () => {
  const mine = base.replace('Een', 'Mijn een')
  const theirs = base.replace('Drie', 'Hun drie')
  const merged = followFiles(typed(mine), { [file]: theirs })
  expect([merged.texts[file], merged.bases[file]]).toEqual(['Mijn een.\n\nTwee.\n\nHun drie.\n', theirs])
  const other = { [file]: base.replace('Een', 'Hun een') }
  const asked = followFiles(typed(mine), other)
  expect([asked.texts[file], asked.conflicts, unwrittenIn(asked)]).toEqual([mine, other, {}])
  const resolved = resolveConflict(asked, file, 'Een, samen.\n')
  expect([resolved.conflicts, unwrittenIn(resolved)]).toEqual([
    {},
    { [file]: { text: 'Een, samen.\n', base: other[file] } },
  ])
  const removed = followFiles(typed(mine), { [file]: null })
  expect(removed.conflicts).toEqual({ [file]: null })
  expect(resolveConflict(removed, file, '').texts).toEqual({ [file]: null })
})

test('the last text of a file that another program removed is kept until the file is back', () => {
  const removed = followFiles(initialState(sides(base)), { [file]: null })
  expect([removed.texts, removed.gone]).toEqual([{ [file]: null }, { [file]: base }])
  expect(followFiles(removed, { [file]: base }).gone).toEqual({})
})

test('typing without a pause is one undo step, a removal is another, and each can be undone', () => {
  const written = changeTexts(changeTexts(initialState(sides(base)), { [file]: `${base}A` }), { [file]: `${base}AB` })
  const removed = changeTexts(written, { [file]: 'Een.\n' })
  const edited = changeTexts(removed, { [file]: 'Een.' }, true)
  expect(edited.steps).toHaveLength(2)
  const back = edited.steps.reduceRight((state, step) => takeBack(state, step), edited)
  expect([back.texts[file], back.steps]).toEqual([base, []])
})

test('what is typed in place of a selection is one undo step', () => {
  const selected = changeTexts(initialState(sides(base)), { [file]: `${base}Oude titel` })
  const first = changeTexts(selected, { [file]: `${base}N` })
  const typed = changeTexts(first, { [file]: `${base}Nieuw` })
  expect(takeBack(typed, typed.steps.at(-1) as (typeof typed.steps)[number]).texts).toEqual(selected.texts)
})

test('typing a shared value is one undo step for both languages', () => {
  const twin = file.replace('/nl/', '/en/')
  const begun = initialState([file, twin].map((one) => ({ file: one, text: base, schema: {} })))
  const both = (text: string) => ({ [file]: text, [twin]: text })
  const typed = changeTexts(changeTexts(begun, both(`${base}A`)), both(`${base}AB`))
  const left = changeTexts(typed, { [twin]: `${base}ABC` }, true)
  expect(left.steps).toHaveLength(1)
  expect(left.steps.reduceRight(takeBack, left).texts).toEqual(both(base))
})

test('what was undone can be redone, in both languages, until the next edit', () => {
  const twin = file.replace('/nl/', '/en/')
  const begun = initialState([file, twin].map((one) => ({ file: one, text: base, schema: {} })))
  const after = { [file]: 'Een.\n', [twin]: 'One.\n' }
  const edited = changeTexts(begun, after)
  const undone = reduceEntry(edited, { type: 'undone', steps: edited.steps })
  expect([undone.texts, undone.steps]).toEqual([begun.texts, []])
  const redone = reduceEntry(undone, { type: 'redone' })
  expect([redone.texts, redone.undone]).toEqual([after, []])
  expect(reduceEntry(redone, { type: 'undone', steps: redone.steps }).texts).toEqual(begun.texts)
  const typedOn = changeTexts(undone, { [file]: 'Twee.\n' })
  expect(reduceEntry(typedOn, { type: 'redone' })).toBe(typedOn)
})

test('a change that a field undoes or redoes itself is undone or redone, and is no new step', () => {
  const typed = changeTexts(initialState(sides(base)), { [file]: `${base}AB` })
  const reverse = (state: EntryState, text: string) =>
    reduceEntry(state, { type: 'edited', texts: { [file]: text }, isSame: false, time: 0, isReversed: true })
  const half = reverse(typed, `${base}A`)
  expect(reduceEntry(half, { type: 'undone', steps: half.steps }).texts).toEqual({ [file]: base })
  const undone = reverse(half, base)
  expect([undone.texts, undone.steps]).toEqual([{ [file]: base }, []])
  const redone = reverse(reverse(undone, `${base}A`), `${base}AB`)
  expect([redone.texts, redone.undone]).toEqual([typed.texts, []])
  expect(reduceEntry(undone, { type: 'redone' }).texts).toEqual({ [file]: `${base}A` })
})

test('undoing an earlier removal keeps later typing', () => {
  const removed = changeTexts(initialState(sides(base)), { [file]: 'Een.\n\nDrie.\n' })
  const typed = changeTexts(removed, { [file]: 'Een, nieuw.\n\nDrie.\n' })
  const [step] = typed.steps
  expect(step && takeBack(typed, step).texts[file]).toBe(base.replace('Een', 'Een, nieuw'))
})

test('the text of a closed window is merged with its current file; for the same lines the writer chooses', () => {
  const mine = base.replace('Een', 'Mijn een')
  const copy = { [file]: { text: mine, base } }
  const same = restoredState(sides(base), copy, {})
  expect(unwrittenIn(same)).toEqual(copy)
  expect(same.steps.reduceRight(takeBack, same).texts[file]).toBe(base)
  const theirs = base.replace('Drie', 'Hun drie')
  expect(unwrittenIn(restoredState(sides(theirs), copy, {}))).toEqual({
    [file]: { text: mine.replace('Drie', 'Hun drie'), base: theirs },
  })
  const other = base.replace('Een', 'Hun een')
  const asked = restoredState(sides(other), copy, {})
  expect([asked.texts[file], asked.bases[file], asked.conflicts]).toEqual([mine, base, { [file]: other }])
  expect(restoredState([{ file, text: null, schema: {} }], copy, {}).conflicts).toEqual({ [file]: null })
})

test("a write from a closed window that reached its file does not count as someone else's change", () => {
  const [sent, text] = [base.replace('Een', 'Een, twee'), base.replace('Een', 'Een, twee, drie')]
  const restored = restoredState(sides(sent), { [file]: { text, base } }, { [file]: { text: sent, base } })
  expect([restored.conflicts, unwrittenIn(restored)]).toEqual([{}, { [file]: { text, base: sent } }])
})

test('a file contains a write if it has the text and more, such as an old address that was kept', () => {
  const post = 'content/nl/blog/a.mdx'
  const [old, text] = ['oud', 'nieuw'].map((slug) => `---\ntitle: A\nslug: ${slug}\n---\n\nTekst\n`)
  const write = { text: text ?? '', base: old ?? '' }
  const kept = write.text.replace('nieuw\n', 'nieuw\naliases: [oud]\n')
  expect([write.text, kept].map((now) => contains(post, now, write))).toEqual([true, true])
  expect([write.base, kept.replace('nieuw', 'ander'), null].map((now) => contains(post, now, write))).toEqual([
    false,
    false,
    false,
  ])
  const more = write.text.replace('nieuw', 'nieuwer')
  const restored = restoredState(
    [{ file: post, text: kept, schema: {} }],
    { [post]: { text: more, base: write.base } },
    { [post]: write },
  )
  expect([restored.conflicts, restored.texts[post]]).toEqual([{}, kept.replace('nieuw', 'nieuwer')])
})

test('a text is checked again after each change, and its error is cleared once it is written', () => {
  const states = { changed: [], sent: [], isSent: false }
  const answer = {
    problems: [],
    files: {},
    addresses: {},
    accepts: {},
    version: 1,
    facts: { nl: {}, en: {} },
    shown: [],
    behind: [],
    oldLinks: [],
  }
  const isChecked = (from = initialState(sides(base)), isDone = true) =>
    reduceEntry(from, { type: 'checked', answer: { ...answer, states }, isDone })
  const idle = isChecked()
  const edited = reduceEntry(idle, { type: 'edited', texts: { [file]: 'Mijn.\n' }, isSame: false, time: 0 })
  const followed = reduceEntry(idle, { type: 'followed', changed: { [file]: 'Hun.\n' } })
  const same = reduceEntry(idle, { type: 'followed', changed: { [file]: base } })
  expect([idle, edited, isChecked(edited, false), followed, same].map(({ phase }) => phase)).toEqual([
    'idle',
    'edited',
    'edited',
    'checking',
    'idle',
  ])
  const refused = reduceEntry(edited, { type: 'refused', trouble: 'Te groot.' })
  const written = reduceEntry(refused, { type: 'written', files: unwrittenIn(refused) })
  expect([refused.trouble, written.trouble, unwrittenIn(written)]).toEqual(['Te groot.', undefined, {}])
  expect(reduceEntry(written, { type: 'undone', steps: written.steps }).texts).toEqual({ [file]: base })
})

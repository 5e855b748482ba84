import type { Checked, Side, Texts, Writing } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { mergeTexts } from '../../text/merge.ts'

export interface EntryState {
  sides: readonly Side[]
  /** Text of each file in this window; null if there is none. */
  texts: Texts
  /** Content of each file when this window last read or wrote it. */
  bases: Texts
  checked?: Checked
  /** Current texts of the files in which another program changed the same field or lines as the writer. */
  conflicts: Texts
  /** Last text of each file that another program removed or renamed while the entry was open. */
  gone: Readonly<Record<string, string>>
  /** `idle` once the check has answered. Until then, `edited` if the writer made a change, otherwise `checking`. */
  phase: 'idle' | 'edited' | 'checking'
  /** Reason why writing failed. */
  trouble?: string
  /** Newest last. */
  steps: UndoStep[]
  /** Steps that redo what was undone, newest last. The next edit empties the list. */
  undone: UndoStep[]
}

interface UndoStep {
  /** By file. An edit to a shared value changes two files. */
  changes: Record<string, Record<'before' | 'after', string | null>>
  time: number
  isRemoval: boolean
}

export type EntryEvent =
  /** `isSame` extends the previous undo step. `isReversed` if a field or the editor undid or redid its own change. */
  | { type: 'edited'; texts: Texts; isSame: boolean; time: number; isReversed?: boolean }
  | { type: 'undone'; steps: readonly UndoStep[] }
  | { type: 'redone' }
  | { type: 'resolved'; file: string; text: string; time: number }
  | { type: 'written'; files: Writing }
  /** The files differ from what was written: another program changed them, or the desk added an old address. */
  | { type: 'differed'; files: Writing; changed: Texts }
  | { type: 'refused'; trouble: string }
  /** A check has read files that another program may have changed. */
  | { type: 'followed'; changed: Texts }
  /** `isDone` is false while another write waits. */
  | { type: 'checked'; answer: Checked; isDone: boolean }
  | { type: 'unchecked' }

const sameStepMs = 1000
const maxSteps = 200

export function reduceEntry(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'edited': {
      const reversed = event.isReversed ? reverseTexts(state, event.texts) : undefined
      return reversed ?? changeTexts(state, event.texts, event.isSame, event.time)
    }
    case 'undone':
      return event.steps.reduceRight((next, step) => takeBack(next, step), state)
    case 'redone':
      return redoLast(state)
    case 'resolved':
      return resolveConflict(state, event.file, event.text, event.time)
    case 'written': {
      const newBases = Object.entries(event.files).map(([file, { text }]) => [file, text])
      return { ...state, bases: { ...state.bases, ...Object.fromEntries(newBases) }, trouble: undefined }
    }
    case 'differed': {
      // A file that contains the sent text and additions is newer, so the sent text becomes its base.
      const newer = Object.entries(event.files).filter(([file, write]) => isNewer(file, write, event.changed))
      const sent = Object.fromEntries(newer.map(([file, { text }]) => [file, text]))
      return toBeChecked(followFiles({ ...state, bases: { ...state.bases, ...sent } }, event.changed))
    }
    case 'refused':
      return { ...state, trouble: event.trouble }
    case 'followed': {
      const next = followFiles(state, event.changed)
      return next.texts === state.texts ? next : toBeChecked(next)
    }
    case 'checked': {
      const { answer, isDone } = event
      const checked = { ...answer, online: answer.online ?? state.checked?.online }
      return { ...state, checked, phase: isDone ? 'idle' : state.phase }
    }
    case 'unchecked':
      return { ...state, phase: 'idle' }
  }
}

const toBeChecked = (state: EntryState): EntryState =>
  state.phase === 'idle' ? { ...state, phase: 'checking' } : state

const isNewer = (file: string, write: Writing[string], { [file]: now = null }: Texts) =>
  write.text !== null && now !== null && contains(file, now, write)

const addressPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/

/**
 * Lists the old addresses that the desk added, by written file, and whether the new address can be used. Omits files to
 * which it added none.
 */
export function addedAliases({ files, changed }: Extract<EntryEvent, { type: 'differed' }>) {
  const newer = Object.entries(files).filter(([file, write]) => isNewer(file, write, changed))
  const added = newer.map(([file, { text }]) => {
    const [own, kept] = [text, changed[file]].map((one) => readFields(file, one ?? '')?.aliases)
    const slug = readFields(file, text ?? '')?.slug
    const slugs = Array.isArray(kept) ? kept.filter((slug) => !Array.isArray(own) || !own.includes(slug)) : []
    const isUsable = slug === undefined || addressPattern.test(String(slug))
    return { file, slugs: slugs.map(String), isUsable }
  })
  return added.filter(({ slugs }) => slugs.length > 0)
}

/** True if the text of a file was merged with typed changes. */
export function isMerged(before: EntryState, after: EntryState, files: Texts): boolean {
  return Object.keys(files).some((file) => {
    const { [file]: text } = after.texts
    return text !== before.texts[file] && text !== files[file]
  })
}

/**
 * Changes texts and records an undo step. Continuous typing is one step; so is each removal of several characters.
 * `isSame` extends the previous undo step.
 */
export function changeTexts(state: EntryState, texts: Texts, isSame = false, time = Date.now()): EntryState {
  const textOf = (file: string) => state.texts[file] ?? null
  const changed = Object.entries(texts).filter(([file, after]) => after !== textOf(file))
  if (changed.length === 0) return state
  const last = state.steps.at(-1)
  const sizes = changed.map(([file, after]) => sizeOfChange(textOf(file) ?? '', after ?? ''))
  const isLong = sizes.some(({ removed }) => removed > 1)
  // What is typed in place of a selection is one step with the words typed after it.
  const isRemoval = isLong && sizes.every(({ inserted }) => inserted === 0)
  const isTyped = !isLong && !last?.isRemoval && time - (last?.time ?? 0) < sameStepMs
  const isOne = (isSame || isTyped) && changed.every(([file]) => last?.changes[file]?.after === textOf(file))
  const before = isOne ? last : undefined
  const stepChanges = changed.map(
    ([file, after]) => [file, { before: textOf(file), ...before?.changes[file], after }] as const,
  )
  const step = { isRemoval, ...before, time, changes: { ...before?.changes, ...Object.fromEntries(stepChanges) } }
  const steps = [...(isOne ? state.steps.slice(0, -1) : state.steps), step].slice(-maxSteps)
  return { ...state, phase: 'edited', steps, undone: [], texts: { ...state.texts, ...Object.fromEntries(changed) } }
}

/**
 * Follows a field that undid or redid its own change: the newest step shrinks, or the step that was undone last returns.
 * Returns undefined if the change is part of neither.
 */
function reverseTexts(state: EntryState, texts: Texts): EntryState | undefined {
  const changed = Object.entries(texts).filter(([file, after]) => after !== state.texts[file])
  const isOf = (step: UndoStep | undefined, isSame: (file: string, after: string | null) => boolean) =>
    changed.length === Object.keys(step?.changes ?? {}).length && changed.every(([file, after]) => isSame(file, after))
  const [last, undone] = [state.steps.at(-1), state.undone.at(-1)]
  if (undone && isOf(undone, (file, after) => undone.changes[file]?.before === after)) return redoLast(state)
  if (!last || !isOf(last, (file) => last.changes[file]?.after === state.texts[file])) return undefined
  const isWhole = changed.every(([file, after]) => last.changes[file]?.before === after)
  const shrunk = changed.map(([file, after]) => [file, { before: last.changes[file]?.before ?? null, after }] as const)
  const reversed = changed.map(([file, after]) => [file, { before: state.texts[file] ?? null, after }] as const)
  return {
    ...state,
    phase: 'edited',
    steps: [...state.steps.slice(0, -1), ...(isWhole ? [] : [{ ...last, changes: Object.fromEntries(shrunk) }])],
    undone: [...state.undone, { ...last, changes: Object.fromEntries(reversed) }],
    texts: { ...state.texts, ...Object.fromEntries(changed) },
  }
}

/** Numbers of characters between the first and the last difference of two texts. */
function sizeOfChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { removed: before.length - start - end, inserted: after.length - start - end }
}

/** Reverts a step in the fields and lines that still match it; later changes stay. */
export function takeBack(state: EntryState, step: UndoStep): EntryState {
  const changes: UndoStep['changes'] = {}
  for (const [file, { before, after }] of Object.entries(step.changes)) {
    const now = state.texts[file] ?? null
    const earlier = now === after ? before : (mergeTexts(file, after ?? '', now ?? '', before ?? '') ?? now)
    changes[file] = { before: now, after: earlier }
  }
  const earlierTexts = Object.fromEntries(Object.entries(changes).map(([file, { after }]) => [file, after]))
  const steps = state.steps.filter((one) => one !== step)
  const undone = [...state.undone, { ...step, changes }]
  return { ...state, phase: 'edited', steps, undone, texts: { ...state.texts, ...earlierTexts } }
}

/** Redoes the step that was undone last, and makes it the newest undo step. */
function redoLast(state: EntryState): EntryState {
  const last = state.undone.at(-1)
  if (!last) return state
  const redone = takeBack(state, last)
  return { ...redone, steps: [...state.steps, ...redone.undone.slice(-1)], undone: state.undone.slice(0, -1) }
}

export function initialState(sides: readonly Side[]): EntryState {
  const texts = Object.fromEntries(sides.map(({ file, text }) => [file, text]))
  return { sides, texts, bases: texts, conflicts: {}, gone: {}, phase: 'checking', steps: [], undone: [] }
}

/** Merges the unwritten texts of a closed window with the current files. */
export function restoredState(sides: readonly Side[], typed: Writing, sent: Writing): EntryState {
  const begun = initialState(sides)
  const [texts, bases] = [{ ...begun.texts }, { ...begun.bases }]
  for (const [file, { text, base }] of Object.entries(typed)) {
    texts[file] = text
    // An unanswered write may have reached the file.
    bases[file] = sent[file] && contains(file, begun.texts[file] ?? null, sent[file]) ? sent[file].text : base
  }
  const merged = followFiles({ ...begun, texts, bases }, begun.texts)
  const mergedTexts = Object.keys(typed).map((file) => [file, merged.texts[file] ?? null])
  const edited = changeTexts(begun, Object.fromEntries(mergedTexts))
  return { ...edited, bases: merged.bases, conflicts: merged.conflicts }
}

/** True if a file contains what was written, perhaps with additions, such as an old address that the desk added. */
export function contains(file: string, now: string | null, { text, base }: Writing[string]): boolean {
  return now === text || (now !== null && text !== null && mergeTexts(file, base ?? '', text, now) === now)
}

/** Texts to write, except those with conflicts: all that differ from their file, or from the text `sent` to it. */
export function unwrittenIn(
  { texts, bases, conflicts }: Pick<EntryState, 'texts' | 'bases' | 'conflicts'>,
  sent: Writing = {},
): Writing {
  const baseOf = (file: string) => (sent[file] ?? { text: bases[file] ?? null }).text
  const unwritten = Object.entries(texts).filter(([file, text]) => text !== baseOf(file) && !(file in conflicts))
  return Object.fromEntries(unwritten.map(([file, text]) => [file, { text, base: baseOf(file) }]))
}

/**
 * Brings the state up to date with the files: replaces unchanged texts, merges others, and keeps overlapping changes as
 * conflicts.
 */
export function followFiles(state: EntryState, files: Texts): EntryState {
  const [texts, bases, conflicts] = [{ ...state.texts }, { ...state.bases }, { ...state.conflicts }]
  const gone = { ...state.gone }
  const changed = Object.entries(files).filter(([file, text]) => text !== bases[file] && text !== conflicts[file])
  if (changed.length === 0) return state
  for (const [file, text] of changed) {
    const [mine = null, base = null] = [texts[file], bases[file]]
    const isOwn = mine !== null && mine !== base && mine !== text
    const merged = isOwn && base !== null && text !== null ? mergeTexts(file, base, mine, text) : undefined
    if (isOwn && merged === undefined) conflicts[file] = text
    else {
      if (text === null && mine !== null) gone[file] = mine
      else delete gone[file]
      texts[file] = merged ?? text
      bases[file] = text
    }
  }
  return { ...state, texts, bases, conflicts, gone }
}

/** Resolves a conflict with the chosen text, and makes the file its base. An empty text removes the file. */
export function resolveConflict(state: EntryState, file: string, text: string, time?: number): EntryState {
  const { [file]: other, ...conflicts } = state.conflicts
  if (other === undefined) return state
  const resolved = { ...state, conflicts, bases: { ...state.bases, [file]: other } }
  return changeTexts(resolved, { [file]: text || null }, false, time)
}

import type { Checked, Side, Texts, Writing } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { mergeTexts } from '../../text/merge.ts'
import { changeTexts, redoLast, reverseTexts, takeBack, type Undoable, type UndoStep } from './undo-steps.ts'

export interface EntryState extends Undoable {
  sides: readonly Side[]
  /** Content of each file when this window last read or wrote it. */
  bases: Texts
  checked?: Checked
  /** Current texts of the files in which another program changed the same field or lines as the writer. */
  conflicts: Texts
  /** Last text of each file that another program removed or renamed while the entry was open. */
  gone: Readonly<Record<string, string>>
  /** Reason why writing failed. */
  trouble?: string
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

/** Lists the old addresses that the desk added, by written file, with the new one. Omits files without any. */
export function addedAliases({ files, changed }: Extract<EntryEvent, { type: 'differed' }>) {
  const newer = Object.entries(files).filter(([file, write]) => isNewer(file, write, changed))
  const added = newer.map(([file, { text }]) => {
    const [own, kept] = [text, changed[file]].map((one) => readFields(file, one ?? '')?.aliases)
    const slug = readFields(file, text ?? '')?.slug
    const slugs = Array.isArray(kept) ? kept.filter((slug) => !Array.isArray(own) || !own.includes(slug)) : []
    return { file, slug: String(slug), slugs: slugs.map(String) }
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

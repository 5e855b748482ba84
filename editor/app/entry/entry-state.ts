import type { Checked, OnDisk, Side, Writing } from '../../protocol.ts'
import { mergeTexts } from '../../text/merge.ts'

export interface EntryState {
  sides: readonly Side[]
  /** Text of each file in this window; null if there is none. */
  texts: Record<string, string | null>
  /** Content of each file when this window last read or wrote it. */
  bases: Record<string, OnDisk>
  checked?: Checked
  /** Files that another program changed in the lines that were changed here. */
  conflicts: Record<string, OnDisk>
  phase: 'idle' | 'checking'
  /** Reason why the texts could not be written. */
  trouble?: string
  /** Undo steps, the newest last. */
  steps: UndoStep[]
}

interface UndoStep {
  file: string
  before: string | null
  after: string | null
  time: number
  isRemoval: boolean
}

const sameStepMs = 1000
const most = 200

/** Records an undo step: continuous typing is one, a deletion its own. `isSame` extends the previous step. */
export function changeText(state: EntryState, file: string, after: string | null, isSame = false): EntryState {
  const { [file]: before = null } = state.texts
  if (before === after) return state
  const time = Date.now()
  const last = state.steps.at(-1)
  const isRemoval = (before?.length ?? 0) - (after?.length ?? 0) > 1
  const isTyped = !isRemoval && !last?.isRemoval && time - (last?.time ?? 0) < sameStepMs
  const isOne = last?.file === file && last.after === before && (isSame || isTyped)
  const step = isOne ? { ...last, after, time } : { file, before, after, time, isRemoval }
  const steps = [...(isOne ? state.steps.slice(0, -1) : state.steps), step].slice(-most)
  return { ...state, steps, texts: { ...state.texts, [file]: after } }
}

/** Reverts a step in the lines that still match it; later changes stay. */
export function takeBack(state: EntryState, step: UndoStep): EntryState {
  const { file, before, after } = step
  const now = state.texts[file] ?? null
  const text = now === after ? before : (mergeTexts(after ?? '', now ?? '', before ?? '') ?? now)
  const steps = state.steps.filter((one) => one !== step)
  return { ...state, steps, texts: { ...state.texts, [file]: text } }
}

export function initialState(sides: readonly Side[]): EntryState {
  const each = <T>(make: (side: Side) => T) => Object.fromEntries(sides.map((side) => [side.file, make(side)]))
  return {
    sides,
    texts: each(({ text }) => text),
    bases: each(({ text, hash }) => ({ text, hash })),
    conflicts: {},
    phase: 'checking',
    steps: [],
  }
}

export function unwrittenIn({ texts, bases, conflicts }: EntryState): Writing {
  const unwritten = Object.entries(texts).flatMap(([file, text]) => {
    const { text: before, hash } = bases[file] ?? { text: null, hash: null }
    return text === before || conflicts[file] ? [] : [[file, { text, hash }] as const]
  })
  return Object.fromEntries(unwritten)
}

/** Takes over the files: replaces unchanged texts, merges others, and keeps changes of the same lines as conflicts. */
export function followFiles(state: EntryState, files: Record<string, OnDisk>): EntryState {
  const isKnown = (file: string, hash: string | null) =>
    hash === state.bases[file]?.hash || hash === state.conflicts[file]?.hash
  const changed = Object.entries(files).filter(([file, { hash }]) => !isKnown(file, hash))
  if (changed.length === 0) return state
  const [texts, bases, conflicts] = [{ ...state.texts }, { ...state.bases }, { ...state.conflicts }]
  for (const [file, { text, hash }] of changed) {
    const [mine = null, base] = [texts[file], bases[file]]
    const isChanged = mine !== null && mine !== base?.text && mine !== text
    const merged = isChanged ? merge(base?.text, mine, text) : text
    if (merged === undefined) conflicts[file] = { text, hash }
    else {
      texts[file] = merged
      bases[file] = { text, hash }
    }
  }
  return { ...state, texts, bases, conflicts }
}

function merge(base: string | null | undefined, mine: string, theirs: string | null): string | undefined {
  return theirs === null || typeof base !== 'string' ? undefined : mergeTexts(base, mine, theirs)
}

/** Replaces a text in conflict by the chosen one, on top of the other text. */
export function settle(state: EntryState, file: string, text: string): EntryState {
  const { [file]: other, ...conflicts } = state.conflicts
  return other ? changeText({ ...state, conflicts, bases: { ...state.bases, [file]: other } }, file, text) : state
}

import type { Checked, Draft, OnDisk, Opened, Side } from '../../protocol.ts'
import { mergeTexts } from '../../text/merge.ts'

export interface EntryState {
  opened: Opened
  /** Text of each file in this window; null if there is none. */
  texts: Record<string, string | null>
  /** Content of each file when its text was read. */
  bases: Record<string, OnDisk>
  checked?: Checked
  conflicts: Record<string, OtherText>
  phase: 'idle' | 'checking' | 'saving'
  /** Whether this window holds the lock. It starts as the writer. */
  turn: 'writing' | 'reading'
  /** Undo steps, the newest last. */
  steps: Step[]
}

export interface Step {
  file: string
  before: string | null
  after: string | null
  time: number
  isRemoval: boolean
}

/** Time within which typing belongs to the same step, in ms. */
const pause = 1000
const most = 200

/**
 * Changes a text and records an undo step. Continuous typing is one step, a deletion its own. `isSame` extends the
 * previous step.
 */
export function change(state: EntryState, file: string, after: string | null, isSame = false): EntryState {
  const { [file]: before = null } = state.texts
  if (before === after) return state
  const time = Date.now()
  const last = state.steps.at(-1)
  const isRemoval = (before?.length ?? 0) - (after?.length ?? 0) > 1
  const isTyped = !isRemoval && !last?.isRemoval && time - (last?.time ?? 0) < pause
  const isOne = last?.file === file && last.after === before && (isSame || isTyped)
  const step = isOne ? { ...last, after, time } : { file, before, after, time, isRemoval }
  const steps = [...(isOne ? state.steps.slice(0, -1) : state.steps), step].slice(-most)
  return { ...state, steps, texts: { ...state.texts, [file]: after } }
}

/** Reverts a step in the lines that still match it; later changes stay. */
export function takeBack(state: EntryState, step: Step): EntryState {
  const { file, before, after } = step
  const now = state.texts[file] ?? null
  const isWhole = now === after && (before !== null || state.bases[file]?.text === null)
  const text = isWhole ? before : (mergeTexts(after ?? '', now ?? '', before ?? '') ?? now)
  const steps = state.steps.filter((one) => one !== step)
  return { ...state, steps, texts: { ...state.texts, [file]: text } }
}

export interface OtherText {
  /** Common ancestor, if known. */
  base: string
  text: string
  onDisk?: OnDisk
  draft?: Draft
}

/** Initial state of a window: the files, and the unsaved texts of the last session. */
export function stateOf(opened: Opened): EntryState {
  const kept = opened.kept?.files ?? {}
  const each = <T>(make: (side: Side) => T) => Object.fromEntries(opened.sides.map((side) => [side.file, make(side)]))
  const baseOf = ({ file, text, hash }: Side): OnDisk => {
    const draft = kept[file]
    return draft && draft.hash !== hash ? { text: draft.base ?? null, hash: draft.hash } : { text, hash }
  }
  const state: EntryState = {
    opened,
    texts: each(({ file, text }) => kept[file]?.text ?? text),
    bases: each(baseOf),
    conflicts: {},
    phase: 'checking',
    turn: 'writing',
    steps: [],
  }
  return follow(state, opened.sides)
}

/**
 * Applies the files' current content: replaces unedited texts and merges edited ones if possible. Texts with an open
 * conflict do not change.
 */
export function follow(state: EntryState, sides: readonly Pick<Side, 'file' | 'text' | 'hash'>[]): EntryState {
  if (Object.keys(state.conflicts).length > 0) return state
  const texts = { ...state.texts }
  const bases = { ...state.bases }
  for (const { file, text, hash } of sides) {
    const [mine = null, base] = [texts[file], bases[file]]
    if (base?.hash === hash) continue
    const isEdited = mine !== null && mine !== base?.text
    const next = isEdited && mine !== text ? merge(base?.text, mine, text) : text
    if (next === undefined) continue
    texts[file] = next
    bases[file] = { text, hash }
  }
  return { ...state, texts, bases }
}

function merge(base: string | null | undefined, mine: string, theirs: string | null): string | undefined {
  return theirs === null || typeof base !== 'string' ? undefined : mergeTexts(base, mine, theirs)
}

export function unsavedIn({ texts, bases }: EntryState) {
  return Object.entries(texts).flatMap(([file, text]) => {
    const base = bases[file] ?? { text: null, hash: null }
    return text === null || text === base.text ? [] : [{ file, text, base }]
  })
}

/** True if a file differs from the base of its text. */
export function isChangedOutside({ bases, checked }: EntryState): boolean {
  return Object.entries(checked?.hashes ?? {}).some(([file, hash]) => hash !== bases[file]?.hash)
}

const missingIn = ({ texts }: EntryState, { files }: Draft) =>
  Object.entries(files).filter(([file, { text }]) => text !== texts[file])

/** Drafts of other browsers with different texts. */
export function draftsBeside(state: EntryState): Draft[] {
  return (state.checked?.others ?? []).filter((draft) => missingIn(state, draft).length > 0)
}

export function draftConflicts(state: EntryState, draft: Draft): EntryState['conflicts'] {
  const other = missingIn(state, draft)
  return Object.fromEntries(other.map(([file, { text, base }]) => [file, { text, base: base ?? '', draft }]))
}

/** Conflicts between the files on disk and the texts edited here. */
export function conflictsOf({ bases }: EntryState, onDisk: Record<string, OnDisk>): EntryState['conflicts'] {
  const files = Object.entries(onDisk)
  return Object.fromEntries(
    files.map(([file, there]) => [file, { base: bases[file]?.text ?? '', text: there.text ?? '', onDisk: there }]),
  )
}

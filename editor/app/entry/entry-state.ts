import type { Checked, Draft, OnDisk, Opened, Side } from '../../protocol.ts'
import { mergeTexts } from '../../text/merge.ts'

/** An entry as it is in one window. */
export interface EntryState {
  opened: Opened
  /** The text of each file as it is in this window. */
  texts: Record<string, string | null>
  /** What each file held when its text was taken from it. */
  bases: Record<string, OnDisk>
  checked?: Checked
  /** Other texts of files that are edited here, to choose from. */
  conflicts: Record<string, OtherText>
  phase: 'idle' | 'checking' | 'saving'
  /** Whether this window writes, or reads until another one lets go. In its first moment it writes. */
  turn: 'writing' | 'reading'
  /** Changes that can be taken back, the newest last. */
  steps: Step[]
}

/** A change of one file, which can be taken back. */
export interface Step {
  file: string
  before: string | null
  after: string | null
  time: number
  isRemoval: boolean
}

/** Time in which the next key belongs to the same step, in ms. */
const pause = 1000
/** Number of steps that can be taken back. */
const most = 200

/**
 * Changes a text, and remembers how to take it back: what is typed without a pause is one step, and a removal its own.
 * `isSame` finishes what the step before began.
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

/** Takes a step back, as far as its lines are as it left them: what came after it stays. */
export function takeBack(state: EntryState, step: Step): EntryState {
  const { file, before, after } = step
  const now = state.texts[file] ?? null
  const isWhole = now === after && (before !== null || state.bases[file]?.text === null)
  const text = isWhole ? before : (mergeTexts(after ?? '', now ?? '', before ?? '') ?? now)
  const steps = state.steps.filter((one) => one !== step)
  return { ...state, steps, texts: { ...state.texts, [file]: text } }
}

/** What another program wrote in a file, or what a draft holds of it. */
export interface OtherText {
  /** The text from which both began, as far as it is known. */
  base: string
  text: string
  /** The file as it is on disk, when that is the other text. */
  onDisk?: OnDisk
  draft?: Draft
}

/** What a window begins with: the files, and what was typed and not saved when one was last open. */
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
 * Takes in what the files hold now: a text that is not edited follows, an edited one is merged where that can be done. While
 * the writer chooses between two texts, neither changes.
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

/** The texts that are not as their files were, each with what the file held when its text was taken from it. */
export function unsavedIn({ texts, bases }: EntryState) {
  return Object.entries(texts).flatMap(([file, text]) => {
    const base = bases[file] ?? { text: null, hash: null }
    return text === null || text === base.text ? [] : [{ file, text, base }]
  })
}

/** Tells if a file is not what its text was taken from. */
export function isChangedOutside({ bases, checked }: EntryState): boolean {
  return Object.entries(checked?.hashes ?? {}).some(([file, hash]) => hash !== bases[file]?.hash)
}

/** The texts of a draft which are not here. */
const missingIn = ({ texts }: EntryState, { files }: Draft) =>
  Object.entries(files).filter(([file, { text }]) => text !== texts[file])

/** The drafts of other browsers that hold a text which is not here. */
export function draftsBeside(state: EntryState): Draft[] {
  return (state.checked?.others ?? []).filter((draft) => missingIn(state, draft).length > 0)
}

/** What a draft holds, beside the texts here. */
export function draftConflicts(state: EntryState, draft: Draft): EntryState['conflicts'] {
  const other = missingIn(state, draft)
  return Object.fromEntries(other.map(([file, { text, base }]) => [file, { text, base: base ?? '', draft }]))
}

/** What the files hold now, beside the texts that are edited here. */
export function conflictsOf({ bases }: EntryState, onDisk: Record<string, OnDisk>): EntryState['conflicts'] {
  const files = Object.entries(onDisk)
  return Object.fromEntries(
    files.map(([file, there]) => [file, { base: bases[file]?.text ?? '', text: there.text ?? '', onDisk: there }]),
  )
}

import type { Texts } from '../../protocol.ts'
import { difference } from '../../text/difference.ts'
import { mergeTexts } from '../../text/merge.ts'

/** Texts with the steps that undo and redo their changes. */
export interface Undoable {
  /** Text of each file in this window; null if there is none. */
  texts: Texts
  /** `idle` once the check has answered. Until then, `edited` if the writer made a change, otherwise `checking`. */
  phase: 'idle' | 'edited' | 'checking'
  /** Newest last. */
  steps: UndoStep[]
  /** Steps that redo what was undone, newest last. The next edit empties the list. */
  undone: UndoStep[]
}

export interface UndoStep {
  /** By file. An edit to a shared value changes two files. */
  changes: Record<string, Record<'before' | 'after', string | null>>
  time: number
  isRemoval: boolean
}

const sameStepMs = 1000
const maxSteps = 200

/**
 * Changes texts and records an undo step. Continuous typing is one step; so is each removal of several characters.
 * `isSame` extends the previous undo step.
 */
export function changeTexts<S extends Undoable>(state: S, texts: Texts, isSame = false, time = Date.now()): S {
  const textOf = (file: string) => state.texts[file] ?? null
  const changed = Object.entries(texts).filter(([file, after]) => after !== textOf(file))
  if (changed.length === 0) return state
  const last = state.steps.at(-1)
  const differences = changed.map(([file, after]) => difference(textOf(file) ?? '', after ?? ''))
  const isLong = differences.some(({ from, to }) => to - from > 1)
  // What is typed in place of a selection is one step with the words typed after it.
  const isRemoval = isLong && differences.every(({ insert }) => insert === '')
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
export function reverseTexts<S extends Undoable>(state: S, texts: Texts): S | undefined {
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

/** Reverts a step in the fields and lines that still match it; later changes stay. */
export function takeBack<S extends Undoable>(state: S, step: UndoStep): S {
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
export function redoLast<S extends Undoable>(state: S): S {
  const last = state.undone.at(-1)
  if (!last) return state
  const redone = takeBack(state, last)
  return { ...redone, steps: [...state.steps, ...redone.undone.slice(-1)], undone: state.undone.slice(0, -1) }
}

import { useCallback } from 'react'
import type { Draft, Opened } from '../../protocol.ts'
import { ask } from '../api.ts'
import { change, conflictsOf, type EntryState, type OtherText } from './entry-state.ts'

interface Options {
  newest: () => EntryState
  setState: (change: (old: EntryState) => EntryState) => void
  open: () => Promise<Opened | null>
  check: () => Promise<void>
  fail: (error: unknown) => void
}

/** Other texts of what is edited here: shown beside it, chosen from, and thrown away. */
export function useConflicts({ newest, setState, open, check, fail }: Options) {
  /** Shows what the files hold, to choose for each paragraph. */
  const compare = useCallback(async () => {
    const sides = (await open())?.sides ?? []
    const other = sides.filter(({ file, hash }) => hash !== newest().bases[file]?.hash)
    const onDisk = Object.fromEntries(other.map(({ file, text, hash }) => [file, { text, hash }]))
    setState((old) => ({ ...old, conflicts: conflictsOf(old, onDisk) }))
  }, [newest, setState, open])

  /** Shows what a draft of another browser holds, to choose for each paragraph. */
  const compareDraft = useCallback(
    (draft: Draft) => {
      setState((old) => {
        const other = Object.entries(draft.files).filter(([file, { text }]) => text !== old.texts[file])
        const conflicts = other.map(([file, { text, base }]) => [file, { text, base: base ?? '', draft }] as const)
        return { ...old, conflicts: Object.fromEntries(conflicts) }
      })
    },
    [setState],
  )

  const dropDraft = useCallback(
    async ({ key, writer, time }: Draft) => {
      const dropped = await ask<{ time: string }>('drop', { key, writer, time })
      await check()
      return dropped.time
    },
    [check],
  )

  const restoreDraft = useCallback(
    async (time: string) => {
      await ask('bring-back', { time })
      await check()
    },
    [check],
  )

  /** The text that was chosen from both stands upon what the file holds now. */
  const settle = useCallback(
    (file: string, text: string, { onDisk, draft }: OtherText) => {
      const isLast = Object.keys(newest().conflicts).length === 1
      setState(({ conflicts: { [file]: _, ...conflicts }, ...old }) => {
        const bases = onDisk ? { ...old.bases, [file]: onDisk } : old.bases
        return change({ ...old, conflicts, bases }, file, text)
      })
      if (draft && isLast) void dropDraft(draft).catch(fail)
    },
    [newest, setState, dropDraft, fail],
  )

  const postpone = useCallback(() => setState((old) => ({ ...old, conflicts: {} })), [setState])

  return { compare, compareDraft, dropDraft, restoreDraft, settle, postpone }
}

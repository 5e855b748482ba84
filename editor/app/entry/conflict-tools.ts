import type { Draft, Opened } from '../../protocol.ts'
import { ask } from '../api.ts'
import type { Undo } from '../Notices.tsx'
import { change, conflictsOf, draftConflicts, type EntryState, type OtherText } from './entry-state.ts'

interface Chosen {
  now: () => EntryState
  update: (next: Partial<EntryState>) => void
  open: () => Promise<Opened | null>
  check: () => Promise<void>
  fail: (error: unknown) => void
}

export function conflictTools({ now, update, open, check, fail }: Chosen) {
  /** Discards a draft of another browser, with an undo. */
  async function dropDraft({ key, writer, time }: Draft): Promise<Undo> {
    const dropped = await ask<{ time: string }>('drop', { key, writer, time })
    await check()
    return { act: () => void ask('bring-back', dropped).then(() => check(), fail), of: key }
  }

  return {
    dropDraft,
    async compare() {
      const sides = (await open())?.sides ?? []
      const other = sides.filter(({ file, hash }) => hash !== now().bases[file]?.hash)
      const onDisk = Object.fromEntries(other.map(({ file, text, hash }) => [file, { text, hash }]))
      update({ conflicts: conflictsOf(now(), onDisk) })
    },
    compareDraft(draft: Draft) {
      update({ conflicts: draftConflicts(now(), draft) })
    },
    /** Applies the chosen text on top of the file. */
    settle(file: string, text: string, { onDisk, draft }: OtherText) {
      const { [file]: _, ...conflicts } = now().conflicts
      const bases = onDisk ? { ...now().bases, [file]: onDisk } : now().bases
      update(change({ ...now(), conflicts, bases }, file, text))
      if (draft && Object.keys(conflicts).length === 0) void dropDraft(draft).catch(fail)
    },
    postpone: () => update({ conflicts: {} }),
  }
}

import type { Checked, OnDisk, Opened, Side } from '../protocol.ts'

/** An entry as it is in one window. */
export interface EntryState {
  opened: Opened
  /** The text of each file as it is in this window. */
  texts: Record<string, string | null>
  /** What each file held when its text was taken from it. */
  bases: Record<string, OnDisk>
  checked?: Checked
  /** What other programs wrote in files that are edited here. */
  conflicts: Record<string, OnDisk>
  phase: 'idle' | 'checking' | 'saving' | 'offline'
}

/** What a window begins with: the files, and what was typed and not saved when one was last open. */
export function stateOf(opened: Opened): EntryState {
  const kept = opened.kept?.files ?? {}
  const each = <T>(make: (side: Side) => T) => Object.fromEntries(opened.sides.map((side) => [side.file, make(side)]))
  return {
    opened,
    texts: each(({ file, text }) => kept[file]?.text ?? text),
    bases: each(({ file, text, hash }) => ({ text, hash: kept[file] ? kept[file].hash : hash })),
    conflicts: {},
    phase: 'checking',
  }
}

interface Unsaved {
  file: string
  text: string
  /** What the file held when its text was taken from it. */
  base: OnDisk
}

/** The texts that are not as their files were. */
export function unsavedIn({ texts, bases }: EntryState): Unsaved[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    const base = bases[file] ?? { text: null, hash: null }
    return text === null || text === base.text ? [] : [{ file, text, base }]
  })
}

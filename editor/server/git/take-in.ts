import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Key } from '../../protocol.ts'
import { mergeTexts } from '../../text/merge.ts'
import { dropDraft, writeDraft } from '../drafts.ts'
import { keyOf } from '../entries.ts'
import { hashOf, textOf, writeWhole } from '../files.ts'
import { git, idOf, textIn } from './git.ts'

/** A file that is edited here and has changed elsewhere too. */
export interface Overlap {
  file: string
  /** The commit from whose text both began. */
  base: string
  /** The commit with the other text. */
  theirs: string
}

/**
 * How two versions of a file come together: `mine` stays, `theirs` takes its place (`back` where it was removed here), both
 * are `merged`, or, where both changed the same lines, `both` are kept.
 */
export type Joined = { file: string } & (
  | { way: 'mine' | 'theirs' | 'back' }
  | { way: 'merged'; text: string }
  | { way: 'both'; mine: string; base: string | null }
)

/** Joins the text of a file on disk with that of a commit. Writes nothing. */
export async function joinVersions(root: string, { file, base, theirs }: Overlap): Promise<Joined> {
  const [old = null, other = null] = await Promise.all([base, theirs].map((commit) => textIn(root, commit, file)))
  const mine = textOf(root, file)
  if (mine === other || old === other) return { file, way: 'mine' }
  if (mine === old) return { file, way: 'theirs' }
  if (mine === null) return { file, way: 'back' }
  const text = other === null ? undefined : mergeTexts(old ?? '', mine, other)
  if (text === other) return { file, way: 'theirs' }
  return text === undefined ? { file, way: 'both', mine, base: old } : { file, way: 'merged', text }
}

/**
 * Writes merged texts, and keeps as drafts what will make way for another text: they are offered wherever the entry is
 * opened. Returns how to undo it.
 */
export function writeJoined(root: string, all: readonly Joined[], theirs: string, time: string): () => void {
  const before = all.flatMap((one) => (one.way === 'merged' ? [[one.file, textOf(root, one.file)] as const] : []))
  const kept = new Map<Key, Extract<Joined, { way: 'both' }>[]>()
  for (const one of all) {
    if (one.way === 'merged') writeWhole(root, one.file, one.text)
    if (one.way === 'both') kept.set(keyOf(one.file), [...(kept.get(keyOf(one.file)) ?? []), one])
  }
  const writer = `saved-${theirs.slice(0, 12)}`
  for (const [key, both] of kept) {
    const files = both.map(({ file, mine: text, base }) => [
      file,
      { text, hash: base === null ? null : hashOf(base), base },
    ])
    writeDraft(root, key, writer, { time, files: Object.fromEntries(files) })
  }
  return () => {
    for (const [file, text] of before) if (text !== null) writeWhole(root, file, text)
    for (const key of kept.keys()) dropDraft(root, key, writer)
  }
}

/** Writes the files of which the other text takes the place, or removes them as it did. */
export async function writeTheirs(root: string, all: readonly Joined[], commit: string) {
  for (const { file, way } of all) {
    if (way === 'mine' || way === 'merged') continue
    if (await idOf(root, `${commit}:./${file}`))
      await git(root, ['restore', '--worktree', `--source=${commit}`, '--', file])
    else rmSync(join(root, file), { force: true })
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mergeTexts } from '../../text/merge.ts'
import { Refused } from '../errors.ts'
import { textOf, writeWhole } from '../files.ts'
import { refuseLink } from '../guard.ts'
import { inTheWay } from './fast-forward.ts'
import { git, idOf, runGit, textIn } from './git.ts'

/** Result of joining a file: `mine` or `theirs` (`back` if removed here), or `merged`. */
export type Joined = { file: string } & ({ way: 'mine' | 'theirs' | 'back' } | { way: 'merged'; text: string })

/**
 * Joins a file on disk with that of a commit, from a common `base`. Writes nothing.
 * @throws Refused if both changed a picture.
 */
export async function joinVersions(root: string, file: string, base: string, theirs: string): Promise<Joined> {
  refuseLink(root, file)
  const { stdout } = await runGit(root, ['hash-object', '--', file])
  const own = stdout.trim() || undefined
  const [before, there] = [await idOf(root, `${base}:./${file}`), await idOf(root, `${theirs}:./${file}`)]
  if (own === there || before === there) return { file, way: 'mine' }
  if (own === before) return { file, way: 'theirs' }
  if (own === undefined) return { file, way: 'back' }
  const mine = file.startsWith('content/') ? textOf(root, file) : null
  if (mine === null) throw inTheWay([file])
  const [old, other] = [await textIn(root, base, file), await textIn(root, theirs, file)]
  const text = other === null ? undefined : mergeTexts(old ?? '', mine, other)
  if (text === undefined)
    throw new Refused({
      nl: `Een ander wijzigde dezelfde regels als jij in ${file}. Er is niets gewijzigd.`,
      en: `Someone changed the same lines as you in ${file}. Nothing was changed.`,
    })
  return text === other ? { file, way: 'theirs' } : { file, way: 'merged', text }
}

export async function writeJoined(root: string, all: readonly Joined[], theirs: string) {
  for (const one of all) {
    const { file } = one
    if (one.way === 'mine') continue
    if (one.way === 'merged') writeWhole(root, file, one.text)
    else if (await idOf(root, `${theirs}:./${file}`))
      await git(root, ['--literal-pathspecs', 'restore', '--worktree', `--source=${theirs}`, '--', file])
    else rmSync(join(root, file), { force: true })
  }
}

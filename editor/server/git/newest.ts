import type { Newest } from '../../protocol.ts'
import { keyOf } from '../entries.ts'
import { Refused } from '../errors.ts'
import { refuseLink } from '../guard.ts'
import { inTheWay, prepareMove } from './fast-forward.ts'
import { editedFiles, git, idOf, runGit, splitZ } from './git.ts'
import {
  changedFiles,
  forgetProposals,
  landedFiles,
  landProposals,
  type OpenProposal,
  openProposals,
} from './proposals.ts'
import { type Joined, joinVersions, type Overlap, writeJoined, writeTheirs } from './take-in.ts'
import type { Upstream } from './upstream.ts'

const content = ['content', 'public/images']

/**
 * Brings the checked-out branch to what was fetched. Edits that were taken in go, others are merged or kept beside the new
 * text; the index and other files of who works there stay as they are.
 *
 * @throws before anything changes, where that cannot be done.
 */
export async function takeNewest(root: string, { ref, gone }: Upstream, time: string): Promise<Newest> {
  const [old, next] = [await git(root, ['rev-parse', 'HEAD']), await git(root, ['rev-parse', ref])]
  const landed = await landedProposals(root, next, gone)
  const counts = await git(root, ['rev-list', '--left-right', '--count', `${old}...${next}`])
  const [ahead = 0, behind = 0] = counts.split('\t').map(Number)
  if (ahead > 0 && behind > 0) throw new Refused(ownCommits(ahead))
  const joined = behind > 0 ? await moveTo(root, { old, next, landed, time }) : []
  const done = landed.filter(({ isDone }) => isDone)
  const ofDone = (hasFiles: boolean) =>
    done.filter(({ files }) => files.length > 0 === hasFiles).map(({ proposal }) => proposal)
  forgetProposals(root, ofDone(false))
  landProposals(root, ofDone(true))
  const inWay = (way: Joined['way']) => joined.filter((one) => one.way === way).map(({ file }) => file)
  return {
    isNew: behind > 0,
    landed: done.flatMap(({ proposal, files }) => (files.length > 0 ? [proposal.title] : [])),
    merged: inWay('merged'),
    both: [...new Set(inWay('both').map(keyOf))],
    back: inWay('back'),
    needsRestart: behind > 0 && (await changesProgram(root, old, next)),
  }
}

interface Landed {
  proposal: OpenProposal
  files: string[]
  isDone: boolean
}

async function landedProposals(root: string, commit: string, gone: readonly string[]): Promise<Landed[]> {
  const all: Landed[] = []
  for (const proposal of openProposals(root)) {
    // What git tidied away since can be followed no more.
    if (!(await idOf(root, `${proposal.commit}^{commit}`))) {
      forgetProposals(root, [proposal])
      continue
    }
    const found = await landedFiles(root, proposal, commit)
    const isMerged = (await runGit(root, ['merge-base', '--is-ancestor', proposal.commit, commit])).status === 0
    const isGone = gone.includes(proposal.branch)
    // A branch that is gone and left something behind was merged: what else changed is the reviewer's.
    const files = isGone && found.length > 0 ? await changedFiles(root, proposal, commit) : found
    all.push({ proposal, files, isDone: isMerged || isGone || files.length === proposal.files.length })
  }
  return all
}

interface Move {
  old: string
  next: string
  landed: readonly Landed[]
  time: string
}

async function moveTo(root: string, { old, next, landed, time }: Move): Promise<Joined[]> {
  const changed = splitZ(
    await git(root, ['diff', '--name-only', '--no-renames', '-z', '--relative', old, next, '--', ...content]),
  )
  const edited = await editedFiles(root)
  const overlap = changed.filter((file) => edited.includes(file))
  const move = await prepareMove(root, { old, next, overlap })
  const joined: Joined[] = []
  for (const file of overlap) {
    refuseLink(root, file)
    const base = landed.findLast(({ files }) => files.includes(file))?.proposal.commit ?? old
    const way = file.startsWith('content/') ? joinVersions : joinPicture
    joined.push(await way(root, { file, base, theirs: next }))
  }
  const undo = writeJoined(root, joined, next, time)
  try {
    await move()
  } catch (error) {
    undo()
    throw error
  }
  await writeTheirs(root, joined, next)
  await git(root, ['update-ref', '-m', 'desk: fetch the newest', 'HEAD', next, old])
  return joined
}

/** A picture is one of two, or nothing is changed: nobody can merge pixels. */
async function joinPicture(root: string, { file, base, theirs }: Overlap): Promise<Joined> {
  const { status, stdout } = await runGit(root, ['hash-object', '--', file])
  const mine = status === 0 ? stdout.trim() : undefined
  const [before, there] = [await idOf(root, `${base}:./${file}`), await idOf(root, `${theirs}:./${file}`)]
  if (mine === there) return { file, way: 'mine' }
  if (mine === before) return { file, way: 'theirs' }
  if (mine === undefined) return { file, way: 'back' }
  throw new Refused(inTheWay(`error: '${file}'`))
}

/** Whether anything but content changed. */
async function changesProgram(root: string, old: string, next: string): Promise<boolean> {
  const { status } = await runGit(root, ['diff', '--quiet', old, next, '--', '.', ':!content', ':!public', ':!docs'])
  return status === 1
}

const ownCommits = (count: number) => ({
  nl: `De tak van deze map heeft ${count === 1 ? 'een eigen commit' : `${count} eigen commits`}, die de server niet heeft. Er is niets gewijzigd; wie met git werkt, brengt de twee samen.`,
  en: `The branch of this folder has ${count === 1 ? 'a commit' : `${count} commits`} of its own, which the server does not have. Nothing was changed; who works with git brings the two together.`,
})

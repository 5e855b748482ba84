import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import { idOf, isAncestor, remoteOf, textIn } from './git.ts'
import { hasLanded } from './landed.ts'

/** A proposal, as far as this desk knows. */
export interface KnownProposal {
  branch: string
  title: string
  /** The commit upon which it stands. */
  base: string
  commit: string
  /** The commit that was pushed last; undefined where none was. */
  pushed?: string
  /** The newest commit of a reviewer in its branch. */
  reviewed?: string
  files: string[]
  /** It was taken in: it is kept to tell when it is online. */
  landed?: boolean
}

const place = '.local/desk/proposals.json'

/** Number of proposals that are remembered after they were taken in. */
const remembered = 3

/** Lists the proposals that wait. */
export function openProposals(root: string): KnownProposal[] {
  return allProposals(root).filter(({ landed }) => !landed)
}

/** Lists the proposals that wait, and the newest that were taken in. */
export function allProposals(root: string): KnownProposal[] {
  try {
    return JSON.parse(readFileSync(join(root, place), 'utf8'))
  } catch {
    return []
  }
}

/** Records a proposal in place of what was known of its branch. */
export function recordProposal(root: string, proposal: KnownProposal) {
  const all = [...othersThan(root, proposal), proposal]
  const older = all.filter(({ landed }) => landed).slice(0, -remembered)
  const kept = all.filter((one) => !older.includes(one))
  writeProposals(root, kept)
}

export function forgetProposal(root: string, proposal: KnownProposal) {
  writeProposals(root, othersThan(root, proposal))
}

function othersThan(root: string, { branch }: KnownProposal): KnownProposal[] {
  return allProposals(root).filter((one) => one.branch !== branch)
}

function writeProposals(root: string, proposals: readonly KnownProposal[]) {
  writeWhole(root, place, `${JSON.stringify(proposals, null, 2)}\n`)
}

/**
 * Lists the files of a proposal that a commit holds as they were proposed, or as a reviewer made them: after a merge, a
 * squash or a rebase.
 */
export async function landedFiles(root: string, proposal: KnownProposal, commit: string): Promise<string[]> {
  if (await isAncestor(root, proposal.commit, commit)) return proposal.files
  const remote = await remoteOf(root)
  const landed: string[] = []
  for (const file of proposal.files) {
    const idIn = (name: string) => idOf(root, `${name}:./${file}`)
    const [before, proposed, now] = await Promise.all([proposal.base, proposal.commit, commit].map(idIn))
    if (now === proposed) landed.push(file)
    if (now === proposed || now === before) continue
    // The branch on the remote holds what a reviewer added, also after it was removed there.
    const isReviewed = now !== undefined && now === (await idIn(`refs/remotes/${remote}/${proposal.branch}`))
    if (isReviewed || (await isTextIn(root, proposal, file, commit))) landed.push(file)
  }
  return landed
}

/** Tells whether a commit holds all files of a proposal. */
export async function isTakenIn(root: string, proposal: KnownProposal, commit: string): Promise<boolean> {
  return (await landedFiles(root, proposal, commit)).length === proposal.files.length
}

async function isTextIn(root: string, { base, commit: own }: KnownProposal, file: string, commit: string) {
  if (!file.startsWith('content/')) return false
  const [old = null, mine = null, now = null] = await Promise.all(
    [base, own, commit].map((name) => textIn(root, name, file)),
  )
  return hasLanded(old, mine, now)
}

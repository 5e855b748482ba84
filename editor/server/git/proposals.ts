import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import { idOf, isAncestor, remoteOf, textIn } from './git.ts'
import { hasLanded } from './landed.ts'

export interface KnownProposal {
  branch: string
  title: string
  base: string
  commit: string
  /** Last pushed commit; undefined if none. */
  pushed?: string
  /** Newest commit of a reviewer in the branch. */
  reviewed?: string
  files: string[]
  /** Merged, and remembered until it is online. */
  landed?: boolean
}

const place = '.local/desk/proposals.json'

const remembered = 3

export function openProposals(root: string): KnownProposal[] {
  return allProposals(root).filter(({ landed }) => !landed)
}

/** Lists open proposals and the last merged ones. */
export function allProposals(root: string): KnownProposal[] {
  try {
    return JSON.parse(readFileSync(join(root, place), 'utf8'))
  } catch {
    return []
  }
}

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
 * Lists a proposal's files that a commit contains, with or without a reviewer's changes: after a merge, squash or
 * rebase.
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
    // The remote-tracking branch keeps a reviewer's commits after its removal on the remote.
    const isReviewed = now !== undefined && now === (await idIn(`refs/remotes/${remote}/${proposal.branch}`))
    if (isReviewed || (await isTextIn(root, proposal, file, commit))) landed.push(file)
  }
  return landed
}

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

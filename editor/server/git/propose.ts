import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../../scripts/check/run.ts'
import type { Problem } from '../../../scripts/content/problem.ts'
import { toSlug } from '../../../scripts/content/text.ts'
import type { Author, Proposal, Proposed } from '../../protocol.ts'
import { Refused } from '../errors.ts'
import { takeTurns } from '../turns.ts'
import { compareOf } from './forge.ts'
import { git, idOf, remoteOf, runGit, withIndex } from './git.ts'
import { troubleOf } from './git-trouble.ts'
import { forgetProposal, isTakenIn, type KnownProposal, openProposals, recordProposal } from './proposals.ts'
import { refsOn } from './states.ts'
import { joinVersions, writeJoined } from './take-in.ts'

export interface Wish {
  titles: readonly string[]
  files: readonly string[]
  /** Default: git's configured author. */
  author?: Author
  env: NodeJS.ProcessEnv
}

/**
 * Commits these files to a branch and pushes it, or updates the open proposal that shares a file. Writes nothing if
 * there are errors. Network requests run outside `inTurn`, so that saves do not wait.
 */
export async function propose(root: string, wish: Wish, inTurn = takeTurns()): Promise<Proposed> {
  const remote = await remoteOf(root)
  const open = await proposalToUpdate(root, wish.files, remote)
  const written = await inTurn(() => writeBranch(root, wish, open, remote))
  if ('problems' in written) return written
  const sent: Proposal = { branch: written.branch, isUpdate: open !== undefined, pushed: false }
  return remote ? { ...sent, ...(await push(root, remote, written)) } : sent
}

type Written = KnownProposal | { problems: Problem[] }

async function writeBranch(root: string, wish: Wish, open?: KnownProposal, remote?: string): Promise<Written> {
  const { titles, files, author, env } = wish
  const base = await git(root, ['rev-parse', 'HEAD'])
  const known = open && remote ? await takeReview(root, open, files, remote) : open
  const parent = known?.reviewed ?? base
  return withIndex(root, async (index) => {
    const own = { env: { ...index, ...authorOf(author) } }
    await git(root, ['read-tree', parent], own)
    await git(root, ['update-index', '--add', '--remove', '--', ...files], own)
    const problems = await checkIndex(root, index, env)
    if (problems.length > 0) return { problems }
    const tree = await git(root, ['write-tree'], own)
    const commit = await git(root, ['commit-tree', tree, '-p', parent], { ...own, input: messageOf(titles) })
    const branch = known?.branch ?? branchFor(titles, commit)
    await git(root, ['update-ref', `refs/heads/${branch}`, commit])
    const written = { ...known, branch, title: titles[0] ?? branch, base, commit, files: [...files] }
    recordProposal(root, written)
    return written
  })
}

/** Checks the content of an index, without other edits in the work tree. */
async function checkIndex(root: string, index: Record<string, string>, env: NodeJS.ProcessEnv) {
  const folder = join(root, '.local/desk', `proposed.${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  try {
    const input = await git(root, ['ls-files', '-z', '--', 'content', 'public'], { env: index })
    await git(root, ['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], { env: index, input })
    const copy = join(folder, await git(root, ['rev-parse', '--show-prefix']))
    mkdirSync(join(root, '.cache'), { recursive: true })
    symlinkSync(join(root, '.cache'), join(copy, '.cache'), 'junction')
    // An overlay, even if empty, keeps compiled content in memory.
    const { problems } = await checkContent({ root: copy, env: { ...env, PREVIEW: undefined }, overlay: new Map() })
    return problems.filter(({ isForReview }) => !isForReview)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Finds the open proposal with a shared file, if its branch is unchanged. */
async function proposalToUpdate(root: string, files: readonly string[], remote?: string) {
  for (const proposal of openProposals(root).reverse()) {
    if (!proposal.files.some((file) => files.includes(file))) continue
    const branch = `refs/heads/${proposal.branch}`
    const isHeld = (await idOf(root, branch)) === proposal.commit
    const { stdout: checkedOut } = await runGit(root, ['for-each-ref', '--format=%(worktreepath)', branch])
    if (isHeld && !checkedOut.trim() && (await isOpen(root, proposal, remote))) return proposal
    forgetProposal(root, proposal)
  }
  return undefined
}

/**
 * True while a proposal waits for its merge.
 * @throws Refused if it was merged upstream, and the folder must follow first.
 */
async function isOpen(root: string, proposal: KnownProposal, remote?: string): Promise<boolean> {
  if (await isTakenIn(root, proposal, 'HEAD')) return false
  if (!remote || !proposal.pushed) return true
  const fetched = await runGit(root, ['fetch', '-q', remote], { timeout: 60_000 })
  // Offline, only the local branch is known; the push reports the error.
  if (fetched.status !== 0) return true
  const upstream = await idOf(root, '@{upstream}')
  if (upstream && (await isTakenIn(root, proposal, upstream)))
    throw new Refused({
      nl: 'Je vorige voorstel is overgenomen. Kies eerst ‘Haal het nieuwste’, en stel daarna voor wat er nog is.',
      en: 'Your earlier proposal was taken in. Choose "Get latest" first, then propose what remains.',
    })
  const refs = await refsOn(root, remote)
  return !refs || refs.branches.has(proposal.branch)
}

/**
 * Merges a reviewer's commits on an open proposal into the files, so that the next version builds on them.
 * @throws Refused on a conflict; the files then hold the reviewer's text, and drafts the other.
 */
async function takeReview(root: string, open: KnownProposal, files: readonly string[], remote: string) {
  const tip = open.pushed && (await idOf(root, `refs/remotes/${remote}/${open.branch}`))
  if (!tip || tip === open.pushed) return open
  const common = open.files.filter((file) => files.includes(file) && file.startsWith('content/'))
  const joined = await Promise.all(common.map((file) => joinVersions(root, file, open.commit, tip)))
  await writeJoined(root, joined, tip)
  await git(root, ['update-ref', `refs/heads/${open.branch}`, tip])
  const reviewed = { ...open, commit: tip, pushed: tip, reviewed: tip }
  recordProposal(root, reviewed)
  return reviewed
}

/** The first title is the subject; the body lists all. */
export function messageOf(titles: readonly string[]): string {
  const [first = 'Texts', ...others] = titles
  if (others.length === 0) return `${first}\n`
  return `${first} (+${others.length})\n\n${titles.map((title) => `- ${title}`).join('\n')}\n`
}

function branchFor([title = 'texts']: readonly string[], commit: string): string {
  const name = toSlug(title).slice(0, 40).replace(/-$/, '')
  return `desk/${name}-${commit.slice(0, 7)}`
}

/** Pushes a branch with a lease on the last pushed commit. */
async function push(root: string, remote: string, proposal: KnownProposal): Promise<Partial<Proposal>> {
  const { branch, commit, pushed = '' } = proposal
  const name = `refs/heads/${branch}`
  const args = ['push', '-q', `--force-with-lease=${name}:${pushed}`, remote, `${commit}:${name}`]
  const result = await runGit(root, args, { timeout: 60_000 })
  if (result.status !== 0) return { pushed: false, trouble: troubleOf(result) }
  recordProposal(root, { ...proposal, pushed: commit })
  return { pushed: true, compare: await compareOf(root, remote, branch) }
}

function authorOf(author?: Author): Record<string, string> {
  const name = author?.name.replace(/[<>\n]/g, '').trim()
  const mail = author?.mail
  return name && mail
    ? { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: mail }
    : {}
}

import { checkContent } from '../../../scripts/check/run.ts'
import { memoryIn } from '../../../scripts/content/compile.ts'
import { readRevision } from '../../../scripts/content/project.ts'
import type { ContentSettings } from '../../../scripts/content/settings.ts'
import { toSlug } from '../../../scripts/lib/strings.ts'
import type { Author, Chosen, Key, Newest, Proposed } from '../../protocol.ts'
import { sentence } from '../../text/words.ts'
import { lostAddresses } from '../addresses.ts'
import { Refused, refusal } from '../errors.ts'
import { takeTurns } from '../turns.ts'
import { changedContent, composeTree, git, isAncestor, objectId, remoteOf, runGit, snapshot, withIndex } from './git.ts'
import { toGitError } from './git-error.ts'
import { joinWork, takeNewest } from './newest.ts'
import { currentProposal, landedFiles, proposalPage, recordProposal, withProposal } from './proposal.ts'
import { compareWithSent, filesToSend } from './states.ts'
import { fetchUpstream, type Upstream } from './upstream.ts'

export interface ProposalRequest {
  keys: readonly Key[]
  /** Subject, and the titles of several texts. */
  titles: readonly string[]
  /** Remembered as git's author in this folder. */
  author?: Author
  chosen?: Chosen
  settings: ContentSettings
}

/**
 * Adds texts to the writer's branch and pushes it. Commits of a reviewer in the branch are merged first. Sends nothing
 * if there are mistakes or conflicts. Network requests run outside `inTurn`, so that writes do not wait.
 */
export async function propose(root: string, request: ProposalRequest, inTurn = takeTurns()): Promise<Proposed> {
  const remote = await remoteOf(root)
  const { author, chosen = {} } = request
  if (author) {
    await git(root, ['config', 'user.name', author.name])
    await git(root, ['config', 'user.email', author.mail])
  }
  const isOpen = remote !== undefined && (await currentProposal(root)) !== undefined
  const upstream = isOpen ? await fetchUpstream(root) : undefined
  const written = await inTurn(async () => {
    const taken = upstream && (await followReview(root, upstream, chosen))
    return taken && 'conflicts' in taken ? taken : commitTexts(root, request, taken)
  })
  if (!('commit' in written)) return written
  const { branch, commit, accepted } = written
  // Without force, so nothing is replaced. Without a remote, the branch is local.
  const args = ['push', '-q', remote ?? '.', `${commit}:refs/heads/${branch}`]
  const pushed = await runGit(root, args, { timeoutMs: 60_000 })
  if (pushed.status !== 0) {
    const refused = toGitError(pushed)
    if (accepted === undefined) throw refused
    // Told once only, as the accepted proposal is forgotten.
    throw new Refused((own) => `${sentence('newestAccepted', own, { title: accepted })} ${refused.sentence[own]}`)
  }
  await recordProposal(root, branch, commit)
  const link = remote && (await proposalPage(root, remote, branch))
  return { branch, isSent: remote !== undefined, link, accepted }
}

/** Brings the review of an open proposal into the work tree: its acceptance, or a reviewer's commits. */
async function followReview(root: string, upstream: Upstream, chosen: Chosen) {
  const { sent, isGone, ref } = upstream
  const before = await currentProposal(root)
  if (!before) return undefined
  const isSettled = isGone || (await landedFiles(root, before, ref, sent)).length === before.files.length
  const isReviewed = sent !== undefined && sent !== before.tip
  if (!isSettled && !isReviewed) return undefined
  const newest = await takeNewest(root, upstream, chosen)
  if ('conflicts' in newest) return newest
  const proposal = await currentProposal(root)
  if (!proposal || !sent || sent === proposal.tip) return newest
  const mine = await withProposal(root, proposal)
  const theirs = await withProposal(root, { ...proposal, tip: sent })
  const files = await changedContent(root, [mine.tree, theirs.tree])
  const reviewed = await composeTree(root, mine.tree, theirs.tree, files)
  const joined = await joinWork(root, mine.tree, reviewed, chosen)
  if (joined.conflicts) return joined
  await recordProposal(root, proposal.branch, sent)
  return newest
}

async function commitTexts(
  root: string,
  { keys, titles, settings }: ProposalRequest,
  taken?: Newest,
): Promise<Proposed | { branch: string; commit: string; accepted?: string }> {
  const { changed, proposal, merged } = await compareWithSent(root)
  const files = filesToSend(root, keys, changed)
  const head = await git(root, ['rev-parse', 'HEAD'])
  const parent = proposal?.tip ?? head
  const work = await withIndex(root, (index) => snapshot(root, index))
  const tree = await composeTree(root, merged.tree, work, [...files, ...merged.conflicts])
  const accepted = taken?.accepted
  if (files.length === 0 || tree === (await objectId(root, `${parent}^{tree}`))) {
    // The writer chose what a reviewer sent.
    if (taken && proposal) return { branch: proposal.branch, commit: parent }
    if (accepted === undefined) throw refusal('proposeNothing')
    return { accepted }
  }
  const problems = await problemsIn(root, head, tree, settings)
  if (problems.length > 0) return { problems, isPartial: files.length < changed.length, accepted }
  const parents = (await isAncestor(root, head, parent)) ? [parent] : [parent, head]
  const [subject = 'Texts', ...texts] = titles
  const message = [subject, texts.map((title) => `- ${title}`).join('\n')].filter(Boolean)
  const args = [...parents.flatMap((one) => ['-p', one]), ...message.flatMap((one) => ['-m', one])]
  const commit = await git(root, ['commit-tree', tree, ...args])
  const branch = proposal?.branch ?? `desk/${toSlug(subject, 40)}-${commit.slice(0, 7)}`
  return { commit, branch, accepted }
}

/** Checks the content of a tree, without other edits in the work tree. */
async function problemsIn(root: string, head: string, tree: string, settings: ContentSettings) {
  const content = await checkContent(readRevision(root, tree, settings), memoryIn(root))
  const lost = await lostAddresses(root, head, await changedContent(root, [head, tree]), content)
  return [...content.problems.filter(({ isForReview }) => !isForReview), ...lost]
}

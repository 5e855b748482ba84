import { checkContent } from '../../../scripts/check/run.ts'
import { memoryIn } from '../../../scripts/content/compile.ts'
import { readRevision } from '../../../scripts/content/project.ts'
import type { ContentSettings } from '../../../scripts/content/settings.ts'
import { toSlug } from '../../../scripts/lib/strings.ts'
import type { Author, Chosen, Key, Newest, Proposed } from '../../protocol.ts'
import { formatMessage } from '../../text/words.ts'
import { listMistakes } from '../addresses.ts'
import { Refusal, refusal } from '../errors.ts'
import { createQueue } from '../turns.ts'
import { changedContent, composeTree, git, isAncestor, objectId, remoteOf, runGit, snapshot, withIndex } from './git.ts'
import { toGitError } from './git-error.ts'
import { mergeIntoWorkTree, takeNewest } from './newest.ts'
import { currentProposal, landedFiles, proposalPage, recordProposal, withProposal } from './proposal.ts'
import { compareWithSent, filesToSend } from './states.ts'
import { fetchUpstream, type Upstream } from './upstream.ts'

export interface ProposalRequest {
  keys: readonly Key[]
  /** Subject of the commit, followed by the titles of the texts if there are several. */
  titles: readonly string[]
  /** Stored in the git configuration of this folder. */
  author?: Author
  chosen?: Chosen
  settings: ContentSettings
}

/**
 * State of the open proposal on the remote, and the effect of proposing in that state:
 *
 * | State    | The remote has                     | Action                                                   |
 * | -------- | ---------------------------------- | -------------------------------------------------------- |
 * | sent     | its branch, as it was sent         | adds a commit                                            |
 * | reviewed | a reviewer's commits in it         | merges these with the texts, and adds a commit           |
 * | landed   | its texts in the main branch       | gets the latest, and begins a proposal of the rest       |
 * | gone     | no such branch                     | the same; texts that did not land count as changed       |
 *
 * Without an open proposal, or without a remote, a commit is added to a new or local branch. Once there is a remote, the
 * texts of a local branch count as changed.
 */
type ProposalState = 'sent' | 'reviewed' | 'landed' | 'gone'

/**
 * Adds texts to the writer's branch and pushes it. A reviewer's commits in the branch are merged first. Sends nothing
 * if there are mistakes or conflicts. Network requests run outside `enqueue`, so that writes do not wait.
 */
export async function propose(root: string, request: ProposalRequest, enqueue = createQueue()): Promise<Proposed> {
  if (!(await objectId(root, 'HEAD'))) throw refusal('noGit')
  const remote = await remoteOf(root)
  const { author, chosen = {} } = request
  if (author) await rememberAuthor(root, author)
  const isOpen = remote !== undefined && (await currentProposal(root)) !== undefined
  const upstream = isOpen ? await fetchUpstream(root) : undefined
  const outcome = await enqueue(async () => {
    const taken = upstream && (await follow(root, upstream, chosen))
    return taken && 'conflicts' in taken ? taken : commitTexts(root, request, taken)
  })
  if (!('commit' in outcome)) return outcome
  const { branch, commit, accepted } = outcome
  await push(root, remote, outcome)
  await recordProposal(root, branch, commit, remote !== undefined)
  const link = remote && (await proposalPage(root, remote, branch))
  return { branch, isSent: remote !== undefined, link, accepted }
}

async function rememberAuthor(root: string, { name, mail }: Author) {
  await git(root, ['config', 'user.name', name])
  await git(root, ['config', 'user.email', mail])
}

/** Merges remote changes to an open proposal into the work tree; undefined if there are none. */
async function follow(root: string, upstream: Upstream, chosen: Chosen) {
  const state = await stateOf(root, upstream)
  if (state === undefined || state === 'sent') return undefined
  const newest = await takeNewest(root, upstream, chosen)
  if (state !== 'reviewed' || 'conflicts' in newest) return newest
  return (await takeReview(root, upstream, chosen)) ?? newest
}

async function stateOf(root: string, { sent, isGone, ref }: Upstream): Promise<ProposalState | undefined> {
  const proposal = await currentProposal(root)
  if (!proposal) return undefined
  if (isGone) return 'gone'
  const landed = await landedFiles(root, proposal, ref, sent)
  if (landed.length === proposal.files.length) return 'landed'
  return sent === undefined || sent === proposal.tip ? 'sent' : 'reviewed'
}

/** Merges a reviewer's commits with the texts; returns the conflicts, if any. */
async function takeReview(root: string, { sent }: Upstream, chosen: Chosen) {
  const proposal = await currentProposal(root)
  if (!proposal || !sent) return undefined
  const mine = await withProposal(root, proposal)
  const theirs = await withProposal(root, { ...proposal, tip: sent })
  const files = await changedContent(root, [mine.tree, theirs.tree])
  const reviewed = await composeTree(root, mine.tree, theirs.tree, files)
  const joined = await mergeIntoWorkTree(root, mine.tree, reviewed, chosen)
  if (joined.conflicts) return joined
  await recordProposal(root, proposal.branch, sent, true)
  return undefined
}

interface Commit {
  branch: string
  commit: string
  /** Title of the previous proposal, if it was accepted. */
  accepted?: string
}

async function commitTexts(
  root: string,
  { keys, titles, settings }: ProposalRequest,
  taken?: Newest,
): Promise<Proposed | Commit> {
  const { changed, proposal, merged } = await compareWithSent(root)
  const files = filesToSend(root, keys, changed)
  const head = await git(root, ['rev-parse', 'HEAD'])
  const parent = proposal?.tip ?? head
  const work = await withIndex(root, (index) => snapshot(root, index))
  const tree = await composeTree(root, merged.tree, work, [...files, ...merged.conflicts])
  const accepted = taken?.accepted
  if (files.length === 0 || tree === (await objectId(root, `${parent}^{tree}`))) {
    // The writer chose the reviewer's texts, so there is nothing to add.
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

/** Pushes without force, so that no commit is overwritten. Without a remote, the branch is local. */
async function push(root: string, remote: string | undefined, { branch, commit, accepted }: Commit) {
  const pushed = await runGit(root, ['push', '-q', remote ?? '.', `${commit}:refs/heads/${branch}`], {
    timeoutMs: 60_000,
  })
  if (pushed.status === 0) return
  const refused = toGitError(pushed)
  if (accepted === undefined) throw refused
  // Report the acceptance now, because the accepted proposal is already forgotten.
  throw new Refusal(
    (locale) => `${formatMessage('newestAccepted', locale, { title: accepted })} ${refused.sentence[locale]}`,
  )
}

/** Checks the content of a tree, which excludes other edits in the work tree. */
async function problemsIn(root: string, head: string, tree: string, settings: ContentSettings) {
  const content = await checkContent(readRevision(root, tree, settings), memoryIn(root))
  return listMistakes(root, head, await changedContent(root, [head, tree]), content)
}

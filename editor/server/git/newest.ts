import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from '../../../scripts/content/source.ts'
import type { Chosen, Conflicting, Newest } from '../../protocol.ts'
import { refusal } from '../errors.ts'
import { readUtf8, writeTexts } from '../files.ts'
import { renameClashingPictures } from '../picture-bin.ts'
import { changedContent, changedFiles, composeTree, git, runGit, snapshot, textIn, withIndex } from './git.ts'
import { mergeTrees } from './merge-trees.ts'
import { currentProposal, forgetProposal, landedFiles, proposalTitle, withProposal } from './proposal.ts'
import { keysOfFiles } from './states.ts'
import type { Upstream } from './upstream.ts'

/**
 * Moves the checked-out branch to the fetched commit, and merges that commit with the edits. Accepted edits no longer
 * count as edits. Staged changes and other files stay.
 * @throws Refusal before changing anything, except perhaps the name of a picture.
 */
export async function takeNewest(root: string, { ref, sent, isGone }: Upstream, chosen: Chosen = {}) {
  const [old = '', next = ''] = (await git(root, ['rev-parse', 'HEAD', ref])).split('\n')
  const counts = await git(root, ['rev-list', '--left-right', '--count', `${old}...${next}`])
  const [ahead = 0, behind = 0] = counts.split('\t').map(Number)
  if (ahead > 0 && behind > 0) throw refusal('ownCommits', { count: ahead })
  const proposal = await currentProposal(root)
  const matchingFiles = proposal ? await landedFiles(root, proposal, next, sent) : []
  // If the branch was removed and some files were accepted, all count as accepted, because the other differences come
  // from the reviewer.
  const landed = isGone && matchingFiles.length > 0 ? (proposal?.files ?? []) : matchingFiles
  const isDone = proposal && (isGone || landed.length === proposal.files.length)
  const title = isDone ? await proposalTitle(root, proposal) : undefined
  const outcome = landed.length > 0 ? { accepted: title } : { declined: title }
  const result: Newest = { isNew: behind > 0, ...outcome, merged: [], kept: [], needsRestart: false }
  if (behind > 0) {
    const proposed = proposal && landed.length > 0 ? (await withProposal(root, proposal)).tree : old
    const base = await composeTree(root, old, proposed, landed)
    await refuseStaged(root, old, next)
    await renameClashingPictures(root, next)
    const joined = await mergeIntoWorkTree(root, base, next, chosen)
    if (joined.conflicts) return joined
    await git(root, ['read-tree', '-i', '-m', old, next])
    await runGit(root, ['update-index', '-q', '--refresh'])
    await git(root, ['update-ref', '-m', 'desk: get the latest', 'HEAD', next, old])
    const changedFiles = await changedContent(root, [joined.before, joined.after])
    const edited = await changedContent(root, [next, joined.after])
    result.merged = keysOfFiles(changedFiles.filter((file) => edited.includes(file) && !joined.kept.includes(file)))
    result.kept = keysOfFiles(joined.kept)
    const others = ['.', ':!content', ':!public', ':!docs']
    result.needsRestart = (await runGit(root, ['diff', '--quiet', old, next, '--', ...others])).status === 1
  }
  if (isDone) await forgetProposal(root, proposal.branch)
  return result
}

async function refuseStaged(root: string, old: string, next: string) {
  // A staged file that is identical to the newest version was left by an interrupted update.
  const staged = await changedFiles(root, ['--cached', old])
  const isOther = new Set(await changedFiles(root, ['--cached', next]))
  const changed = new Set(await changedFiles(root, [old, next]))
  const inWay = staged.filter((file) => isOther.has(file) && changed.has(file))
  if (inWay.length > 0) throw inTheWay(inWay)
  // Fails while another program locks the index.
  await git(root, ['read-tree', '-i', '-m', old, old])
}

/**
 * Merges a commit into the work tree, from a common base. Chosen texts replace conflicts. Returns the work tree before
 * and after, and the files that one side removed and the other changed, which are kept.
 * @throws Refusal if the merge would overwrite other work.
 */
export async function mergeIntoWorkTree(root: string, base: string, theirs: string, chosen: Chosen) {
  const chosenFiles: string[] = []
  for (const [file, { text, mine, theirs: other }] of Object.entries(chosen)) {
    if (other !== plainText((await textIn(root, theirs, file)) ?? '')) continue
    if (!(file in writeTexts(root, { [file]: { text, base: mine } }))) chosenFiles.push(file)
  }
  return withIndex(root, async (env) => {
    const before = await snapshot(root, env)
    const baseWithChosen = await composeTree(root, base, theirs, chosenFiles)
    const { tree: after, conflicts: kept } = await mergeTrees(root, baseWithChosen, before, theirs)
    const conflicts: Conflicting[] = []
    const inWay: string[] = []
    for (const file of kept) {
      const other = await textIn(root, theirs, file)
      if (other === null || !existsSync(join(root, file))) continue
      const mine = file.startsWith('content/') ? readUtf8(root, file) : null
      if (mine === null) inWay.push(file)
      else conflicts.push({ file, base: (await textIn(root, base, file)) ?? '', mine, theirs: other })
    }
    if (inWay.length > 0) throw inTheWay(inWay)
    if (conflicts.length > 0) return { conflicts }
    const { status, stderr } = await runGit(root, ['read-tree', '-m', '-u', before, after], { env })
    if (status !== 0) {
      const named = [...stderr.matchAll(/'([^']+)'/g)].map(([, file = '']) => file)
      throw inTheWay(named.length > 0 ? named : [stderr.trim()])
    }
    return { before, after, kept }
  })
}

const inTheWay = (files: readonly string[]) =>
  refusal('inTheWay', { names: [...new Set(files)].slice(0, 5).join(', ') })

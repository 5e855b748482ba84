import { posix } from 'node:path'
import { plainText } from '../../../scripts/content/source.ts'
import type { Sides } from '../../text/align.ts'
import { mergeTexts } from '../../text/merge.ts'
import { refusal } from '../errors.ts'
import { inStyleOf } from '../files.ts'
import { changedFiles, git, runGit, splitZ, textIn, withIndex } from './git.ts'

/** Merges two trees in memory: texts by field, as in the window, and other files as git does. */
export async function mergeTrees(root: string, base: string, ours: string, theirs: string) {
  const { tree, conflicts } = await mergeByLine(root, base, ours, theirs)
  const [own, other] = await Promise.all(
    [ours, theirs].map((side) => changedFiles(root, [base, side, '--', 'content'])),
  )
  const both = own?.filter((file) => other?.includes(file) && /\.(?:mdx|yaml)$/.test(file)) ?? []
  const merged = new Map<string, string>()
  const conflictFiles = new Set(conflicts)
  for (const file of both) {
    const texts = await Promise.all([base, ours, theirs].map((side) => textIn(root, side, file)))
    const [old = null, mine = null, newest = null] = texts
    // Leave files in other encodings to git, and files that one side removed or both sides added.
    if (old === null || mine === null || newest === null || texts.join('').includes('\ufffd')) continue
    const text = mergeSaved(file, [old, mine, newest])
    if (text === undefined) conflictFiles.add(file)
    else if (conflictFiles.delete(file) || text !== (await textIn(root, tree, file))) merged.set(file, text)
  }
  return { tree: merged.size > 0 ? await withTexts(root, tree, merged) : tree, conflicts: [...conflictFiles] }
}

/** Merges texts; undefined on a conflict. Line endings and byte-order marks come from the side that changed them. */
function mergeSaved(file: string, texts: Sides<string>): string | undefined {
  const [base, mine, theirs] = texts
  const [old, own, other] = [base, mine, theirs].map(plainText)
  const merged = mergeTexts(file, old ?? '', own ?? '', other ?? '')
  const styleOf = (text: string) => `${text.startsWith('\ufeff')} ${text.includes('\r')}`
  return merged === undefined ? undefined : inStyleOf(styleOf(mine) === styleOf(base) ? theirs : mine, merged)
}

/** Returns `tree` with new texts for some of its files. */
async function withTexts(root: string, tree: string, texts: ReadonlyMap<string, string>) {
  const prefix = await git(root, ['rev-parse', '--show-prefix'])
  return withIndex(root, async (env) => {
    await git(root, ['read-tree', tree], { env })
    for (const [file, input] of texts) {
      const [mode = ''] = (await git(root, ['ls-tree', tree, '--', file])).split(' ')
      const id = await git(root, ['hash-object', '-w', '--stdin', '--path', file], { input })
      await git(root, ['update-index', '--cacheinfo', `${mode},${id},${prefix}${file}`], { env })
    }
    return git(root, ['write-tree'], { env })
  })
}

/** Merges with git, which takes the base from history, so each tree becomes a commit. */
async function mergeByLine(root: string, base: string, ours: string, theirs: string) {
  // With a fixed author and date, identical merges give the same objects.
  const unnamed = ['-c', 'user.name=desk', '-c', 'user.email=desk', 'commit-tree']
  const env = { GIT_AUTHOR_DATE: '@0 +0000', GIT_COMMITTER_DATE: '@0 +0000' }
  const commit = (tree: string, ...parent: string[]) =>
    git(root, [...unnamed, `${tree}^{tree}`, ...parent.flatMap((one) => ['-p', one])], { env })
  const parent = await commit(base)
  const sides = [await commit(ours, parent), await commit(theirs, parent)]
  const merging = ['-c', 'merge.directoryRenames=false', 'merge-tree', '--write-tree', '--no-messages', '--name-only']
  const { status, stdout, stderr } = await runGit(root, [...merging, '-z', ...sides])
  if (status !== 0 && status !== 1) {
    const [, version = '', major, minor] = /((\d+)\.(\d+)\S*)/.exec((await runGit(root, ['version'])).stdout) ?? []
    throw Number(major) * 100 + Number(minor) < 238 ? refusal('oldGit', { version }) : new Error(stderr)
  }
  const prefix = await git(root, ['rev-parse', '--show-prefix'])
  const [tree = '', ...paths] = splitZ(stdout)
  return { tree, conflicts: paths.map((path) => posix.relative(prefix, path)) }
}

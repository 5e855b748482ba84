import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { type Changes, type Key, keyOfFile, type States } from '../../protocol.ts'
import { filesOf } from '../entries.ts'
import { readUtf8 } from '../files.ts'
import { compareOf } from './forge.ts'
import { changedFiles, contentFolders, git, objectId, remoteOf, runGit, splitZ, textIn } from './git.ts'
import { currentProposal, proposalTitle, withProposal } from './proposal.ts'

export async function statesOf(root: string): Promise<States> {
  if (!(await objectId(root, 'HEAD'))) return { git: false, changed: [], sent: [], isSent: false }
  const { changed, sent, proposal } = await compareWithSent(root)
  const remote = sent.length > 0 ? await remoteOf(root) : undefined
  return {
    git: true,
    changed: keysOfFiles(changed),
    sent: keysOfFiles(sent).filter((key) => filesIn(key, changed).length === 0),
    isSent: remote !== undefined,
    link: remote && proposal && (await compareOf(root, remote, proposal.branch)),
  }
}

/** Compares the work tree with what is online once the proposal is accepted. Writes no objects, for each pause asks. */
export async function compareWithSent(root: string) {
  const added = await git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...contentFolders])
  const edited = [...(await changedFiles(root, 'HEAD', '--', ...contentFolders)), ...splitZ(added)]
  const proposal = await currentProposal(root)
  if (!proposal) return { changed: edited, sent: [], proposal, merged: { tree: 'HEAD', conflicts: [] } }
  const merged = await withProposal(root, proposal)
  const { tree } = merged
  const proposed = await changedFiles(root, 'HEAD', tree, '--', ...contentFolders)
  const files = [...new Set([...edited, ...proposed])]
  const there = files.filter((file) => lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile())
  const hashed = there.length > 0 ? await git(root, ['hash-object', '--', ...there]) : ''
  const ids = new Map(hashed.split('\n').map((id, at) => [there[at], id]))
  const entries = splitZ(await git(root, ['ls-tree', '-r', '-z', tree, '--', ...contentFolders]))
  const known = new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(/[ \t]/)[2]]))
  const changed = files.filter((file) => ids.get(file) !== known.get(file))
  return { changed, sent: proposed.filter((file) => !changed.includes(file)), proposal, merged }
}

export async function listChanges(root: string): Promise<Changes> {
  if (!(await objectId(root, 'HEAD'))) return { author: { name: '', mail: '' }, texts: [] }
  const { changed, proposal, merged } = await compareWithSent(root)
  const texts = keysOfFiles(changed).map(async (key) => {
    const files = filesIn(key, changed).map(async (file) => {
      return { file, before: await textIn(root, merged.tree, file), after: readUtf8(root, file) }
    })
    return { key, files: await Promise.all(files) }
  })
  const configured = async (name: string) => (await runGit(root, ['config', `user.${name}`])).stdout.trim()
  return {
    author: { name: await configured('name'), mail: await configured('email') },
    title: proposal && (await proposalTitle(root, proposal)),
    texts: await Promise.all(texts),
  }
}

const filesIn = (key: Key, changed: readonly string[]) =>
  filesOf(key).flatMap(({ file }) => (changed.includes(file) ? [file] : []))

/** Changed files of some texts, with the changed pictures that they show. */
export function filesToSend(root: string, keys: readonly Key[], changed: readonly string[]): string[] {
  const files = keys.flatMap((key) => filesIn(key, changed))
  const texts = files.map((file) => readUtf8(root, file) ?? '')
  const pictures = changed.filter((file) => file.startsWith('public/images/'))
  return [...files, ...pictures.filter((file) => texts.some((text) => text.includes(file.slice('public'.length))))]
}

export function keysOfFiles(files: readonly string[]): Key[] {
  const keys = new Set(files.flatMap((file) => keyOfFile(file) ?? []))
  return [...keys].filter((key) => filesIn(key, files).length > 0)
}

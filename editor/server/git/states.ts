import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Changes, type Key, keyOfFile, type States } from '../../protocol.ts'
import { filesOf } from '../entries.ts'
import { readUtf8 } from '../files.ts'
import { isPictureOf } from '../picture-bin.ts'
import { addContent, changedContent, objectId, remoteOf, runGit, textIn, withIndex } from './git.ts'
import { currentProposal, proposalPage, proposalTitle, withProposal } from './proposal.ts'

export async function statesOf(root: string): Promise<States> {
  const { head, changed, sent, proposal } = await compareWithSent(root)
  const remote = sent.length > 0 ? await remoteOf(root) : undefined
  return {
    head,
    changed: keysOfFiles(changed),
    sent: keysOfFiles(sent).filter((key) => filesIn(key, changed).length === 0),
    isSent: remote !== undefined,
    link: remote && proposal && (await proposalPage(root, remote, proposal.branch)),
  }
}

/**
 * Compares the work tree with the site as it will be once the proposal is accepted. Stores no text, because it runs at
 * each pause in typing.
 */
export async function compareWithSent(root: string) {
  const head = await objectId(root, 'HEAD')
  const proposal = await currentProposal(root)
  const merged = proposal ? await withProposal(root, proposal) : { tree: 'HEAD', conflicts: [] }
  if (!head) return { changed: [], sent: [], merged }
  const [proposed, changed] = await Promise.all([
    changedContent(root, ['HEAD', merged.tree]),
    withIndex(root, async (env) => {
      await addContent(root, '--intent-to-add', env)
      return changedContent(root, [merged.tree], { env })
    }),
  ])
  return { changed, sent: proposed.filter((file) => !changed.includes(file)), head, proposal, merged }
}

export async function listChanges(root: string): Promise<Omit<Changes, 'problems'>> {
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

/** Changed files of the given texts, with the changed pictures that they show or used to show. */
export function filesToSend(root: string, keys: readonly Key[], changed: readonly string[]): string[] {
  const files = keys.flatMap((key) => filesIn(key, changed))
  const texts = files.map((file) => readUtf8(root, file) ?? '')
  const pictures = changed.filter((file) => file.startsWith('public/images/'))
  const isShown = (file: string) => texts.some((text) => text.includes(file.slice('public'.length)))
  const isTakenOut = (file: string) => !existsSync(join(root, file)) && keys.some((key) => isPictureOf(key, file))
  return [...files, ...pictures.filter((file) => isShown(file) || isTakenOut(file))]
}

export function keysOfFiles(files: readonly string[]): Key[] {
  const keys = new Set(files.flatMap((file) => keyOfFile(file) ?? []))
  return [...keys].filter((key) => filesIn(key, files).length > 0)
}

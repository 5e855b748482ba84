import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plainText } from '../../scripts/content/source.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { isFree, type Key, type Removed } from '../protocol.ts'
import { readFields } from '../text/fields.ts'
import { filesOf, isThere } from './entries.ts'
import { Refusal, refusal } from './errors.ts'
import { inStyleOf, readUtf8, refuseLink, writeAtomically } from './files.ts'
import { logFiles, runGit, textIn } from './git/git.ts'
import { keysOfFiles } from './git/states.ts'
import { bringBackPictures } from './picture-bin.ts'

const folder = '.local/desk/removed'

/** Where a text was that another program removed from the folder only. */
const head = 'HEAD'

/** Removes an entry in every language, with a backup of its files. */
export function removeEntry(root: string, key: Key, time: string) {
  if (!isFree(key)) throw refusal('partOfSite')
  for (const { file } of filesOf(key)) refuseLink(root, file)
  for (const { file } of filesOf(key)) {
    const aside = join(root, folder, time.replaceAll(':', '-'), file)
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(aside), { recursive: true })
    renameSync(join(root, file), aside)
  }
  return { from: time }
}

export async function listRemoved(root: string): Promise<Removed[]> {
  const here = backupsIn(root).map((name) => {
    const time = name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')
    return { from: time, time, files: listFiles(join(root, folder, name)) }
  })
  const commits = await logFiles(root, '--diff-filter=D', '--', 'content')
  const past = commits.map(({ commit, time, files }) => ({ from: commit, time: new Date(time).toISOString(), files }))
  const missing = (await runGit(root, ['ls-files', '--deleted', '--', 'content'])).stdout.split('\n').filter(Boolean)
  // A backup can be newer than HEAD. One that was restored is gone.
  const kept = new Set(here.flatMap(({ files }) => keysOfFiles(files)))
  const taken = missing.filter((file) => keysOfFiles([file]).every((key) => !kept.has(key)))
  const now = [{ from: head, time: new Date().toISOString(), files: taken }]
  const removed = new Map<Key, Removed>()
  for (const { from, time, files } of [...here, ...past, ...now].sort((a, b) => b.time.localeCompare(a.time)))
    for (const key of keysOfFiles(files)) {
      if (isThere(root, key) || removed.has(key)) continue
      const titles: Removed['titles'] = {}
      for (const { file, locale } of filesOf(key)) {
        const title = readFields(file, plainText((await removedText(root, from, file)) ?? ''))?.title
        if (locale && typeof title === 'string') titles[locale] = title
      }
      if (Object.keys(titles).length > 0) removed.set(key, { key, from, time, titles })
    }
  return [...removed.values()]
}

export async function restoreEntry(root: string, key: Key, from: string) {
  if (isThere(root, key)) return
  for (const { file } of filesOf(key)) {
    const text = await removedText(root, from, file)
    // Use the line endings of a backup, if there is one, because git may change them.
    const backup = backupsIn(root)
      .map((name) => readUtf8(root, `${folder}/${name}/${file}`))
      .findLast(Boolean)
    if (text !== null) writeAtomically(root, file, backup ? inStyleOf(backup, plainText(text)) : text)
    bringBackPictures(root, text)
  }
  if (isTime(from)) rmSync(join(root, folder, from.replaceAll(':', '-')), { recursive: true, force: true })
}

const isTime = (from: string) => /^[\d-]+T[\d:.]+Z$/.test(from)

const backupsIn = (root: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [])

/**
 * Text of a removed file, from its backup, from HEAD or from the parent of the commit that removed it; null if missing.
 */
async function removedText(root: string, from: string, file: string): Promise<string | null> {
  if (from === head) return textIn(root, head, file)
  if (/^[0-9a-f]{40,64}$/.test(from)) return textIn(root, `${from}^`, file)
  if (!isTime(from)) throw new Refusal(`${from} is not a time.`, 400)
  return readUtf8(root, `${folder}/${from.replaceAll(':', '-')}/${file}`)
}

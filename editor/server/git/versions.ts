import { fingerprintOf, readHead } from '../../../scripts/content/document.ts'
import { businessFile, plainText } from '../../../scripts/content/source.ts'
import type { Key, Texts, Version } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { fileParts } from '../../text/parts.ts'
import { filesOf } from '../entries.ts'
import { logFiles, runGit, textIn } from './git.ts'
import { listOwnVersions } from './own-versions.ts'

/** Maximum number of listed versions from this machine. */
const maxOwnVersions = 40

/** Lists the committed versions of an entry and those that only this machine has, newest first. */
export async function listEntryVersions(root: string, key: Key): Promise<Version[]> {
  const online = await onlineVersions(root, key)
  const onlineTexts = new Set(online.map(({ texts }) => JSON.stringify(texts)))
  const recorded = (await ownVersions(root, key)).filter(({ texts }) => !onlineTexts.has(JSON.stringify(texts)))
  const all = [...recorded, ...online].sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
  return all.map((version, at) => {
    if (!version.isOwn) return version
    const before = all[at + 1]?.texts ?? {}
    const changed = Object.keys(version.texts).filter((file) => version.texts[file] !== (before[file] ?? null))
    return { ...version, changes: changed.map((file) => ({ file, what: changedFields(file, before, version.texts) })) }
  })
}

async function onlineVersions(root: string, key: Key): Promise<Version[]> {
  const commits = await logFiles(root, '--', ...filesOf(key).map(({ file }) => file))
  return Promise.all(
    commits.map(async ({ commit, time, author, files }) => {
      const [before, texts] = [await textsAt(root, key, `${commit}^`), await textsAt(root, key, commit)]
      const changes = files.map((file) => ({ file, what: changedFields(file, before, texts) }))
      return { commit, time, author, changes, texts }
    }),
  )
}

async function ownVersions(root: string, key: Key): Promise<Version[]> {
  const files = filesOf(key).map(({ file }) => file)
  const distinct = (await distinctVersions(root, files)).slice(-maxOwnVersions).reverse()
  return Promise.all(
    distinct.map(async ({ commit, time }) => {
      const texts = await textsAt(root, key, commit)
      return { commit, time: new Date(time).toISOString(), author: '', changes: [], texts, isOwn: true }
    }),
  )
}

/** Lists versions from this machine in which one of the files differs from the previous version. */
async function distinctVersions(root: string, files: readonly string[]) {
  const versions = await listOwnVersions(root)
  const input = versions.flatMap(({ commit }) => files.map((file) => `${commit}:./${file}\n`)).join('')
  const { stdout } = await runGit(root, ['cat-file', '--batch-check=%(objectname)'], { input })
  const ids = stdout.split('\n').map((line) => (line.endsWith(' missing') ? '' : line))
  const marks = versions.map((_, at) => ids.slice(at * files.length, (at + 1) * files.length).join(' '))
  return versions.filter((_, at) => marks[at]?.trim() && marks[at] !== marks[at - 1])
}

export async function textsAt(root: string, key: Key, commit: string): Promise<Texts> {
  const texts = filesOf(key).map(async ({ file }) => [file, await textIn(root, commit, file)])
  return Object.fromEntries(await Promise.all(texts))
}

/**
 * Finds the text that was translated, by its fingerprint. Null if neither the last 100 commits of the file nor the
 * versions on this machine have it.
 */
export async function translatedText(root: string, file: string, fingerprint: string): Promise<string | null> {
  const { stdout } = await runGit(root, ['log', '-n100', '--format=%H', '--', file])
  const ownCommits = (await distinctVersions(root, [file])).reverse().map(({ commit }) => commit)
  for (const commit of [...stdout.split('\n').filter(Boolean), ...ownCommits]) {
    const text = await textIn(root, commit, file)
    const head = text === null ? undefined : readHead(file, plainText(text))
    if (head?.problems.length === 0 && fingerprintOf(head) === fingerprint) return text
  }
  return null
}

/**
 * Returns the names of the changed fields, with `body` for the text and nested names for facts; `begun` for a new file,
 * and `deleted` for a removed one.
 */
function changedFields(file: string, before: Texts, after: Texts): Version['changes'][number]['what'] {
  const [old, now] = [fieldsIn(file, before[file]), fieldsIn(file, after[file])]
  if (!old) return 'begun'
  if (!now) return 'deleted'
  return Object.keys({ ...old, ...now }).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
}

function fieldsIn(file: string, saved: string | null = null): Record<string, unknown> | undefined {
  if (saved === null) return undefined
  const text = plainText(saved)
  const fields = Object.entries(readFields(file, text) ?? {}).flatMap(([name, value]) =>
    file === businessFile && value !== null && typeof value === 'object'
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  )
  const body = text.slice(fileParts(file, text)?.body ?? 0).trim()
  return { ...Object.fromEntries(fields), body }
}

import { fingerprintOf, readHead } from '../../../scripts/content/document.ts'
import { businessFile, plainText } from '../../../scripts/content/source.ts'
import type { Key, Texts, Version } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { fileParts } from '../../text/parts.ts'
import { filesOf } from '../entries.ts'
import { logFiles, runGit, textIn } from './git.ts'

export async function listEntryVersions(root: string, key: Key): Promise<Version[]> {
  const commits = await logFiles(root, '--', ...filesOf(key).map(({ file }) => file))
  return Promise.all(
    commits.map(async ({ commit, time, author, files }) => {
      const [before, texts] = [await textsAt(root, key, `${commit}^`), await textsAt(root, key, commit)]
      const changes = files.map((file) => ({ file, what: changedFields(file, before, texts) }))
      return { commit, time, author, changes, texts }
    }),
  )
}

export async function textsAt(root: string, key: Key, commit: string): Promise<Texts> {
  const texts = filesOf(key).map(async ({ file }) => [file, await textIn(root, commit, file)])
  return Object.fromEntries(await Promise.all(texts))
}

/** Finds a source text by its fingerprint at the translation; null if git lacks it. */
export async function translatedText(root: string, file: string, fingerprint: string): Promise<string | null> {
  const { stdout } = await runGit(root, ['log', '-n100', '--format=%H', '--', file])
  for (const commit of stdout.split('\n').filter(Boolean)) {
    const text = await textIn(root, commit, file)
    const head = text === null ? undefined : readHead(file, plainText(text))
    if (head?.problems.length === 0 && fingerprintOf(head) === fingerprint) return text
  }
  return null
}

/** Names of changed fields, nested ones for facts; `body` for the text. */
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

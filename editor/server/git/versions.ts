import { fingerprintOf } from '../../../scripts/content/fingerprint.ts'
import { businessFile, splitFrontmatter } from '../../../scripts/content/read/read.ts'
import type { Key, Version } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { partsOf, readingOf } from '../../text/parts.ts'
import { filesOf } from '../entries.ts'
import { runGit, textIn } from './git.ts'

/** Number of versions that are listed. */
const most = 20

/** Lists the versions of an entry that git holds, the newest first, each with the fields that it changed. */
export async function listVersions(root: string, key: Key): Promise<Version[]> {
  const files = filesOf(key).map(({ file }) => file)
  const format = '--format=%x1e%H%n%aI%n%aN'
  const args = ['log', `-n${most}`, format, '--name-only', '--no-renames', '--relative', '--', ...files]
  const { stdout } = await runGit(root, args)
  const versions = stdout
    .split('\x1e')
    .slice(1)
    .map((entry) => entry.split('\n').filter(Boolean))
  return Promise.all(
    versions.map(async ([commit = '', time = '', author = '', ...changed]) => {
      const own = files.filter((file) => changed.includes(file))
      const changes = own.map(async (file) => {
        const [before = null, after = null] = await Promise.all(
          [`${commit}^`, commit].map((name) => textIn(root, name, file)),
        )
        return { file, what: changedIn(file, before, after) }
      })
      return { commit, time, author, changes: await Promise.all(changes) }
    }),
  )
}

/** The texts of an entry as a commit has them; null for one that was not there. */
export async function textsAt(root: string, key: Key, commit: string): Promise<Record<string, string | null>> {
  const texts = filesOf(key).map(async ({ file }) => [file, await textIn(root, commit, file)] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/** Finds the text of a source as it was translated, by its fingerprint; null where git has no such version. */
export async function translatedText(root: string, file: string, fingerprint: string): Promise<string | null> {
  const { stdout } = await runGit(root, ['log', '-n100', '--format=%H', '--', file])
  for (const commit of stdout.split('\n').filter(Boolean)) {
    const text = await textIn(root, commit, file)
    const parts = text === null ? [] : splitFrontmatter(file, readingOf(text))
    if (!Array.isArray(parts) && fingerprintOf(parts) === fingerprint) return text
  }
  return null
}

/** Names the fields that differ, those of a group of facts one by one; `body` is the text below them. */
function changedIn(file: string, before: string | null, after: string | null): Version['changes'][number]['what'] {
  if (before === null) return 'begun'
  if (after === null) return 'removed'
  const [old, now] = [before, after].map((text) => fieldsIn(file, text))
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
  return names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]))
}

function fieldsIn(file: string, text: string): Record<string, unknown> {
  const fields = Object.entries(readFields(file, text) ?? {}).flatMap(([name, value]) =>
    file === businessFile && value !== null && typeof value === 'object'
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  )
  const body = readingOf(text.slice(partsOf(file, text)?.body ?? 0)).trim()
  return { ...Object.fromEntries(fields), body }
}

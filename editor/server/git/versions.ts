import { fingerprintOf, splitFrontmatter } from '../../../scripts/content/frontmatter.ts'
import { businessFile } from '../../../scripts/content/read.ts'
import type { Key, Version } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { partsOf, readingOf } from '../../text/parts.ts'
import { filesOf } from '../entries.ts'
import { runGit, splitZ, textIn } from './git.ts'

const most = 20

/** Lists an entry's versions in git, the newest first, with their changed fields. */
export async function listVersions(root: string, key: Key): Promise<Version[]> {
  const files = await Promise.all(filesOf(key).map(({ file }) => namesOf(root, file)))
  const format = '--format=%x1e%H%n%aI%n%aN'
  const args = ['log', `-n${most}`, format, '--name-only', '--no-renames', '--relative', '--', ...files.flat()]
  const { stdout } = await runGit(root, args)
  const versions = stdout.split('\x1e').slice(1)
  return Promise.all(
    versions.map(async (version) => {
      const [commit = '', time = '', author = '', ...changed] = version.split('\n').filter(Boolean)
      const own = files.filter((names) => names.some((name) => changed.includes(name)))
      const changes = own.map(async (names) => {
        const [file = ''] = names
        const [before, after] = [await textOf(root, names, `${commit}^`), await textOf(root, names, commit)]
        return { file, what: changedIn(file, before, after) }
      })
      return { commit, time, author, changes: await Promise.all(changes) }
    }),
  )
}

/** Texts of an entry at a commit; null for a missing file. */
export async function textsAt(root: string, key: Key, commit: string): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {}
  for (const { file } of filesOf(key)) texts[file] = await textOf(root, await namesOf(root, file), commit)
  return texts
}

/** Finds a source text by its fingerprint at the translation; null if git lacks it. */
export async function translatedText(root: string, file: string, fingerprint: string): Promise<string | null> {
  const names = await namesOf(root, file)
  const { stdout } = await runGit(root, ['log', '-n100', '--format=%H', '--', ...names])
  for (const commit of stdout.split('\n').filter(Boolean)) {
    const text = await textOf(root, names, commit)
    const parts = text === null ? [] : splitFrontmatter(file, readingOf(text))
    if (!Array.isArray(parts) && fingerprintOf(parts) === fingerprint) return text
  }
  return null
}

/** Former names of a file, the newest first. */
async function namesOf(root: string, file: string): Promise<string[]> {
  const args = ['log', '--follow', '--diff-filter=R', '--format=', '--name-status', '-z', '--relative', '--', file]
  const { stdout } = await runGit(root, args)
  // Each rename gives a similarity, an old name and a new name.
  return [...new Set([file, ...splitZ(stdout).filter((part) => !/^R\d+$/.test(part))])]
}

/** Text at a commit, under the newest name that exists there. */
async function textOf(root: string, names: readonly string[], commit: string): Promise<string | null> {
  for (const name of names) {
    const text = await textIn(root, commit, name)
    if (text !== null) return text
  }
  return null
}

/** Names of changed fields, nested ones for facts; `body` for the text. */
function changedIn(file: string, before: string | null, after: string | null): Version['changes'][number]['what'] {
  if (before === null) return 'begun'
  if (after === null) return 'deleted'
  if (before === after) return 'renamed'
  const [old, now] = [fieldsIn(file, before), fieldsIn(file, after)]
  return Object.keys({ ...old, ...now }).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
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

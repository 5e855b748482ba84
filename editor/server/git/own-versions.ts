import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { git, runGit } from './git.ts'

// Keeps versions of content/ in git's objects, one ref each, in the order of their numbers. Refs below refs/worktree/
// belong to one checkout: no push of branches, fetch or clone includes them. `git gc` keeps their objects.

const refs = 'refs/worktree/desk'
const hour = 3_600_000
const day = 24 * hour

export interface OwnVersion {
  ref: string
  commit: string
  tree: string
  /** Time of recording by this machine's clock, in ms. */
  time: number
  /** Fingerprints of the sources whose translations were accepted with this version. */
  accepted: readonly string[]
}

/** Lists the versions, oldest first; none without git. */
export async function listOwnVersions(root: string): Promise<OwnVersion[]> {
  const fields = ['refname', 'objectname', 'tree', 'committerdate:unix', 'contents:subject']
  const format = fields.map((field) => `%(${field})`).join('%00')
  const { stdout } = await runGit(root, ['for-each-ref', `--format=${format}`, refs])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [ref = '', commit = '', tree = '', seconds, subject = ''] = line.split('\0')
      return { ref, commit, tree, time: Number(seconds) * 1000, accepted: subject.match(/\bt[\da-f]{7}\b/g) ?? [] }
    })
}

/**
 * Records a version of the texts, unless the newest one is the same, and thins out the older ones.
 * @throws Error without git, or if the disk is full.
 */
export async function recordVersion(root: string, now: number, accepted: readonly string[] = []) {
  const tree = await contentTree(root)
  const last = (await listOwnVersions(root)).at(-1)
  const isKnown = last?.tree === tree && accepted.every((one) => last.accepted.includes(one))
  if (!isKnown) {
    const date = `@${Math.floor(now / 1000)} +0000`
    const unnamed = ['-c', 'user.name=desk', '-c', 'user.email=desk', 'commit-tree', tree]
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const commit = await git(root, [...unnamed, '-m', ['Texts', ...accepted].join(' ')], { env })
    const number = Number(/\/(\d+)-\w+$/.exec(last?.ref ?? '')?.[1] ?? 0) + 1
    await git(root, ['update-ref', `${refs}/${String(number).padStart(8, '0')}-${commit.slice(0, 7)}`, commit])
  }
  await thin(root, tree, now)
}

/** Writes content/ as a tree, through a separate index, so that git reads no other file. */
async function contentTree(root: string): Promise<string> {
  const index = join(root, '.local/desk/history.index')
  const env = { GIT_INDEX_FILE: index }
  const write = async () => {
    await git(root, ['add', '--all', '--', 'content'], { env })
    return git(root, ['write-tree'], { env })
  }
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  return write().catch(() => {
    // A killed desk leaves a lock, and `git gc` may have removed an object of the index. Start with a new index.
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true })
    return write()
  })
}

async function thin(root: string, tree: string, now: number) {
  const versions = await listOwnVersions(root)
  const superfluous = superfluousVersions(versions, now)
  const isAccepted = superfluous.some(({ accepted }) => accepted.length > 0)
  const translated = isAccepted ? (await runGit(root, ['grep', '-h', '^translates: ', tree])).stdout : ''
  const dropped = superfluous.filter(({ accepted }) => !accepted.some((one) => translated.includes(one)))
  const input = dropped.map(({ ref, commit }) => `delete ${ref} ${commit}\n`).join('')
  if (input) await git(root, ['update-ref', '--stdin'], { input })
}

/**
 * Lists the versions to remove: those with a newer one from the same hour or, once they are a day old, from the same
 * day. Versions from the last hour stay. Compares neighbours, not only times, so that no version is lost if the clock is set back.
 */
export function superfluousVersions<V extends Pick<OwnVersion, 'time'>>(versions: readonly V[], now: number): V[] {
  const periodOf = ({ time }: V) => {
    const length = now - time < day ? hour : day
    return `${length} ${Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / length)}`
  }
  return versions.filter((version, at) => {
    const next = versions[at + 1]
    return next && now - version.time >= hour && periodOf(version) === periodOf(next)
  })
}

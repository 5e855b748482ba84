import { posix } from 'node:path'
import { base } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import type { Outside } from '../../../site/headers.ts'
import { localeOf, locales, type Path, prefixOf } from '../../../site/locales.ts'
import { describe, type PublishedFile, printRelease, type Release, sha256 } from '../../build/publish/release.ts'
import { isSetting } from '../settings/rules.ts'
import type { Ask } from './http-client.ts'
import type { Traits } from './traits.ts'

/** A site as it should be served, and where it is. */
export interface Subject {
  ask: Ask
  traits: Traits
  release: Release
  /** Every file that should be there, release.json too. */
  files: readonly PublishedFile[]
  /** Files of older builds that this one has not. */
  older: readonly string[]
  outside: Outside
}

/** Returns a release as what a host should answer with. */
export function subjectOf(release: Release, rest: Omit<Subject, 'release' | 'files'>): Subject {
  const own = describe(releaseFile.slice(1), Buffer.from(printRelease(release)))
  const files = release.files.filter(({ path }) => !isSetting(path))
  return { ...rest, release, files: [...files, own] }
}

/** A duty of a host. It returns a sentence for each address where the host fails it. */
export type Check = (subject: Subject) => Promise<string[]>

/** A file and the address that answers with it. */
interface Served {
  file: PublishedFile
  path: string
}

/** Lists the files that have an address of their own. */
export function served({ files }: Subject): Served[] {
  const own = files.filter(({ path }) => !/(^|\/)404\.html$/.test(path))
  return own.map((file) => ({ file, path: addressOf(file.path) }))
}

/** Lists the pages among them; the build compared them with the route table. */
export function pagesIn(subject: Subject): Served[] {
  return served(subject).filter(({ file }) => file.path.endsWith('.html') && !file.path.endsWith('/index.html'))
}

/** Returns the address that answers with a file. */
export function addressOf(file: string): string {
  return encodeURI(posix.join(base(), file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')))
}

/** An address in each language at which there is nothing. */
export const nowhere = locales.map((locale): Path => `${prefixOf(locale)}/does-not-exist`)

/** Returns the page that answers at an address at which there is nothing. */
export function notFoundPage({ files, traits }: Subject, address: Path): PublishedFile | undefined {
  const prefix = traits.notFound === 'joined' ? '' : prefixOf(localeOf(address))
  return files.find(({ path }) => `/${path}` === `${prefix}/404.html`)
}

/** Runs a check at every item and collects the faults. http-client.ts lets a few requests through at a time. */
export async function each<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  return (await Promise.all(items.map(check))).flat()
}

/** Returns a sentence when a value is not the one that is expected. */
export function differs(where: string, what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${where}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`]
}

/** Returns a sentence when bytes are not those of a file that was built. */
export function differsFrom(file: PublishedFile | undefined, where: string, found: Buffer): string[] {
  if (!file || sha256(found) === file.sha256) return []
  const size = found.length === file.bytes ? '' : `: ${found.length} bytes, not ${file.bytes}`
  return [`${where} has not the content that was built${size}.`]
}

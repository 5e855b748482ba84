import { createHash } from 'node:crypto'
import type { Manifest } from '../../builder/publish/manifest.ts'
import { withBase } from '../../site/base.ts'
import type { Outside } from '../../site/headers.ts'
import { locales, type Path, prefixOf } from '../../site/locales.ts'
import type { Answer, Ask } from './http-client.ts'
import type { Traits } from './traits.ts'

/** A site as it should be served, and where it is. */
export interface Subject {
  ask: Ask
  traits: Traits
  files: Manifest['files']
  outside: Outside
}

/** One thing that a host has to do right. It returns a sentence for each address where it does not. */
export type Check = (subject: Subject) => Promise<string[]>

/** The files that have an address of their own. */
export function served({ files }: Subject): string[] {
  return files.map(({ path }) => path).filter((path) => !/(^|\/)404\.html$/.test(path))
}

/** Those of them that are pages; the build compared them with the route table. */
export function pagesIn(subject: Subject): string[] {
  return served(subject).filter((file) => file.endsWith('.html'))
}

/** The address that answers with a file. */
export function addressOf(file: string): string {
  return withBase(`/${file.replace(/(^index)?\.html$/, '')}`)
}

/** An address in each language at which there is nothing. */
export const nowhere = locales.map((locale): Path => `${prefixOf(locale)}/does-not-exist`)

/** Runs a check at every item and collects what is wrong. Who asks (http-client.ts) lets a few through at a time. */
export async function each<T>(items: readonly T[], check: (item: T) => Promise<string[]>): Promise<string[]> {
  return (await Promise.all(items.map(check))).flat()
}

/** A sentence when a value is not the one that is expected. */
export function differs(where: string, what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${where}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`]
}

/** The language that a page says it is in. */
export function langOf({ body }: Answer): string | undefined {
  return /<html[^>]* lang="(\w+)"/.exec(body.toString())?.[1]
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

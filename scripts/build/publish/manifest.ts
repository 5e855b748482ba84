import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '../../../site/base.ts'
import type { Release } from './release.ts'

/**
 * The content of build.json. It stands beside its site and is not published: release.json is, which names no hidden
 * entry. Here release.json is one of the files.
 */
export interface Manifest extends Release {
  /** Entries left out of this build, such as drafts. */
  hidden: string[]
  /** When the next entry becomes visible, as an ISO time, or null. */
  due: string | null
}

/** Writes the manifest of a finished site beside it. */
export function writeManifest(folder: string, rest: Omit<Manifest, 'base'>) {
  const { commit, time, files, hidden, due } = rest
  const manifest: Manifest = { commit, time, base: base(), files, hidden, due }
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Reads the manifest of a build; nothing where that cannot be read. */
export function manifestOf(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
  } catch {
    return undefined
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Known } from '../content/entry.ts'

type Named = Pick<Known, 'pictures'>

/** Takes the pictures out of a built site that only hidden entries name: an address can be guessed. */
export function removeHiddenPictures(site: string, hidden: readonly Named[], shown: readonly Named[]): string[] {
  const kept = new Set(shown.flatMap(({ pictures }) => Object.keys(pictures)))
  const only = [...new Set(hidden.flatMap(({ pictures }) => Object.keys(pictures)))].filter((src) => !kept.has(src))
  for (const src of only) rmSync(join(site, src), { force: true })
  return only
}

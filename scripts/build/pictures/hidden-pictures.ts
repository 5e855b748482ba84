import type { Entry } from '../../content/entry.ts'

type Named = Pick<Entry, 'pictures'>

/** The pictures that only hidden entries name. They are not published either: an address can be guessed. */
export function onlyHidden(hidden: readonly Named[], shown: readonly Named[]): string[] {
  const kept = new Set(shown.flatMap(({ pictures }) => Object.keys(pictures)))
  return [...new Set(hidden.flatMap(({ pictures }) => Object.keys(pictures)))].filter((src) => !kept.has(src))
}

import { type Examined, examine, type Options, searchIndexOf, writeBuilt } from '../../scripts/content/build-content.ts'
import type { Built } from '../../scripts/content/collect.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { localize } from '../../site/locales.ts'
import type { Key } from '../protocol.ts'

/** The content as it would be with all that is typed and not saved. */
export type DeskContent = ReturnType<typeof openContent>

/** Reads the content of a project for the desk; the collections for its preview go to .content/desk. */
export function openContent(root: string, outer: NodeJS.ProcessEnv) {
  // The page beside the text is the writer's own: it asks no question about cookies, and loads nothing of Google.
  const env = { ...outer, SITE_ANALYTICS_ANALYTICAL: '', SITE_ANALYTICS_MARKETING: '' }
  const laid = new Map<Key, ReadonlyMap<string, string>>()
  const lastGood = new Map<string, Entry>()
  let version = 0
  let built = ''
  let newest: Promise<Examined> | undefined
  let latest: { options: Options; built: Built } | undefined
  let written = 0
  // What is on disk is read first as every command does, so that what is made of it is kept on disk.
  let running: Promise<unknown> = examine({ root, env }).catch(() => {})
  const read = async () => {
    const overlay = new Map([...laid.values()].flatMap((texts) => [...texts]))
    const options = { root, env: { ...env, PREVIEW: '1' }, mode: 'desk' as const, overlay, lastGood }
    const found = await examine(options)
    if (!found.built) return found
    latest = { options, built: found.built }
    const { content, entries, vocabularies } = found.built
    const next = JSON.stringify([content, entries.map(({ body }) => body?.digest), vocabularies])
    if (next !== built) version++
    built = next
    return found
  }
  /** Returns what is known of it, read anew where something may have changed. */
  const examined = () => {
    newest ??= running.then(read)
    running = newest.catch(() => {})
    return newest
  }
  return {
    examined,
    /** Writes what the preview shows, if that is not there yet, and returns its version. */
    async shown(): Promise<number> {
      await examined()
      if (latest && written !== version) writeBuilt(latest.options, latest.built)
      written = version
      return version
    },
    /** Lays the unsaved texts of an entry over its files; none takes them away. */
    lay(key: Key, texts: ReadonlyMap<string, string>) {
      if (texts.size > 0) laid.set(key, texts)
      else if (!laid.delete(key)) return
      newest = undefined
    },
    /** Has the files read anew, which the desk or another program wrote. */
    touch() {
      newest = undefined
    },
    /** Counts how often what the preview shows has changed. */
    version: () => version,
    /** Makes the search index of each language, as JSON. */
    async searchIndexes() {
      await examined()
      if (!latest) throw new Error('Nothing is built yet.')
      const { options, built } = latest
      return localize((locale) => searchIndexOf(options, built, locale))
    },
  }
}

import { type Examined, examine, type Options, searchIndexOf, writeBuilt } from '../../scripts/content/build-content.ts'
import type { Built } from '../../scripts/content/collect.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { localize } from '../../site/locales.ts'
import type { Key } from '../protocol.ts'

export type DeskContent = ReturnType<typeof openContent>

/** Compiles a project's content for the desk; the preview's collections go to .content/desk. */
export function openContent(root: string, outer: NodeJS.ProcessEnv) {
  // The preview needs neither a cookie banner nor analytics.
  const env = { ...outer, SITE_ANALYTICS_ANALYTICAL: '', SITE_ANALYTICS_MARKETING: '' }
  const laid = new Map<Key, ReadonlyMap<string, string>>()
  const lastGood = new Map<string, Entry>()
  let version = 0
  let built = ''
  let newest: Promise<Examined> | undefined
  let latest: { options: Options; built: Built } | undefined
  let written = 0
  // Compile without an overlay first, so that the result is cached on disk.
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
  /** Returns the current result, recompiled after changes. */
  const examined = () => {
    newest ??= running.then(read)
    running = newest.catch(() => {})
    return newest
  }
  return {
    examined,
    /** Writes the preview's collections if needed; returns their version. */
    async shown(): Promise<number> {
      await examined()
      if (latest && written !== version) writeBuilt(latest.options, latest.built)
      written = version
      return version
    },
    /** Overlays an entry's unsaved texts on its files; an overlay never removes a file. */
    lay(key: Key, texts: ReadonlyMap<string, string>) {
      if (texts.size > 0) laid.set(key, texts)
      else if (!laid.delete(key)) return
      newest = undefined
    },
    touch() {
      newest = undefined
    },
    version: () => version,
    async searchIndexes() {
      await examined()
      if (!latest) throw new Error('Nothing is built yet.')
      const { options, built } = latest
      return localize((locale) => searchIndexOf(options, built, locale))
    },
  }
}

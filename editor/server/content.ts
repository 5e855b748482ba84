import { checkContent, checkProject } from '../../scripts/check/run.ts'
import { type Collections, collect } from '../../scripts/content/collections.ts'
import { type CompiledContent, memoryIn } from '../../scripts/content/compile.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { parserDocs } from '../../scripts/content/parser-docs.ts'
import { noFiles, type ProjectSource, readProject } from '../../scripts/content/project.ts'
import type { ContentSettings } from '../../scripts/content/settings.ts'
import { searchIndex, writeCollections } from '../../scripts/content/write.ts'
import { localize } from '../../site/locales.ts'
import { createQueue } from './turns.ts'

export type DeskContent = ReturnType<typeof openContent>

/** Compiles a project's content for the desk; the preview's collections go to .content/desk. */
export function openContent(root: string, settings: ContentSettings) {
  const lastGood = new Map<string, Entry>()
  const known = noFiles()
  let version = 0
  let source: ProjectSource | undefined
  let newest: ReturnType<typeof compile> | undefined
  /** Compilation that has not started yet, and so includes later changes. */
  let waiting: ReturnType<typeof compile> | undefined
  let latest: { content: CompiledContent; built: Collections; mark: string } | undefined
  let writtenVersion = 0
  const enqueue = createQueue()
  // Check once with the cache on disk, which makes the next start fast.
  enqueue(() => checkProject(root, settings)).catch(() => {})
  const compile = async (source: ProjectSource) => {
    const content = await checkContent(source, memoryIn(root))
    const { entries: shown, behind } = lastGoodEntries(content, lastGood)
    const built = await collect(content, shown)
    if (built) {
      // The preview needs neither a cookie banner nor analytics.
      built.content.business = { ...built.content.business, analytics: { asked: [] } }
      const mark = JSON.stringify([
        built.content,
        built.entries.map(({ body }) => body?.digest),
        built.searchVocabularies,
      ])
      if (mark !== latest?.mark) version++
      latest = { content, built, mark }
    }
    return { ...content, behind, shown: latest?.built.content }
  }
  /** Returns the current result, compiled again after changes. While one compilation runs, at most one waits. */
  const examined = () => {
    // Polled instead of watched: on Linux, Node's watcher loses a file that is replaced.
    const read = readProject(root, settings, known)
    if (newest && read.stamp === source?.stamp) return newest
    source = read
    waiting ??= enqueue(() => {
      waiting = undefined
      return compile(source ?? read)
    })
    newest = waiting
    return newest
  }
  return {
    examined,
    /** Writes the preview's collections; false if they are unchanged. */
    async writeShown(): Promise<boolean> {
      await examined()
      const isNew = writtenVersion !== version
      if (latest && isNew) writeCollections(root, settings.mode, latest.built, latest.content.cache)
      writtenVersion = version
      return isNew
    },
    version: () => version,
    async searchIndexes() {
      await examined()
      if (!latest) throw new Error('Nothing is built yet.')
      const { content, built } = latest
      return localize((locale) => searchIndex(built, locale, content.cache))
    },
  }
}

/** Replaces each unreadable entry with its version in `lastGood`, and adds the readable ones to `lastGood`. */
function lastGoodEntries({ entries }: CompiledContent, lastGood: Map<string, Entry>) {
  const behind: string[] = []
  const shown = entries.flatMap((entry) => {
    const { file, problems } = entry
    if (problems.some(({ ruleId, isAdvice }) => !isAdvice && ruleId in parserDocs)) behind.push(file)
    else lastGood.set(file, entry)
    return lastGood.get(file) ?? []
  })
  return { entries: shown, behind }
}

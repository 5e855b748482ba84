import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentReport, checkContent } from '../../scripts/check/run.ts'
import { type Collected, collect } from '../../scripts/content/collections.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { parserDocs } from '../../scripts/content/parser-docs.ts'
import { searchIndex, writeCollections } from '../../scripts/content/write.ts'
import { localize } from '../../site/locales.ts'
import { takeTurns } from './turns.ts'

export type DeskContent = ReturnType<typeof openContent>

/** Compiles a project's content for the desk; the preview's collections go to .content/desk. */
export function openContent(root: string, outer: NodeJS.ProcessEnv) {
  // The preview needs neither a cookie banner nor analytics.
  const env = { ...outer, SITE_ANALYTICS_ANALYTICAL: '', SITE_ANALYTICS_MARKETING: '' }
  const lastGood = new Map<string, Entry>()
  let version = 0
  let stamp = ''
  let newest: ReturnType<typeof read> | undefined
  let latest: { report: ContentReport; built: Collected; mark: string } | undefined
  let written = 0
  const inTurn = takeTurns()
  // The first result is cached on disk, for the next start.
  inTurn(() => checkContent({ root, env })).catch(() => {})
  const read = async () => {
    const report = await checkContent({ root, env: { ...env, PREVIEW: '1' }, inMemory: true })
    const { entries: shown, behind } = lastGoodEntries(report, lastGood)
    const built = await collect(report, shown)
    if (built) {
      const mark = JSON.stringify([built.content, built.entries.map(({ body }) => body?.digest), built.vocabularies])
      if (mark !== latest?.mark) version++
      latest = { report, built, mark }
    }
    return { ...report, behind }
  }
  /** Returns the current result, recompiled after changes. */
  const examined = () => {
    const next = stampOf(root)
    if (newest && next === stamp) return newest
    stamp = next
    newest = inTurn(read)
    return newest
  }
  return {
    examined,
    /** Writes the preview's collections; false if they are unchanged. */
    async writeShown(): Promise<boolean> {
      await examined()
      const isNew = written !== version
      if (latest && isNew) writeCollections(latest.report, latest.built, 'desk')
      written = version
      return isNew
    },
    version: () => version,
    async searchIndexes() {
      await examined()
      if (!latest) throw new Error('Nothing is built yet.')
      const { report, built } = latest
      return localize((locale) => searchIndex(built, locale, report.cache))
    },
  }
}

/**
 * Identifies the state of all files. Polled instead of watched: on Linux, Node's watcher loses a file once replaced.
 */
function stampOf(root: string): string {
  const folders = ['content', 'public'].map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const entries = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
  const stamps = entries.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return [path, stats?.ino, stats?.size, stats?.mtimeMs, stats?.ctimeMs]
  })
  return stamps.join()
}

/** Replaces each entry that cannot be read with its version in `lastGood`, which is updated. */
function lastGoodEntries({ sources, compiled }: ContentReport, lastGood: Map<string, Entry>) {
  const behind: string[] = []
  const entries = sources.flatMap(({ file }, at) => {
    const { entry, problems = [] } = compiled[at] ?? {}
    if (!entry || problems.some(({ ruleId, isAdvice }) => !isAdvice && ruleId in parserDocs)) behind.push(file)
    else lastGood.set(file, entry)
    return lastGood.get(file) ?? []
  })
  return { entries, behind }
}

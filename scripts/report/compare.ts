import type { Manifest } from '../build/publish/release.ts'
import { goneAddresses } from '../check/rules/gone-addresses.ts'
import { appearsAt, clockTime } from '../content/clock.ts'
import type { CompiledContent } from '../content/compile.ts'
import { type Entry, sourceOf } from '../content/entry.ts'
import { type Problem, print } from '../content/problem.ts'

/** Section of the report: a heading and a table, or the sentence `none` if the table is empty. */
export interface ReportSection {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  none: string
}

export type ContentRevision = Pick<CompiledContent, 'entries' | 'site'>

export type Change = ReturnType<typeof changesOf>[number]

/** Number of characters that search results show. */
const shownBySearch = { title: 60, description: 155 }

export function compareContent(before: ContentRevision, after: ContentRevision): ReportSection[] {
  const changes = changesOf(before.entries, after.entries)
  return [
    pages(changes, before, after),
    gone(before, after),
    twins(changes, after),
    results(changes, after),
    links(changes),
    {
      title: 'Not published yet',
      columns: ['appears', 'file'],
      rows: whenShown(after),
      none: 'All content is published.',
    },
  ]
}

/** Lists the entries that differ, sorted by file, as they were before and after. */
export function changesOf(before: readonly Entry[], after: readonly Entry[]) {
  const old = new Map(before.map((entry) => [entry.file, entry]))
  const now = new Map(after.map((entry) => [entry.file, entry]))
  const contentOf = (entry?: Entry) => entry && JSON.stringify([entry.fields, entry.fingerprint, entry.body?.digest])
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((file) => ({ file, before: old.get(file), after: now.get(file) }))
    .filter((change) => contentOf(change.before) !== contentOf(change.after))
}

function pages(changes: readonly Change[], before: ContentRevision, after: ContentRevision): ReportSection {
  const rows = changes.map(({ file, before: was, after: is }) => {
    const state = was && is ? 'changed' : is ? 'added' : 'removed'
    const url = (is && after.site.pageOf(is)?.url) ?? (was && before.site.pageOf(was)?.url) ?? 'no page of its own'
    return [state, (is ?? was)?.locale ?? '', url, file]
  })
  return { title: 'Pages', columns: ['', 'language', 'address', 'file'], rows, none: 'No page changes.' }
}

/** Lists removed addresses and, for posts, the advice on how to keep them. */
export function goneFrom(before: ContentRevision, after: ContentRevision): { url: string; problem?: Problem }[] {
  const posts = before.entries.filter(({ collection }) => collection === 'blog')
  const advised = new Map<string, Problem>(goneAddresses(posts, after.site).map(({ url, problem }) => [url, problem]))
  const publishedUrls = new Set(after.site.published().map(({ url }) => url))
  const lost = before.site.published().filter(({ url }) => !publishedUrls.has(url))
  return lost.map(({ url }) => ({ url, problem: advised.get(url) }))
}

function gone(before: ContentRevision, after: ContentRevision): ReportSection {
  const rows = goneFrom(before, after).map(({ url, problem }) => [url, problem ? print(problem) : ''])
  return { title: 'Removed addresses', columns: ['address', 'to keep it'], rows, none: 'No address was removed.' }
}

const twinStates = {
  fresh: 'up to date',
  stale: 'OUT OF DATE',
  unmarked: 'not marked as a translation',
  alone: 'not translated',
}

/**
 * Returns the state of a translation, or the reason why an entry has none. Undefined for any other original.
 */
export function twinOf(entry: Entry, entries: readonly Entry[]) {
  const { noTwin, translates } = entry.fields
  const source = sourceOf(entry, entries)
  const twin = (state: keyof typeof twinStates, reason?: string) => ({ state, reason })
  if (typeof noTwin === 'string') return twin('alone', noTwin)
  if (!source) return undefined
  return twin(translates === source.fingerprint ? 'fresh' : translates === undefined ? 'unmarked' : 'stale')
}

function twins(changes: readonly Change[], { entries }: ContentRevision): ReportSection {
  const touched = new Set(changes.map(({ before, after }) => entryKey(after ?? before)))
  const rows = entries
    .filter((entry) => touched.has(entryKey(entry)))
    .flatMap((entry) => {
      const twin = twinOf(entry, entries)
      if (!twin) return []
      return [[entry.file, [twinStates[twin.state], twin.reason].filter(Boolean).join(': ')]]
    })
  return { title: 'Translations', columns: ['file', 'state'], rows, none: 'No translations are affected.' }
}

function entryKey(entry: Entry | undefined): string {
  return `${entry?.collection}/${entry?.name}`
}

function results(changes: readonly Change[], { site }: ContentRevision): ReportSection {
  const rows = changes.flatMap(({ after }) => {
    const { title, description, excerpt } = after?.fields ?? {}
    const summary = description ?? excerpt
    if (!after || !site.pageOf(after) || typeof title !== 'string' || typeof summary !== 'string') return []
    const whole = `${title} · ${site.facts[after.locale]['brand.name']}`
    return [[cut(whole, shownBySearch.title), cut(summary, shownBySearch.description)]]
  })
  return { title: 'In search results', columns: ['title', 'description'], rows, none: 'No search result changes.' }
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`
}

function links(changes: readonly Change[]): ReportSection {
  const rows = changes.flatMap((change) => {
    const { added, removed } = linksOf(change)
    return [...added.map((url) => ['added', url, change.file]), ...removed.map((url) => ['removed', url, change.file])]
  })
  return { title: 'Links', columns: ['', 'link', 'file'], rows, none: 'No link changes.' }
}

export function linksOf({ before, after }: Change) {
  return differing(...[before, after].map((entry) => (entry?.outline.links ?? []).map(({ url }) => url)))
}

export function differing(was: readonly string[] = [], is: readonly string[] = []) {
  return {
    added: [...new Set(is)].filter((item) => !was.includes(item)),
    removed: [...new Set(was)].filter((item) => !is.includes(item)),
  }
}

/** Lists hidden entries, the next to appear first: the time or "draft", and the file. */
export function whenShown({ entries, site }: ContentRevision): [when: string, file: string][] {
  return entries
    .map((entry) => ({ file: entry.file, moment: appearsAt(entry) }))
    .filter(({ moment }) => moment > site.now)
    .sort((a, b) => a.moment - b.moment)
    .map(({ file, moment }) => [Number.isFinite(moment) ? clockTime(moment) : 'draft', file])
}

type Files = Pick<Manifest, 'files'> & Partial<Pick<Manifest, 'base'>>

export function compareBytes(before: Files | undefined, after: Files | undefined): ReportSection {
  const title = 'Bytes'
  const columns = ['page', 'before', 'after', 'difference']
  const without = (none: string) => ({ title, columns, rows: [], none })
  if (!after) return without('There is no build here. Run npm run build first.')
  if (!before) return without('Only the content was compared. --base <build.json> compares sizes too.')
  const [from = '/', to = '/'] = [before.base, after.base]
  if (from !== to)
    return without(
      `The other build is for ${from} and this one for ${to}, so every link differs. Run BASE=${from} npm run build first.`,
    )
  const pagesOf = ({ files }: Files) =>
    new Map(files.filter(({ path }) => path.endsWith('.html')).map(({ path, bytes }) => [path, bytes]))
  const [was, is] = [pagesOf(before), pagesOf(after)]
  const rows = [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)]
    return old === now ? [] : [[path, String(old ?? 'new'), String(now ?? 'removed'), signed((now ?? 0) - (old ?? 0))]]
  })
  const total = (files: Files) => files.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const whole = ['whole site', String(total(before)), String(total(after)), signed(total(after) - total(before))]
  return { title, columns, rows: rows.length > 0 ? [...rows, whole] : [], none: 'No page changes size.' }
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}

export function printPlain(sections: readonly ReportSection[]): string {
  return sections
    .map(({ title, columns, rows, none }) => {
      if (rows.length === 0) return `${title}\n  ${none}`
      const table = [columns, ...rows]
      const widths = columns.map((_, index) => Math.max(...table.map((row) => (row[index] ?? '').length)))
      const lines = table.map((row) =>
        `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
      )
      return [title, ...lines].join('\n')
    })
    .join('\n\n')
}

/** First line of the pull request comment, by which the workflow finds it. */
const marker = '<!-- content-report -->'

/** Prints sections for a pull request comment. Escapes mentions, links and tables in authors' text. */
export function printMarkdown(sections: readonly ReportSection[]): string {
  const parts = sections.map(({ title, columns, rows, none }) => {
    if (rows.length === 0) return `### ${title}\n\n${none}`
    const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
    return [`### ${title}`, '', line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
  })
  return `${[marker, '## What this pull request changes', ...parts].join('\n\n')}\n`
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|#~]/g, '\\$&')
    .replaceAll('@', '@\u2060')
    .replace(/\s+/g, ' ')
}

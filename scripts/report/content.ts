import { goneAddresses } from '../check/gone-address.ts'
import { print } from '../check/print.ts'
import type { Problem } from '../check/problem.ts'
import { sourceOf } from '../check/stale-twin.ts'
import type { Examined } from '../content/build-content.ts'
import { appearsAt, clockTime } from '../content/clock.ts'
import { parseBody } from '../content/compile/parse.ts'
import type { Entry } from '../content/entry.ts'
import { outlineOf } from '../content/read/outline.ts'
import { readability } from './readability.ts'
import type { ReportSection } from './sections.ts'

/** The content of one revision. */
export interface Revision extends Pick<Examined, 'entries' | 'site'> {
  /** Reads a file of it. */
  read(file: string): string
}

interface Change {
  state: 'added' | 'changed' | 'removed'
  before?: Entry
  after?: Entry
}

/** The width of a title and a description in a search result, in characters. */
const shownBySearch = { title: 60, description: 155 }

/** Reports the differences between two revisions of the content. */
export function compareContent(before: Revision, after: Revision): ReportSection[] {
  const changes = changesOf(before.entries, after.entries)
  return [
    pages(changes, before, after),
    gone(before, after),
    reading(changes, before, after),
    twins(changes, after),
    results(changes, after),
    links(changes),
    waiting(after),
  ]
}

function changesOf(before: readonly Entry[], after: readonly Entry[]): Change[] {
  const old = new Map(before.map((entry) => [entry.file, entry]))
  const now = new Map(after.map((entry) => [entry.file, entry]))
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((file): Change[] => {
    const [was, is] = [old.get(file), now.get(file)]
    if (!was) return [{ state: 'added', after: is }]
    if (!is) return [{ state: 'removed', before: was }]
    return contentOf(was) === contentOf(is) ? [] : [{ state: 'changed', before: was, after: is }]
  })
}

function contentOf({ fields, body, fingerprint }: Entry): string {
  return JSON.stringify([fields, fingerprint, body?.digest])
}

function pages(changes: readonly Change[], before: Revision, after: Revision): ReportSection {
  const rows = changes.map(({ state, before: was, after: is }) => {
    const entry = is ?? was
    const url = (is && after.site.pageOf(is)?.url) ?? (was && before.site.pageOf(was)?.url) ?? 'no page of its own'
    return [state, entry?.locale ?? '', url, entry?.file ?? '']
  })
  return {
    title: 'Pages',
    columns: ['', 'language', 'address', 'file'],
    rows,
    none: 'No content differs.',
  }
}

/** Lists the addresses that are no longer there, with the line that keeps that of a post. */
function gone(before: Revision, after: Revision): ReportSection {
  const posts = before.entries.filter(({ collection }) => collection === 'blog')
  const advised = new Map<string, Problem>(goneAddresses(posts, after.site).map(({ url, problem }) => [url, problem]))
  const known = new Set(after.site.published().map(({ url }) => url))
  const lost = before.site.published().filter(({ url }) => !known.has(url))
  const rows = lost.map(({ url }) => {
    const problem = advised.get(url)
    return [url, problem ? print(problem) : '']
  })
  return { title: 'No longer there', columns: ['address', 'to keep it'], rows, none: 'Every address is still there.' }
}

function reading(changes: readonly Change[], before: Revision, after: Revision): ReportSection {
  const rows = changes
    .filter(({ before: was, after: is }) => (is ?? was)?.hasBody)
    .map(({ before: was, after: is }) => {
      const [old, now] = [figuresOf(was, before), figuresOf(is, after)]
      const both = now.map((figure, at) => (!was || old[at] === figure ? figure : `${old[at]} → ${figure}`))
      return [(is ?? was)?.file ?? '', ...both]
    })
  return {
    title: 'Reading',
    columns: ['file', 'words', 'minutes', 'readability (0–100)', 'words a sentence'],
    rows,
    none: 'No text differs.',
  }
}

/** The words, minutes, readability and words a sentence of a text. */
function figuresOf(entry: Entry | undefined, revision: Revision): string[] {
  const figures = entry && readability(proseOf(entry, revision), entry.locale)
  if (!figures?.words) return ['–', '–', '–', '–']
  const { words, score, perSentence } = figures
  return [words, Math.max(1, words / 200), score, perSentence].map((figure) => String(Math.round(figure)))
}

/** The paragraphs of a text. They are parsed again: nothing else needs them. */
function proseOf({ file }: Entry, { read }: Revision): string {
  const { tree, text } = parseBody(file, read(file))
  const paragraphs = tree ? outlineOf(tree, text).paragraphs : []
  return paragraphs.map((paragraph) => paragraph.text).join('\n\n')
}

function twins(changes: readonly Change[], { entries }: Revision): ReportSection {
  const touched = new Set(changes.map(({ before, after }) => nameOf(after ?? before)))
  const rows = entries
    .filter((entry) => touched.has(nameOf(entry)))
    .flatMap((entry) => {
      const source = sourceOf(entry, entries)
      if (typeof entry.fields.noTwin === 'string') return [[entry.file, `not translated: ${entry.fields.noTwin}`]]
      if (!source) return []
      const { translates } = entry.fields
      const fresh = translates === source.fingerprint
      return [[entry.file, fresh ? 'up to date' : translates === undefined ? 'not marked as a translation' : 'STALE']]
    })
  return { title: 'Translations', columns: ['file', 'state'], rows, none: 'No translation is concerned.' }
}

function nameOf(entry: Entry | undefined): string {
  return `${entry?.collection}/${entry?.name}`
}

/** Shows the title and the description of each changed page as a search result does. */
function results(changes: readonly Change[], { site }: Revision): ReportSection {
  const rows = changes.flatMap(({ after }) => {
    const { title, description, excerpt } = after?.fields ?? {}
    const summary = description ?? excerpt
    if (!after || !site.pageOf(after) || typeof title !== 'string' || typeof summary !== 'string') return []
    const whole = `${title} · ${site.facts[after.locale]['brand.name']}`
    return [[cut(whole, shownBySearch.title), cut(summary, shownBySearch.description)]]
  })
  return { title: 'In search results', columns: ['title', 'description'], rows, none: 'No page differs.' }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}

function links(changes: readonly Change[]): ReportSection {
  const rows = changes.flatMap(({ before, after }) => {
    const urls = (entry: Entry | undefined) => new Set(entry?.outline.links.map(({ url }) => url))
    const [was, is] = [urls(before), urls(after)]
    const file = (after ?? before)?.file ?? ''
    return [
      ...[...is].filter((url) => !was.has(url)).map((url) => ['added', url, file]),
      ...[...was].filter((url) => !is.has(url)).map((url) => ['removed', url, file]),
    ]
  })
  return { title: 'Links', columns: ['', 'link', 'file'], rows, none: 'No link differs.' }
}

function waiting({ entries, site }: Revision): ReportSection {
  const rows = whenShown(entries.filter((entry) => appearsAt(entry) > site.now))
  return { title: 'Not published yet', columns: ['appears', 'file'], rows, none: 'All content is published.' }
}

/** Lists when hidden entries appear, the next first: the moment, or that it is a draft, and the file. */
export function whenShown(hidden: readonly Entry[]): [when: string, file: string][] {
  const sorted = hidden.toSorted((a, b) => appearsAt(a) - appearsAt(b))
  return sorted.map((entry) => {
    const moment = appearsAt(entry)
    return [Number.isFinite(moment) ? clockTime(moment) : 'draft', entry.file]
  })
}

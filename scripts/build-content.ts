import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withBase } from '../site/base.ts'
import { locales, type Path } from '../site/locales.ts'
import { searchWords } from '../site/search-words.ts'
import { openContentCache } from './content/cache.ts'
import { nowIn } from './content/clock.ts'
import { type Content, collect } from './content/collect.ts'
import type { Body } from './content/compile.ts'
import type { Entry, Known } from './content/entry.ts'
import { readBusinessFile } from './content/facts.ts'
import { picturesIn } from './content/pictures.ts'
import { checkPosts } from './content/posts.ts'
import { type Problem, sortProblems } from './content/problem.ts'
import { readContent } from './content/read.ts'
import { keptBody, readEntries } from './content/read-entries.ts'
import { checkSite } from './content/rules.ts'
import { schedule } from './content/schedule.ts'
import { listFound } from './content/search.ts'
import { makeIndex } from './content/search-index.ts'
import { type Site, siteOf } from './content/site.ts'
import { checkTwins } from './content/twins.ts'

export interface Options {
  /** The folder with content/; results go to .content/ below it. */
  root: string
  /** PREVIEW=1 shows drafts and what is scheduled as well; BUILD_NOW is the moment; SITE_… are facts. */
  env: NodeJS.ProcessEnv
}

export interface Built {
  content: Content
  /** What the site shows. */
  entries: Entry[]
  /** What it does not show yet. */
  hidden: Known[]
  /** When the next of those appears, in milliseconds since 1970. */
  due: number | undefined
  /** Values of business.yaml that are still to be filled in. */
  placeholders: string[]
}

/** All that is known of the content: its problems, and what is built of it when there are none. */
export interface Examined {
  problems: Problem[]
  /** What could be better. It blocks nothing. */
  advice: Problem[]
  entries: Known[]
  site: Site
  built?: Built
}

const cacheIn = (root: string) => openContentCache(root, join(import.meta.dirname, '..'))

/** Reads the texts of checked entries, those of posts from the cache. */
export function bodiesIn(root: string): (entry: Entry) => Body {
  const cache = cacheIn(root)
  return (entry) => keptBody(entry, cache)
}

/** Checks all content. Writes nothing but its cache. */
export async function examine({ root, env }: Options): Promise<Examined> {
  const business = readBusinessFile(root, env)
  const { sources, files, problems } = readContent(root)
  const now = nowIn(env)
  const cache = cacheIn(root)
  const measured = new Map()
  const checked = await readEntries(
    sources.map((source) => ({
      source,
      facts: business.facts[source.locale],
      pictures: picturesIn(source.text, root, measured),
    })),
    cache,
  )
  cache.prune()
  const entries = checked.flatMap(({ known }) => known ?? [])
  const site = siteOf(root, entries, business.facts, typeof now === 'number' ? now : 0)
  const verdict = checkSite(site)
  problems.push(...checked.flatMap((entry) => entry.problems), ...verdict.errors)
  problems.push(...checkTwins(entries, files), ...checkPosts(entries))
  if (typeof now !== 'number') problems.push(now)
  if ('problems' in business) problems.push(...business.problems)
  const examined = {
    problems: sortProblems(problems),
    advice: sortProblems([...checked.flatMap(({ advice }) => advice), ...verdict.advice]),
    entries,
    site,
  }
  if ('problems' in business || problems.length > 0) return examined
  // Without a problem every entry is complete.
  const complete = entries.filter((entry): entry is Entry => entry.headings !== undefined)
  const preview = env.PREVIEW === '1'
  const { shown, hidden, due } = schedule(complete, site.now, preview)
  const content = collect(business, shown, { preview, hidden })
  return { ...examined, built: { content, entries: shown, hidden, due, placeholders: business.placeholders } }
}

/** Checks all content: the collections, or every problem of every file, sorted. */
export async function readAll(options: Options): Promise<Built | Problem[]> {
  const { built, problems } = await examine(options)
  return built ?? problems
}

/** Checks all content and writes it as typed collections to .content/. With any problem nothing is written. */
export async function buildContent(options: Options): Promise<Built | Problem[]> {
  const built = await readAll(options)
  if (!Array.isArray(built)) writeContent(options.root, built)
  return built
}

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n`

/** Writes checked content to .content/ below a root. */
export function writeContent(root: string, { content, entries }: Built) {
  const folder = join(root, '.content')
  const bodies = new Set<string>()
  const files = new Map<string, string>([
    ['index.js', `export const content = ${JSON.stringify(content, null, 1)}\n`],
    ['index.d.ts', types],
  ])
  const bodyOf = bodiesIn(root)
  for (const entry of entries) {
    if (!entry.kept || !entry.hasBody) continue
    // The name of a text says what is in it: one that is there is the same.
    const path = `bodies/${entry.kept.digest}.json`
    if (!existsSync(join(folder, path))) writeWhole(join(folder, path), JSON.stringify(bodyOf(entry)))
    bodies.add(path)
  }
  for (const locale of locales) {
    files.set(
      `search/${locale}.json`,
      JSON.stringify(makeIndex(listFound({ content, entries }, locale, bodyOf), locale), placed),
    )
    files.set(`search/words/${locale}.json`, JSON.stringify(searchWords(locale), placed))
  }
  for (const [name, text] of files) writeChanged(join(folder, name), text)
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name)
    const own = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (name.isFile() && !files.has(own) && !bodies.has(own)) rmSync(path)
  }
}

/** Addresses that go to the browser as data get the base of the site here; those in pages, when these are written. */
function placed(key: string, value: unknown) {
  return (key === 'url' || key === 'page') && typeof value === 'string' && value.startsWith('/')
    ? withBase(value as Path)
    : value
}

/** Leaves an unchanged file alone, so that nobody who watches it starts to work. */
function writeChanged(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // It is not there yet.
  }
  writeWhole(path, text)
}

/** Writes a file that nobody can find half written. */
function writeWhole(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

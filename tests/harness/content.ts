import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkProject, ruleOf } from '../../scripts/check/run.ts'
import { type Collections, collect } from '../../scripts/content/collections.ts'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { type Problem, print } from '../../scripts/content/problem.ts'
import { contentSettings, type Mode } from '../../scripts/content/settings.ts'
import { locales } from '../../site/locales.ts'
import { smallRoot } from './small-site.ts'

/** New texts of files below content/; null removes a file. */
export type ContentChanges = Record<string, string | Uint8Array | null>

export const repository = join(import.meta.dirname, '../..')
const source = join(smallRoot, 'content')

// One copy of the content per worker, compiled once: each test compiles only its own changes.
const shared = copyContent()

/** Problems of the test content with these changes, as `npm run check` prints them. */
export async function problemsIn(changes: ContentChanges, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  return (await examineWith(changes, env)).problems.map(print)
}

/** Advice on the changed files, as `npm run check` prints it. */
export async function adviceIn(changes: ContentChanges, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { advice } = await examineWith(changes, env)
  return advice.filter(({ file }) => file.replace('content/', '') in changes).map(print)
}

export async function examineWith(changes: ContentChanges, env: NodeJS.ProcessEnv = {}): Promise<CompiledContent> {
  change(shared, changes)
  try {
    const examined = await checkProject(shared, contentSettings(env))
    for (const { ruleId } of [...examined.problems, ...examined.advice])
      if (!ruleOf(ruleId)) throw new Error(`Problem ${ruleId} has no rule.`)
    return examined
  } finally {
    change(shared, Object.fromEntries(Object.keys(changes).map((name) => [name, original(name)])))
  }
}

interface ReadOptions {
  root: string
  env: NodeJS.ProcessEnv
  mode?: Mode
}

export async function readAll({ root, env, mode }: ReadOptions): Promise<Collections | Problem[]> {
  const report = await checkProject(root, contentSettings(env, mode))
  return (report.problems.length === 0 && (await collect(report))) || report.problems
}

/** Temporary project: the test content with these changes. */
export function project(changes: ContentChanges, { ownCache = false } = {}): string {
  const root = copyContent(ownCache)
  change(root, changes)
  return root
}

export function change(root: string, changes: ContentChanges) {
  for (const [name, text] of Object.entries(changes)) {
    const path = join(root, 'content', name)
    mkdirSync(dirname(path), { recursive: true })
    if (text === null) rmSync(path, { force: true })
    else writeFileSync(path, text)
  }
}

function original(name: string): Uint8Array | null {
  const path = join(source, name)
  return existsSync(path) ? readFileSync(path) : null
}

/**
 * Copies the test content to a temporary folder. With `ownCache`, nothing is compiled yet, and no other test adds to
 * the cache.
 */
function copyContent(ownCache = false): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(source, join(root, 'content'), { recursive: true })
  if (!ownCache) symlinkSync(join(repository, '.cache'), join(root, '.cache'), 'junction')
  cpSync(join(smallRoot, 'public'), join(root, 'public'), { recursive: true })
  return root
}

const dutch = {
  id: '91',
  title: 'Wat kost een website',
  excerpt: 'Wat een website kost, met drie voorbeelden uit de praktijk en een lijstje om zelf na te rekenen.',
  author: 'Team',
  date: '2026-05-03',
  category: 'techniek',
  image: '/images/blog/roster-changes.svg',
  imageAlt: 'Een rekening op een tafel',
}
const english = { ...dutch, title: 'What a website costs', category: 'technical' }

type Fields = Record<string, string | undefined>

/**
 * Text of a post. Fields start on line 2: title on line 3, date on line 6. The body starts on line 12; without one,
 * the reading time is on line 10.
 */
export function entry(fields: Fields = {}, body = '', standard: Fields = dutch): string {
  const all: Fields = { ...standard, readTime: body ? undefined : '3', ...fields }
  const lines = Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  return ['---', ...lines, '---', ...(body ? ['', body] : []), ''].join('\n')
}

/** Changes that write content/nl/blog/kosten.mdx with these fields and body, and its twins. */
export function post(fields: Fields, body = '', twin: { fields?: Fields; body?: string } = {}): ContentChanges {
  return file(entry(fields, body), twin)
}

/** Changes that write content/nl/blog/kosten.mdx with this text, and its twins. */
export function file(text: string | Uint8Array, twin: { fields?: Fields; body?: string } = {}): ContentChanges {
  const others = locales.filter((locale) => locale !== 'nl')
  const twins = others.map((locale) => [`${locale}/blog/kosten.mdx`, entry(twin.fields, twin.body, english)])
  return { 'nl/blog/kosten.mdx': text, ...Object.fromEntries(twins) }
}

export function readFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return names
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile())
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8'), written: statSync(path).mtimeMs }))
}

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
import { onTestFinished } from 'vitest'
import { ruleOf } from '../../scripts/check/explain.ts'
import { print } from '../../scripts/check/print.ts'
import type { Problem } from '../../scripts/check/problem.ts'
import { type Examined, examine, type Options } from '../../scripts/content/build-content.ts'
import type { Built } from '../../scripts/content/collect.ts'
import { locales } from '../../site/locales.ts'
import { smallRoot } from './small-site.ts'

/** Files below content/ with their new text; null takes a file away. */
export type Changes = Record<string, string | Uint8Array | null>

export const repository = join(import.meta.dirname, '../..')
const source = join(smallRoot, 'content')
const made: string[] = []
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

// The files of a worker share one copy of the content, which is compiled once: every test pays for what it changes.
const shared = copyContent()

/** Every problem of the content of the tests with some files changed, as `npm run check` prints it. */
export async function problemsIn(changes: Changes, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  return (await examineWith(changes, env)).problems.map(print)
}

/** All advice on the files that changed, as `npm run check` prints it. */
export async function adviceIn(changes: Changes, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { advice } = await examineWith(changes, env)
  return advice.filter(({ file }) => file.replace('content/', '') in changes).map(print)
}

/** What the content of the tests with some files changed is found to hold. */
export async function examineWith(changes: Changes, env: NodeJS.ProcessEnv = {}): Promise<Examined> {
  change(shared, changes)
  try {
    const examined = await examine({ root: shared, env })
    for (const { ruleId } of [...examined.problems, ...examined.advice])
      if (!ruleOf(ruleId)) throw new Error(`Nothing explains ${ruleId}.`)
    return examined
  } finally {
    change(shared, Object.fromEntries(Object.keys(changes).map((name) => [name, original(name)])))
  }
}

/** What is built of a project, or every problem of every file. */
export async function readAll(options: Options): Promise<Built | Problem[]> {
  const { built, problems } = await examine(options)
  return built ?? problems
}

/** A project of its own in a temporary folder: the content of the tests with some files changed. It ends with the test. */
export function project(changes: Changes, { ownCache = false } = {}): string {
  const root = copyContent(ownCache)
  onTestFinished(() => rmSync(root, { recursive: true }))
  change(root, changes)
  return root
}

export function change(root: string, changes: Changes) {
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

/** With a cache of its own, nothing is compiled yet, and nobody else adds to it. */
function copyContent(ownCache = false): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  made.push(root)
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
  image: '/images/blog/five-reasons.svg',
  imageAlt: 'Een rekening op een tafel',
}
const english = { ...dutch, title: 'What a website costs', category: 'technical' }

type Fields = Record<string, string | undefined>

/**
 * The text of a post, its fields from line 2 on in the order above: title is on line 3, date on line 6. A text begins
 * on line 12; without one the reading time is given, on line 10.
 */
export function entry(fields: Fields = {}, body = '', standard: Fields = dutch): string {
  const all: Fields = { ...standard, readTime: body ? undefined : '3', ...fields }
  const lines = Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  return ['---', ...lines, '---', ...(body ? ['', body] : []), ''].join('\n')
}

/** content/nl/blog/kosten.mdx, and twins in order. */
export function post(fields: Fields, body = '', twin: { fields?: Fields; body?: string } = {}): Changes {
  return file(entry(fields, body), twin)
}

/** content/nl/blog/kosten.mdx with this text, and twins in order. */
export function file(text: string | Uint8Array, twin: { fields?: Fields; body?: string } = {}): Changes {
  const others = locales.filter((locale) => locale !== 'nl')
  const twins = others.map((locale) => [`${locale}/blog/kosten.mdx`, entry(twin.fields, twin.body, english)])
  return { 'nl/blog/kosten.mdx': text, ...Object.fromEntries(twins) }
}

/** Every file below a folder with its text and the moment it was written. */
export function filesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return names
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile())
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8'), written: statSync(path).mtimeMs }))
}

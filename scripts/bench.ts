import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { categories } from '../site/categories.ts'
import { type Locale, locales } from '../site/locales.ts'
import { href } from '../site/routes.ts'
import { benchCommand } from './commands.ts'
import { exampleImage } from './content/templates.ts'
import { listFiles } from './lib/files.ts'
import { checkout } from './lib/process.ts'

const left = /^(node_modules|dist|\.git|\.build|\.local|\.content|\.cache|coverage)$/

// Builds copies of the project in temporary folders, and prints the median time and memory of cold and warm builds.
const values = benchCommand.opts()
const counts = values.posts.split(',').map(Number)
const runs = Number(values.runs)
if ([...counts.map((count) => count / 2), runs].some((number) => !Number.isInteger(number) || number < 1))
  benchCommand.error(
    'Write even numbers after --posts, such as 12,1000, because half of the posts are Dutch. Write a whole number after --runs.',
  )
console.log(`${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} (best below 1)`)
for (const count of counts) await bench(count)

async function bench(count: number) {
  const folder = copyWithPosts(count)
  const build = ['scripts/run.mjs', 'build']
  try {
    await measure(build, folder)
    cpSync(join(folder, '.cache/pictures'), join(folder, '.local/pictures'), { recursive: true })
    const [cold, warm] = [[] as Numbers[], [] as Numbers[]]
    for (let run = 0; run < runs; run++) {
      forgetBuilds(folder)
      cold.push(await measure(build, folder))
      appendFileSync(join(folder, `content/nl/blog/${postName(0)}.mdx`), '\nEr komt een zin bij.\n')
      warm.push(await measure(build, folder))
    }
    console.log(`\n${count} posts: seconds, MB`)
    console.table({ cold: medians(cold), warm: medians(warm) })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function copyWithPosts(posts: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  cpSync(checkout, folder, { recursive: true, filter: (from) => !left.test(from.slice(checkout.length + 1)) })
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const locale of locales) {
    const contentFolder = join(folder, 'content', locale)
    const content = listFiles(contentFolder).map((file) => readFileSync(join(contentFolder, file), 'utf8'))
    for (const post of articles(posts / locales.length, locale, content.join('\n')))
      writeFileSync(join(contentFolder, 'blog', `${post.name}.mdx`), post.text)
  }
  // Stubs the function that draws social cards, because 10,000 cards would take half an hour.
  const card = 'export const drawSocialCard = async () => Buffer.alloc(20_000)\n'
  writeFileSync(join(folder, 'scripts/build/social-card.tsx'), card)
  return folder
}

/** Removes all build output except pictures, which are not measured. */
function forgetBuilds(folder: string) {
  for (const name of ['.build', '.cache', '.content', 'dist'])
    rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(join(folder, '.local/pictures'), join(folder, '.cache/pictures'), { recursive: true })
}

type Numbers = Record<'wall' | 'cpu' | 'memory', number>

function medians(all: readonly Numbers[]): Numbers {
  const middle = (name: keyof Numbers) => {
    const sorted = all.map((run) => run[name]).sort((a, b) => a - b)
    return Number(sorted[all.length >> 1]?.toPrecision(4))
  }
  return { wall: middle('wall'), cpu: middle('cpu'), memory: middle('memory') }
}

/**
 * Runs a program and measures its process group: wall-clock and CPU time in seconds, and peak memory in MB, sampled
 * every 100 ms. Memory that processes share counts once for each of them.
 * @throws if the program fails.
 */
async function measure(program: readonly string[], folder: string): Promise<Numbers> {
  const start = performance.now()
  // `times` prints the user and system time of the shell and of its finished children.
  const shell = ['-c', '"$@" 2>&1; code=$?; times; exit $code', 'sh', process.execPath, ...program]
  const env = { ...process.env, LC_ALL: 'C' }
  const child = spawn('sh', shell, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const stop = () => child.pid && process.kill(-child.pid)
  process.once('SIGINT', stop)
  let memory = 0
  const look = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid))
  }, 100)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearInterval(look)
  process.off('SIGINT', stop)
  if (code !== 0) throw new Error(`${program.join(' ')} exited with ${code}:\n${said.slice(-4000)}`)
  const times = [...said.matchAll(/(\d+)m([\d.]+)s/g)].slice(-4)
  const cpu = times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
  return { wall: (performance.now() - start) / 1000, cpu, memory }
}

function memoryOf(group: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/)).filter(([of]) => of === String(group))
  return processes.reduce((sum, [, kilobytes]) => sum + (1024 * Number(kilobytes)) / 1e6, 0)
}

function postName(number: number): string {
  return `post-${1000 + number}`
}

/**
 * Generates posts of about 800 words from the content's own vocabulary. Each has a table, a list, code, a callout and
 * links. The output is deterministic.
 */
function* articles(pairs: number, locale: Locale, content: string): Generator<{ name: string; text: string }> {
  const word = wordsLike(content)
  const slugs = Object.values(categories).map(({ slug }) => slug[locale])
  const pictures = [...content.matchAll(/^image: (\S+)$/gm)].flatMap(([, picture]) =>
    picture === exampleImage ? [] : picture,
  )
  const times = (length: number, make: () => string, between: string) => Array.from({ length }, make).join(between)
  const words = (length: number) => times(length, word, ' ').replace(/^./u, (letter) => letter.toUpperCase())
  const sentences = (length: number) => times(length, () => `${words(12)}.`, ' ')
  const row = () => `| ${words(2)} | ${words(1)} | ${words(3)} |`
  const link = (to: string) => `${words(9)} [${words(2)}](${to}).`
  for (let number = 0; number < pairs; number++) {
    const chapters = [
      `${row()}\n| --- | --- | --- |\n${times(4, row, '\n')}`,
      times(5, () => `1. ${sentences(1)}`, '\n'),
      `\`\`\`json\n{\n  "kind": "${word()}",\n  "lines": ${number},\n  "urgent": false\n}\n\`\`\``,
      `<Callout title="${words(3)}">\n\n${sentences(2)} **${words(4)}.**\n\n</Callout>`,
      [href('plans', locale), href('contact', locale), '#chapter-3'].map(link).join(' '),
      link(href('post', locale, { slug: postName((number + 1) % pairs) })),
    ].map(
      (part, index) => `## ${words(4)} ${index} [#chapter-${index}]\n\n${sentences(4)}\n\n${part}\n\n${sentences(4)}`,
    )
    const text = `---
id: ${1000 + number}
title: ${words(3).slice(0, 38).trim()} ${number}
excerpt: ${words(30).slice(0, 140).trim()}
author: Team
date: ${new Date(Date.UTC(2016, 0, 1 + (number % 3600))).toISOString().slice(0, 10)}
category: ${slugs[number % slugs.length]}
image: ${pictures[number % pictures.length]}
imageAlt: ${words(5)}
slug: ${postName(number)}
---

${sentences(4)}

${chapters.join('\n\n')}
`
    yield { name: postName(number), text }
  }
}

/**
 * Returns a function that picks random words with the same frequencies as in the content, and joins some into
 * compounds. Skips words in addresses.
 */
function wordsLike(content: string): () => string {
  const vocabulary = content.toLowerCase().match(/(?<![\p{L}./@])\p{L}{2,9}(?!\p{L}|:|[./@]\S)/gu) ?? []
  // Park–Miller generator with a fixed seed, so that each run has the same words.
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const any = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? ''
  return () => (random() < 0.02 ? any() + any() : any())
}

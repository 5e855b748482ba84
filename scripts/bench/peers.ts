import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import { articles, changed } from './article.ts'
import type { Tool } from './tool.ts'

interface Peer {
  /** The folder in bench/peers with its sources. */
  source: string
  /** Where in it the stylesheet goes that all of them have. */
  styles: string
  command: readonly string[]
  output: string
  /** What it keeps from one build for the next, as well as its output. */
  caches: readonly string[]
  /** Turns a generated post into what it reads. */
  write: (text: string) => { text: string; extension: string }
  env?: Readonly<Record<string, string>>
}

// MDX has no ids of headings of its own: each peer makes them of their text.
const mdx = (text: string) => ({ text: text.replaceAll(/ \[#chapter-\d\]$/gm, ''), extension: 'mdx' })

/** Markdown with the shortcode of Eleventy in the place of the component. */
const markdown = (text: string) => ({
  text: mdx(text)
    .text.replace(/<Callout title="(.*)">/g, '{% callout "$1" %}')
    .replaceAll('</Callout>', '{% endcallout %}'),
  extension: 'md',
})

const astro: Peer = {
  source: 'astro',
  styles: 'src',
  // It needs Node 22, which comes with its packages.
  command: ['node_modules/.bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  write: mdx,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
}

export const peers = {
  astro,
  'astro-unified': { ...astro, env: { ...astro.env, PROCESSOR: 'unified' } },
  'astro-incremental': { ...astro, env: { ...astro.env, INCREMENTAL: '1' } },
  next: {
    source: 'next',
    styles: 'app',
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
    output: 'out',
    caches: ['.next'],
    write: mdx,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  eleventy: {
    source: 'eleventy',
    styles: '.',
    command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    output: '_site',
    caches: ['.cache'],
    write: markdown,
  },
} satisfies Record<string, Peer>

export type PeerName = keyof typeof peers

const root = join(import.meta.dirname, '../..')

/** A peer with so many of our posts, outside the project. What it depends on is installed once and stays there. */
export function setUp(name: PeerName, posts: number): Tool {
  const { source, styles, command, output, caches, write, env }: Peer = peers[name]
  const from = join(root, 'bench/peers', source)
  const version = createHash('sha256')
    .update(readFileSync(join(from, 'package.json')))
    .digest('hex')
    .slice(0, 8)
  const folder = join(tmpdir(), 'site-bench-peers', `${source}-${version}`)
  install(from, folder, styles)
  for (const locale of locales) {
    const own = join(folder, 'content', locale)
    mkdirSync(own, { recursive: true })
    for (const article of articles(posts / locales.length, locale)) {
      const { text, extension } = write(article.text)
      writeFileSync(join(own, `${article.name}.${extension}`), text)
    }
  }
  const post = join(folder, 'content/nl', `post-1000.${write('').extension}`)
  const original = readFileSync(post, 'utf8')
  return {
    name,
    folder,
    command,
    env,
    output: join(folder, output),
    clean() {
      for (const path of [output, ...caches]) rmSync(join(folder, path), { recursive: true, force: true })
    },
    change: (time) => writeFileSync(post, changed(original, time)),
  }
}

/** Its sources as they are now, and what they depend on in the versions of its package.json. */
function install(from: string, folder: string, styles: string) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
  cpSync(join(root, 'bench/peers/site.css'), join(folder, styles, 'site.css'))
  if (existsSync(join(folder, 'node_modules'))) return
  console.log(`Installing ${from.slice(root.length + 1)} in ${folder}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
}

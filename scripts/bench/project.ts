import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import { articles, changed } from './article.ts'
import { measure } from './processes.ts'
import type { Tool } from './tool.ts'

const root = join(import.meta.dirname, '../..')
const left = /^(node_modules|dist|\.git|\.build|\.local|\.content|\.cache|coverage|bench)$/

/** A copy of the project outside it, with its own content and so many generated posts more. */
export async function copyWithPosts(posts: number): Promise<Tool & { remove: () => void }> {
  const above = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const folder = join(above, 'site')
  cpSync(root, folder, { recursive: true, filter: (from) => !left.test(from.slice(root.length + 1)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const locale of locales)
    for (const { name, text } of articles(posts / locales.length, locale))
      writeFileSync(join(folder, 'content', locale, 'blog', `${name}.mdx`), text)
  const post = join(folder, 'content/nl/blog/post-1000.mdx')
  const original = readFileSync(post, 'utf8')
  return {
    name: 'ours',
    folder,
    command: program('build', '--profile'),
    output: join(folder, 'dist'),
    // The pictures of shared links stay: the peers draw none. What they cost is a line of its own.
    clean() {
      for (const name of ['.build', '.content', 'dist']) rmSync(join(folder, name), { recursive: true, force: true })
      const kept = join(folder, '.cache')
      for (const name of existsSync(kept) ? readdirSync(kept) : [])
        if (name !== 'pictures') rmSync(join(kept, name), { recursive: true, force: true })
    },
    change: (time) => writeFileSync(post, changed(original, time)),
    remove: () => rmSync(above, { recursive: true, force: true }),
  }
}

/** Runs a program of scripts/ the way npm does. */
export function program(name: string, ...args: string[]): string[] {
  return [process.execPath, '--import', 'tsx', `scripts/${name}.ts`, ...args]
}

/**
 * Checks the posts, and puts every picture in the cache. Those for shared links are drawn, or the same one for all pages,
 * so that 10,000 posts need not be drawn before they can be measured.
 */
export async function prepare({ folder }: Tool, pictures: boolean) {
  await measure(program('check-content', '--quiet'), { folder })
  await measure(program('bench/pictures', '--own', pictures ? '--each' : '--same'), { folder })
}

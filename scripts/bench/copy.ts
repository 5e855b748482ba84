import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import { checkout } from '../lib/checkout.ts'
import { listFiles } from '../lib/files.ts'
import { articles } from './article.ts'

const left = /^(node_modules|dist|\.git|\.build|\.local|\.content|\.cache|coverage)$/

/** A copy of the project outside it, with so many posts more: half of them in each language. Returns its folder. */
export function copyWithPosts(posts: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  cpSync(checkout, folder, { recursive: true, filter: (from) => !left.test(from.slice(checkout.length + 1)) })
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const locale of locales) {
    const own = join(folder, 'content', locale)
    const content = listFiles(own).map((file) => readFileSync(join(own, file), 'utf8'))
    for (const { name, text } of articles(posts / locales.length, locale, content.join('\n')))
      writeFileSync(join(own, 'blog', `${name}.mdx`), text)
  }
  return folder
}

/** Leaves nothing of earlier builds in a copy, as on a machine that never built the site, but the pictures drawn for it. */
export function forgetBuilds(folder: string) {
  for (const name of ['.build', '.cache', '.content', 'dist'])
    rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(join(folder, '.local/pictures'), join(folder, '.cache/pictures'), { recursive: true })
}

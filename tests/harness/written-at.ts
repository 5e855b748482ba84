import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'
import type { Page } from '../../site/pages.ts'
import { root } from './site.ts'

/** Locates a page's words in content/ as `file:line`. Falls back to the post's first line, or the page's address. */
export function writtenAt({ url, locale, post }: Pick<Page, 'url' | 'locale' | 'post'>, ...words: string[]): string {
  const folder = `content/${locale}`
  const files = post
    ? [`${folder}/blog/${post.name}.mdx`]
    : listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  const sought = words
    .map((text) => text.replace(/\u00a0/g, ' ').replace(/\u2060/g, ''))
    .filter((text) => text.length > 2)
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const at = lines.findIndex((line) => sought.some((text) => line.includes(text)))
    if (at >= 0) return `${file}:${at + 1}`
  }
  return post ? `${files[0]}:1` : url
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'
import type { Page } from '../../site/pages.ts'
import { root } from './site.ts'

/**
 * Locates a page's words in content/ as `file:line`. Falls back to the first line of the page's file, or to the
 * address of a page without one.
 */
export function writtenAt(
  { url, route, locale, post }: Pick<Page, 'url' | 'route' | 'locale' | 'post'>,
  ...words: string[]
): string {
  const folder = `content/${locale}`
  const own = post
    ? [`${folder}/blog/${post.name}.mdx`]
    : ['pages', 'legal'].map((kind) => `${folder}/${kind}/${route}.mdx`)
  const isThere = (file: string) => existsSync(join(root, file))
  const sought = words
    .map((text) => text.replace(/\u00a0/g, ' ').replace(/\u2060/g, ''))
    .filter((text) => text.length > 2)
  const all = () => listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
  const searched = sought.length === 0 ? [] : post ? own : all()
  for (const file of searched.filter(isThere)) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const at = lines.findIndex((line) => sought.some((text) => line.includes(text)))
    if (at >= 0) return `${file}:${at + 1}`
  }
  const file = own.find(isThere)
  return file ? `${file}:1` : url
}

import { isPicture } from './picture-files.ts'
import type { Attributes } from './tag-attributes.ts'

/** Returns the file and the description of the picture that an <object> or <embed> shows; undefined if it shows none. */
export function pictureOfObject(name: string, { data, src, title }: Attributes, words: string) {
  const file = data ?? src
  if (!/^(?:object|embed)$/.test(name) || !file || !isPicture(file)) return undefined
  const alt = words
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { file, alt: alt || title || 'description' }
}

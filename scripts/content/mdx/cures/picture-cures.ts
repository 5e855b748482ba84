import { type Message, say } from '../../problem.ts'
import { isPicture, pictureFile, widestOf, withFiles } from '../picture-files.ts'
import type { Attributes } from '../tags/tag-attributes.ts'
import { asPictureAt, write } from './counterparts.ts'

/** Returns the file of a picture, which can load late: data-src. */
export const sourceOf = (attributes: Attributes) =>
  attributes.src ?? attributes['data-src'] ?? attributes.url ?? widestOf(attributes.srcset ?? attributes.srcSet)

/** Returns the cure for a picture: Markdown with its alternative text, and where to put its file. */
export function pictureWith(alt: string, src?: string, cureFor: (picture: string) => Message = write): Message {
  const file = pictureFile(src)
  // In Markdown, the first backslash of two would escape the other.
  const words = alt
    .replace(/\s+/g, ' ')
    .replace(/\\{2,}/g, '$&$&')
    .replace(/[[\]<>{}]/g, '\\$&')
  return withFiles([file], cureFor(`![${words}](${file.address})`))
}

/** Returns the cure for a picture without words. */
export function pictureAt(src?: string): Message {
  const file = pictureFile(src)
  return withFiles([file], say(asPictureAt, { address: file.address }))
}

/** Returns the cure for a picture that can lack alternative text. */
export const describedPicture = (alt?: string, src?: string) => (alt?.trim() ? pictureWith(alt, src) : pictureAt(src))

/** Tells whether a picture is a tracking pixel: at most one pixel wide and high. */
export function isInvisible(name: string, { width = '', height = '' }: Attributes): boolean {
  return /^(?:img|image)$/i.test(name) && [width, height].every((size) => /^[01](?:px)?$/.test(size))
}

/** Tells whether a picture is hidden in light mode, according to its Tailwind classes. */
export function isForDark(attributes: Attributes): boolean {
  const classes = attributes.className ?? attributes.class ?? ''
  if (/(?:^|\s)(?:only-dark|dark-(?:mode-)?only|show-(?:in-|on-)?dark|light[:-]hidden)(?:\s|$)/.test(classes))
    return true
  return /(?:^|\s)hidden(?:\s|$)/.test(classes) && /(?:^|\s)dark:(?:block|inline|flex)/.test(classes)
}

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

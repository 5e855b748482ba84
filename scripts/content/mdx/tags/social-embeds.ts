import { type Message, say } from '../../problem.ts'
import { linkWith, secureAddress } from './tag-attributes.ts'
import { theTags } from './tag-pairs.ts'
import { decodeEntities } from './tag-words.ts'

const asLinkToPost: Message = {
  en: 'Remove {tags}, and everything between them, and write a link to the post instead: {link}.',
  nl: 'Haal {tags} weg, en ook alles wat ertussen staat, en schrijf in plaats daarvan een link naar het bericht: {link}.',
  values: { tags: theTags },
}

/** Matches the start of a part that shows a post of another site, and draws a frame of empty tags until it is loaded. */
const embeddedPost = /^<(?:blockquote|div)\s[^<>]*\bclass=["'](?:instagram-media|tiktok-embed|text-post-media)\b/

export const isEmbeddedPost = (written: string) => embeddedPost.test(written)

/** Returns the cure for a post of another site: a link with its words. */
export function cureOfPost(written: string): Message | undefined {
  if (!isEmbeddedPost(written)) return undefined
  const links = [...written.matchAll(/<a\s[^<>]*\bhref=["']([^"']+)["'][^<>]*>((?:(?!<\/a>)[\s\S])*)<\/a>/g)]
  const [, href = '', words = ''] =
    links.findLast(([, , inner = '']) => /^[^<>]*\p{L}[^<>]*$/u.test(inner)) ?? links[0] ?? []
  const address = secureAddress(decodeEntities(href, '|').replace(/\?utm_.*$/, ''))
  return address
    ? say(asLinkToPost, { ...asLinkToPost.values, link: linkWith(address, words.replace(/\s+/g, ' ')) })
    : undefined
}

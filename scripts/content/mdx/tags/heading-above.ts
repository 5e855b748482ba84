import { slug } from 'github-slugger'
import { toSlug } from '../../../lib/strings.ts'
import { plainText } from '../cures/callouts.ts'
import { fences } from './html-headings.ts'

/** Returns the id of the last heading before an offset, if no other heading has the same words. */
export function idAbove(source: string, offset: number): string | undefined {
  const visible = source.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const ids = [...visible.matchAll(/^ {0,3}#{2,6}[ \t]+(\S.*)$/gm)].map(({ 1: words = '', index }) => {
    const [, own] = /[[{]#([\w-]+)[\]}]\s*$/.exec(words) ?? []
    return { index, id: own ? toSlug(own) : slug(plainText(words.replace(/<[^<>]*>/g, '')).trim()) }
  })
  const above = ids.findLast(({ index }) => index < offset)
  const between = visible.slice(above?.index, offset)
  // The level of other headings, and thus their id, is still unknown.
  if (!above || /^ {0,3}#[ \t]|<h[1-6]\b/im.test(between)) return undefined
  return ids.filter(({ id }) => id === above.id).length === 1 ? above.id : undefined
}

import { escapeRegExp } from '../../../lib/strings.ts'

/** Finds the start tag that matches an end tag. */
export function startOf(text: string, endOffset: number, name: string): number | undefined {
  const tags = [...text.slice(0, endOffset).matchAll(tagsOf(name))]
  let depth = 0
  for (const { 1: isEnd, 2: isWhole, index } of tags.reverse()) {
    if (isEnd) depth++
    else if (!isWhole && depth === 0) return index
    else if (!isWhole) depth--
  }
  return undefined
}

/** Matches tags that HTML never closes by itself, so that each has its own end tag. */
const nested = /^(?:div|section|article|aside|main|center)$/

/** Finds the end tag that matches a start tag, or the first end tag if none does. */
export function endOf(text: string, offset: number, name: string): number {
  let depth = 0
  const tags = nested.test(name) ? text.slice(offset).matchAll(tagsOf(name)) : []
  for (const { 1: isEnd, 2: isWhole, index } of tags) {
    if (!isWhole) depth += isEnd ? -1 : 1
    if (depth === 0) return offset + index
  }
  return text.indexOf(`</${name}>`, offset)
}

const tagsOf = (name: string) => new RegExp(`<(/?)${escapeRegExp(name)}(?:\\s[^<>]*?)?(/?)>`, 'g')

export function startTags(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`<${escapeRegExp(name)}(?=[\\s>])`, 'g'))].map(({ index }) => index)
}

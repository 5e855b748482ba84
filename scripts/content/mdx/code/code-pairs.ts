import { ofPair } from '../braces/shortcodes.ts'
import type { Span, SyntaxMistake } from '../syntax/syntax-errors.ts'

/** Matches the first tag of a shortcode that is always around code. */
const codeTag = /\{(?:\{[<%]|%)-?\s*(?:highlight|code|prism)[^{}]*\}{1,2}/gi

/** Explains the two tags of another system with code between them, if an offset is within that code. */
export function codePairAt(text: string, offset: number): SyntaxMistake | undefined {
  if (!text.includes('{%') && !text.includes('{{')) return undefined
  for (const { 0: tag, index } of text.matchAll(codeTag)) {
    if (index > offset) return undefined
    const pair = ofPair(text, [index, index + tag.length])
    const [span, end] = pair?.spans ?? []
    if (span && !end && offset < span[1]) return pair
  }
  return undefined
}

/** Lists the parts of a text where two tags of another system enclose code. Each part includes the tags. */
export function codePairs(text: string): Span[] {
  if (!/\{[{%]/.test(text)) return []
  return [...text.matchAll(/\{\{[<%][^{}]*\}\}|\{%[^{}]*%\}/g)].flatMap(({ 0: { length }, index }) => {
    const [span, end] = ofPair(text, [index, index + length])?.spans ?? []
    return span && !end ? [span] : []
  })
}

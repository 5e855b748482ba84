import { say } from '../../problem.ts'
import { asCodeLines, hasCodeLines } from '../braces/braces-as-code.ts'
import { aroundEach, asCode, write } from '../cures/counterparts.ts'
import { isComponent } from '../outline.ts'
import { codeOf, codeTag, edgesOf, hasEscapes, withoutEscapes } from './code-tags.ts'
import { type Explained, holdsBlocks } from './element-content.ts'
import { marksBelow } from './html-headings.ts'
import type { Tag } from './html-tags.ts'
import { tableOfTags } from './layout-tables.ts'
import { listing } from './listings.ts'
import { numberedNote } from './numbered-notes.ts'
import { cureOfShown } from './shown-files.ts'
import { cureOfPost } from './social-embeds.ts'
import { svgDrawing } from './svg-drawings.ts'
import { keepText } from './tag-pairs.ts'
import { isInStep } from './tag-places.ts'
import { wordsOfName } from './tag-titles.ts'
import { hasTitle, titledPart } from './titled-parts.ts'
import { showsText, wordsInstead } from './unknown-component.ts'

const aroundBackticks = {
  en: 'Write two ` and a space before the words, and a space and two ` after them.',
  nl: 'Schrijf twee ` en een spatie voor de woorden, en een spatie en twee ` erachter.',
}

/** Explains a tag around code, a table, a file or an embedded post. */
export function explainCode(tag: Tag): Explained | undefined {
  const { node, parent, name, attributes, source, original, start, end, written, inner, marker, known } = tag
  const { becomes, withCure } = tag
  if (hasCodeLines(name, original.slice(start, end)))
    return withCure(hasEscapes(inner) ? say(withoutEscapes, { cure: asCodeLines, escapes: '\\' }) : asCodeLines)
  const ofWhole =
    cureOfShown(node, attributes, source) ?? cureOfPost(written) ?? numberedNote(name, attributes, written, original)
  if (ofWhole) return withCure(ofWhole)
  if (name === 'pre') return withCure(listing(written))
  const drawing =
    name === 'svg' && node.type === 'mdxJsxFlowElement' ? svgDrawing(original.slice(start, end)) : undefined
  if (drawing && !(parent && isComponent(parent) && /^(?:a|button)$/.test(parent.name ?? ''))) return withCure(drawing)
  const layout = name === 'table' ? tableOfTags(written) : undefined
  if (layout) return withCure(layout)
  const code = known === asCode && !showsText(attributes) ? codeTag(node, inner, tag.content, written) : undefined
  if (code) return withCure(code.cure, code.text === undefined ? undefined : becomes(code.text))
  if (marker === '`') {
    const asWritten = codeOf(written, parent?.type === 'tableCell' ? '\\|' : '|')
    if (asWritten) return withCure(write(asWritten), becomes(asWritten))
    if (/<a\b/.test(inner)) return withCure(keepText)
  }
  if (marker && holdsBlocks(node)) return withCure(marker === '`' ? asCode : aroundEach(marker))
  return marker === '`' && inner.includes('`') ? withCure(aroundBackticks) : undefined
}

/** Explains a component with a title or with a name that is its word, such as <Required>. */
export function explainTitle({ name, attributes, original, start, ...tag }: Tag): Explained | undefined {
  const { written, inner, isInList, withCure } = tag
  const [open, close] = edgesOf(written)
  const word = close === '' ? undefined : wordsOfName[name]
  if (word) return withCure(say(wordsInstead, { word, open, close }))
  const marks = hasTitle(name) || attributes.as ? marksBelow(original, start) : ''
  const titled = marks
    ? titledPart(name, { written, inner, marks, isInList: isInList || isInStep(original.slice(0, start)) })
    : undefined
  return titled && withCure(titled)
}

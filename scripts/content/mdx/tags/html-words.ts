import type { Parents } from 'mdast'
import { say } from '../../problem.ts'
import { orAsTyped, orItsValue } from '../braces/notation-messages.ts'
import { noticeOf } from '../cures/callout-titles.ts'
import { asButton, asCallout, asLinkToIt, cureOfComponent, write } from '../cures/counterparts.ts'
import { isComponent } from '../outline.ts'
import { captionOf, wordsIn, wordsOver } from './attribute-words.ts'
import {
  attributesOf,
  type Explained,
  hidesText,
  isMentioned,
  isWord,
  wordsOfLink,
  wordsWithin,
} from './element-content.ts'
import { labelOf } from './html-links.ts'
import type { Tag } from './html-tags.ts'
import { apart, endsInWords, isBesideLines, isJoined } from './joined-words.ts'
import { touchesNext, withLineBelow } from './line-breaks.ts'
import { keepText, removeTag } from './tag-pairs.ts'
import { calloutTitleIn, withoutRepeatedTitle } from './tag-titles.ts'
import { withMarkers } from './tag-words.ts'
import { apartFromText, apartFromWords } from './text-below.ts'
import { labelledCode } from './titled-parts.ts'
import { isCallout, noComponent, unknownComponent } from './unknown-component.ts'

const boldInText = {
  en: 'Write {text}, with a colon or other punctuation if a sentence follows.',
  nl: 'Schrijf {text}, met een dubbele punt of ander leesteken als er een zin volgt.',
}
const withSpaceBefore = {
  en: 'Write {text}, with a space before it: between a letter and punctuation, the characters are shown as typed.',
  nl: 'Schrijf {text}, met een spatie ervoor: tussen een letter en een leesteken worden de tekens getoond zoals ze er staan.',
}

/** Explains a tag by the words in its attributes, or by words that the tag keeps apart from those around it. */
export function explainApart(tag: Tag): Explained | undefined {
  const { node, parent, name, attributes, source, start, end, shown, inner, content, isInList, withCure } = tag
  const edges = [source.slice(0, start), source.slice(end)] as const
  if (name === 'figcaption' && inner.trim()) return separate(tag)
  if (isJoined(name, edges[0], inner)) return separate(tag)
  if (isBesideLines(name, attributes, inner, edges) && !isInList) return separate(tag, true)
  const isInText = node.type === 'mdxJsxTextElement'
  const ofAttribute =
    (content.trim() === '' && inner.trim() === '' ? wordsIn(name, attributes) : undefined) ??
    captionOf(shown) ??
    wordsOver(name, attributes, inner, isInText)
  if (ofAttribute) return { message: ofAttribute }
  const isLabel = /^(?:Badge|Pill|Chip|Tag|Label)$/.test(name) && /^[^<>*\n]*[^<>*\s]$/.test(inner)
  if (isLabel && / *\p{L}/uy.test(edges[1])) return withCure(say(boldInText, { text: `**${inner.trim()}**` }))
  const isInLink = parent?.type === 'link' || (parent && isComponent(parent) && parent.name === 'a')
  if (name !== 'button') return undefined
  // The message about the link covers its words.
  if (/<a\s[^<>]*\bhref=/i.test(content) || content.includes('](')) return withCure(keepText, tag.becomes(content))
  return inner.trim() && isInLink ? withCure(keepText) : undefined
}

/** Explains any other tag: an unknown component, or a tag that only styles its words. */
export function explainWords(tag: Tag): Explained {
  const { node, parent, name, source, original, start, end, inner, around, isInList, marker, isStyled, known } = tag
  const { becomes, withCure, content } = tag
  const explained = unknownMessage(tag)
  const kind = isCallout(name, tag.attributes) && !isInCallout(parent) ? noticeOf(tag.attributes.class) : ''
  const message = kind ? withoutRepeatedTitle(explained, kind, content) : explained
  const cure = message.values?.cure
  if (cure === orItsValue && isMentioned(node, source)) return withCure(orAsTyped)
  if (cure === known && !isInList && touchesNext(name, original.slice(end))) return withCure(withLineBelow)
  if (name === 'blockquote') {
    const ofOwnLine = apartFromWords(message, original.slice(0, start))
    return { message: apartFromText(ofOwnLine, original.slice(end)) }
  }
  const { link } = (typeof cure === 'object' && cure.values) || {}
  if (known === asButton && typeof link === 'string' && !link.includes('(/address)'))
    return { message, suggestedFix: becomes(link) }
  if (cure === keepText) {
    const isOnlyCode = node.children.length > 0 && node.children.every(({ type }) => type === 'code')
    const labelled = isOnlyCode ? labelledCode(content) : undefined
    if (labelled) return withCure(labelled)
    if (endsInWords(source.slice(0, start)) && isWord(inner)) return separate(tag)
    return { message, suggestedFix: content ? becomes(content) : undefined }
  }
  if (inner.trim() === '' || (node.type === 'mdxJsxFlowElement' && inner.includes('\n'))) return { message }
  const isInCell = parent?.type === 'tableCell'
  const right =
    marker && (isStyled || node.attributes.length === 0) ? withMarkers(inner, around, marker, isInCell) : undefined
  if (/[\u2e41\ufffc]|\S {3,}\S/.test(inner)) return { message }
  const spaced = marker && !right && !inner.includes('<') ? withMarkers(inner, [' ', around[1]], marker) : undefined
  if (spaced && /[\p{L}\p{N}]/u.test(around[0]))
    return withCure(say(withSpaceBefore, { text: spaced }), becomes(` ${spaced}`))
  if (right && inner.includes('<')) return { message, fix: becomes(right) }
  if (right) return { message: say(noComponent, { name, cure: write(right) }), fix: becomes(right) }
  if (cure !== removeTag) return { message }
  // The writer decides whether the words in the next tag begin a new word.
  const isBeforeWords = /\S$/.test(inner) && /^<span\b[^<>]*>[\p{L}\p{N}]/u.test(original.slice(end))
  return isBeforeWords ? { message, suggestedFix: becomes(inner) } : { message, fix: becomes(inner) }
}

function unknownMessage(tag: Tag) {
  const { parent, name, attributes, written, inner, content, known } = tag
  const title = calloutTitleIn(written)
  const words = labelOf(tag) ?? (name === 'a' ? wordsOfLink(inner) : inner)
  const named = isInCallout(parent) ? { ...attributes, class: '' } : title ? { title, ...attributes } : attributes
  const kept = known === asLinkToIt ? wordsWithin(content) : content.trim()
  return unknownComponent(name, named, words, kept || hidesText(written) ? 'text' : 'none')
}

/** Explains a tag whose words would be joined to those around it. */
function separate({ name, original, start, inner, isInList, becomes, withCure }: Tag, isBlock?: boolean): Explained {
  const { cure, becomes: text } = apart(name, original, start, inner, isInList, isBlock)
  return withCure(cure, text === undefined ? undefined : becomes(text))
}

/** Tells whether an element is a callout, or is explained as one. A callout within it would be a box in a box. */
const isInCallout = (parent: Parents | undefined) =>
  parent !== undefined &&
  isComponent(parent) &&
  (cureOfComponent(parent.name ?? '') === asCallout || isCallout(parent.name ?? '', attributesOf(parent)))

import { type Fix, type Message, say } from '../problem.ts'
import { explainAnchor, isAnchor, linkToTag, noteAnchor, noteLink, raisedNoteLink } from './anchors.ts'
import { captionOf, wordsIn, wordsOver } from './attribute-words.ts'
import { withoutWords } from './blank-tags.ts'
import { asCodeLines, hasCodeLines } from './braces-as-code.ts'
import { codeOf, codeTag, edgesOf, htmlIn } from './code-tags.ts'
import {
  aroundEach,
  asButton,
  asCode,
  asLinkToIt,
  cureOfComponent,
  cureOfTag,
  removeIt,
  write,
} from './counterparts.ts'
import {
  asLink,
  attributesOf,
  contentOf,
  type Explained,
  explainFigure,
  hasPicture,
  hidesText,
  holdsBlocks,
  isDrawn,
  isIcon,
  isMentioned,
  isWord,
  opensMarkup,
  wordsOfLink,
  wordsWithin,
} from './element-content.ts'
import { breakInMarks } from './empty-marks.ts'
import { aroundPicture, linkBelow, pictureOrLink } from './figures.ts'
import { headingOfTag, headingWithoutWords, marksBelow } from './html-headings.ts'
import { listOfTags } from './html-lists.ts'
import { attributesWithFiles, withImports } from './imported-files.ts'
import { apart, endsInWords, isBesideLines, isJoined } from './joined-words.ts'
import { tableOfTags } from './layout-tables.ts'
import { explainBreak } from './line-break-fixes.ts'
import { paragraphTag, touchesNext, withLineBelow } from './line-breaks.ts'
import { escapedMark, markOfItem } from './list-marks.ts'
import { listing } from './listings.ts'
import { isInCallout } from './nested-callouts.ts'
import { orAsTyped, orItsValue } from './notation-messages.ts'
import { numberedNote } from './numbered-notes.ts'
import { type Component, isComponent, positionOf, sliceOf, type Visited } from './outline.ts'
import { pictureInSentence } from './sentence-pictures.ts'
import { cureOfShown } from './shown-files.ts'
import { cureOfPost } from './social-embeds.ts'
import { completeAddress, withInner } from './tag-attributes.ts'
import { keepText, removeTag, theTags, withBetween } from './tag-pairs.ts'
import { calloutTitleIn, titleTag, wordsOfName } from './tag-titles.ts'
import { inScript, raised, withMarkers } from './tag-words.ts'
import { hasTitle, labelledCode, titledPart } from './titled-parts.ts'
import { isButton, isInvisible, noComponent, showsText, unknownComponent, wordsInstead } from './unknown-component.ts'

/** Markdown markers, keyed by the HTML tags that they replace. */
const markerOfTag = new Map(
  Object.entries({ '**': 'b strong', '*': 'i em cite', '~~': 's del strike', '`': 'code tt kbd samp var' }).flatMap(
    ([marker, tags]) => tags.split(' ').map((tag) => [tag, marker] as const),
  ),
)

const drawn = {
  en: 'Its program code does not work here. Remove <{name}>, </{name}> and everything between them, or replace it with a picture or with the text that visitors should see.',
  nl: 'De programmacode erin werkt hier niet. Haal <{name}>, </{name}> en alles ertussen weg, of vervang dat door een afbeelding of door de tekst die bezoekers moeten zien.',
}
const boldInText = {
  en: 'Write {text}, with a colon or other punctuation if a sentence follows.',
  nl: 'Schrijf {text}, met een dubbele punt of ander leesteken als er een zin volgt.',
}
const aroundBackticks = {
  en: 'Write two ` and a space before the words, and a space and two ` after them.',
  nl: 'Schrijf twee ` en een spatie voor de woorden, en een spatie en twee ` erachter.',
}
const withSpaceBefore = {
  en: 'Write {text}, with a space before it: between a letter and punctuation, the characters are shown as typed.',
  nl: 'Schrijf {text}, met een spatie ervoor: tussen een letter en een leesteken worden de tekens getoond zoals ze er staan.',
}
const removeWithSpace = {
  en: 'Remove it, and the space after it.',
  nl: 'Haal dat weg, en ook de spatie erachter.',
}
const withLink = {
  en: 'Remove it and the link around it, which has no words.',
  nl: 'Haal dat weg, en ook de link eromheen, want die heeft geen woorden.',
}

/** Explains an HTML element or an unknown component, with the equivalent Markdown, if any. */
export function explainElement(
  visited: Visited<Component>,
  source: string,
  isInList: boolean,
  original: string,
): Explained {
  const { node } = visited
  const name = node.name ?? ''
  const written = sliceOf(node, source)
  const shown = withImports(written, source)
  const attributes = withInner(name, attributesWithFiles(node, attributesOf(node), source), shown)
  const [, inner = ''] = /^<[^<>]*[^<>/]>((?:(?!\n\s*\n)[\s\S])*)<\/[^<>]*>$/.exec(written) ?? []
  const { start, end } = node.position ?? {}
  const around = [source[(start?.offset ?? 0) - 1] ?? '', source[end?.offset ?? 0] ?? ''] as const
  const becomes = (expected: string): Fix => ({ actual: written, expected })
  const withCure = (cure: Message, correction?: Fix): Explained => {
    return { message: say(noComponent, { name, cure }), suggestedFix: correction }
  }
  const separate = (isBlock?: boolean) => {
    const { cure, becomes: text } = apart(name, original, start?.offset ?? 0, inner, isInList, isBlock)
    return withCure(cure, text === undefined ? undefined : becomes(text))
  }

  if (isDrawn(node)) return withCure(say(drawn, { name }))
  const ofNote = /^(?:a|span|sup)$/.test(name)
    ? (noteAnchor(original, start?.offset ?? 0) ?? raisedNoteLink(name, inner, original))
    : undefined
  if (ofNote) return withCure(ofNote)
  const character = inScript(name, inner)
  if (character) return { message: say(noComponent, { name, cure: write(character) }), fix: becomes(character) }
  const outside = raised(name, inner, around[0])
  if (outside) return { message: say(noComponent, { name, cure: write(outside) }), suggestedFix: becomes(outside) }
  if (isAnchor(name, attributes, inner) && !(inner.trim() && isButton(name, attributes))) {
    const { cure, correction } = explainAnchor(visited, attributes.id ?? attributes.name, inner, source)
    return withCure(cure, correction)
  }
  const note = noteLink(name, attributes, inner)
  if (note) return withCure(note, note === removeIt ? becomes('') : undefined)
  if (isInvisible(name, attributes)) return withCure(removeIt, becomes(''))
  // Without the tag, the link would have no words, so both are removed.
  const { parent } = visited
  if (
    parent?.type === 'link' &&
    parent.children.length === 1 &&
    node.children.length === 0 &&
    /^(?:span|i|em|b|a|[A-Z]\w*Icon|Icon)$/.test(name)
  )
    return withCure(withLink, { at: positionOf(parent), actual: sliceOf(parent, source), expected: '' })
  const ofBlanks = withoutWords(node, attributes, contentOf(node, original), written, around)
  if (ofBlanks)
    return withCure(
      ofBlanks,
      ofBlanks.values?.tags === theTags ? becomes(ofBlanks === withBetween ? '' : ' ') : undefined,
    )
  const inSentence = pictureInSentence(name, attributes, source, start?.offset ?? 0)
  if (inSentence) return { message: inSentence }
  const inMarks = breakInMarks(name, source, start?.offset ?? 0)
  if (inMarks) return { message: inMarks.message, suggestedFix: inMarks.fix }
  const ofBreak = explainBreak(name, source, start?.offset ?? 0, written)
  if (ofBreak) return ofBreak
  if (
    name === 'p' &&
    parent &&
    /^(?:tableCell|heading)$/.test(parent.type) &&
    !isJoined(name, source.slice(0, start?.offset), inner)
  )
    return withCure(removeTag, inner ? becomes(inner) : undefined)
  const ofTitle = titleTag(visited, source)
  if (ofTitle) return withCure(ofTitle)
  const ofParagraph = paragraphTag(name, original, start?.offset ?? 0)
  if (ofParagraph) return { message: ofParagraph }
  const ofItem = markOfItem(name, inner, original, [start?.offset ?? 0, end?.offset ?? 0])
  if (ofItem) return withCure(ofItem)
  const escaped = escapedMark(name, inner, around[0])
  if (escaped) return withCure(write(escaped), becomes(escaped))
  const marker = markerOfTag.get(name)
  if (hasCodeLines(name, original.slice(start?.offset, end?.offset))) return withCure(asCodeLines)
  const known = cureOfTag(name) ?? cureOfComponent(name)
  const ofFile = cureOfShown(node, attributes, source)
  if (ofFile) return withCure(ofFile)
  const ofPost = cureOfPost(written)
  if (ofPost) return withCure(ofPost)
  const ofNumber = numberedNote(name, attributes, written, original)
  if (ofNumber) return withCure(ofNumber)
  const [open, close] = edgesOf(written)
  if (name === 'pre') return withCure(listing(written))
  const layout = name === 'table' ? tableOfTags(written) : undefined
  if (layout) return withCure(layout)
  const code =
    known === asCode && !showsText(attributes) ? codeTag(node, inner, contentOf(node, source), written) : undefined
  if (code) return withCure(code.cure, code.text === undefined ? undefined : becomes(code.text))
  const isInCell = parent?.type === 'tableCell'
  const asWritten = marker === '`' ? codeOf(written, isInCell ? '\\|' : '|') : undefined
  if (asWritten) return withCure(write(asWritten), becomes(asWritten))
  if (marker === '`' && /<a\b/.test(inner)) return withCure(keepText)
  if (marker && holdsBlocks(node)) return withCure(marker === '`' ? asCode : aroundEach(marker))
  if (marker === '`' && inner.includes('`')) return withCure(aroundBackticks)
  const word = close === '' ? undefined : wordsOfName[name]
  if (word) return withCure(say(wordsInstead, { word, open, close }))
  const marks = hasTitle(name) || attributes.as ? marksBelow(original, start?.offset ?? 0) : ''
  const titled = marks ? titledPart(name, { written, inner, marks, isInList }) : undefined
  if (titled) return withCure(titled)
  const content = contentOf(node, source)
  const address = name === 'a' ? completeAddress(attributes.href ?? '') : undefined
  if (
    name === 'a' &&
    attributes.href &&
    hasPicture(written) &&
    /^\s*(?:<[^<>]*>(?:<\/img>)?|\ufffc|!\[[^\n]*\))\s*$/.test(inner)
  )
    return withCure(address ? say(aroundPicture, { address }) : pictureOrLink)
  const isEmpty = /^<[^<>]*><\/a>$/.test(written)
  const isUnnamed = name === 'a' && attributes.href && (isEmpty || isIcon(inner))
  const label = isUnnamed ? (attributes.title ?? attributes['aria-label']) : undefined
  if (name === 'a' && !label && isEmpty) return withCure(removeIt, becomes(''))
  const ofFigureInside =
    name === 'a' && attributes.href ? linkBelow(attributes.href, original.slice(start?.offset, end?.offset)) : undefined
  if (ofFigureInside) return withCure(ofFigureInside)
  const ofTag = name === 'a' ? linkToTag(attributes.href ?? '', source) : undefined
  if (ofTag) return withCure(ofTag)
  if (address) return asLink(node, address, label ?? (inner || content), written)
  if (/^[A-Z]/.test(name) && /^h[1-6]$/.test(attributes.as ?? '') && inner.trim() && !/[<\n]/.test(inner.trim())) {
    const heading = `${marks} ${inner.trim()}`
    return withCure(write(heading), becomes(heading))
  }
  const wordless = headingWithoutWords(name, original.slice(start?.offset, end?.offset))
  if (wordless) return withCure(wordless, becomes(wordless === keepText ? content : ''))
  const heading = headingOfTag(name, original, start?.offset ?? 0, inner, attributes.id)
  if (heading) {
    const { text } = (typeof heading.values?.cure === 'object' && heading.values.cure.values) || {}
    // A level below ## depends on the preceding headings, which can have mistakes.
    const isAlone = /^## /.test(String(text)) && around.every((edge) => /^\n?$/.test(edge))
    return { message: heading, suggestedFix: isAlone ? becomes(String(text)) : undefined }
  }
  const ofFigure = name === 'figure' ? explainFigure(node, written, source) : undefined
  if (ofFigure) return ofFigure
  if (marker && content.trim() === '' && inner.trim() === '' && !hidesText(written))
    return opensMarkup(around)
      ? withCure(removeWithSpace, { actual: `${written} `, expected: '' })
      : withCure(removeIt, becomes(''))
  const list = listOfTags(name, name === 'dl' ? sliceOf(node, original) : written, content)
  if (list) return withCure(list, list === keepText ? becomes(content) : undefined)
  const html = htmlIn(attributes)
  if (html) return withCure(html)
  const ofWords = content.trim() === '' && inner.trim() === '' ? wordsIn(name, attributes) : undefined
  const isInText = node.type === 'mdxJsxTextElement'
  if (name === 'figcaption' && inner.trim()) return separate()
  if (isJoined(name, source.slice(0, start?.offset), inner)) return separate()
  if (isBesideLines(name, attributes, inner, [source.slice(0, start?.offset), source.slice(end?.offset)]) && !isInList)
    return separate(true)
  const ofAttribute = ofWords ?? captionOf(shown) ?? wordsOver(name, attributes, inner, isInText)
  if (ofAttribute) return { message: ofAttribute }
  if (
    /^(?:Badge|Pill|Chip|Tag|Label)$/.test(name) &&
    /^[^<>*\n]*[^<>*\s]$/.test(inner) &&
    / *\p{L}/uy.test(source.slice(end?.offset))
  )
    return withCure(say(boldInText, { text: `**${inner.trim()}**` }))
  if (
    name === 'button' &&
    inner.trim() &&
    (parent?.type === 'link' || (parent && isComponent(parent) && parent.name === 'a'))
  )
    return withCure(keepText)
  const title = calloutTitleIn(written)
  const words = label ?? (name === 'a' ? wordsOfLink(inner) : inner)
  const named = isInCallout(parent) ? { ...attributes, class: '' } : title ? { title, ...attributes } : attributes
  const kept = known === asLinkToIt ? wordsWithin(content) : content.trim()
  const message = unknownComponent(name, named, words, kept || hidesText(written) ? 'text' : 'none')
  if (message.values?.cure === orItsValue && isMentioned(node, source)) return withCure(orAsTyped)
  if (message.values?.cure === known && !isInList && touchesNext(name, original.slice(end?.offset ?? 0)))
    return withCure(withLineBelow)
  const { link } = (typeof message.values?.cure === 'object' && message.values.cure.values) || {}
  if (known === asButton && typeof link === 'string' && !link.includes('(/address)'))
    return { message, suggestedFix: becomes(link) }
  const isOnlyCode = node.children.length > 0 && node.children.every(({ type }) => type === 'code')
  const labelled = isOnlyCode && message.values?.cure === keepText ? labelledCode(content) : undefined
  if (labelled) return withCure(labelled)
  if (message.values?.cure === keepText && endsInWords(source.slice(0, start?.offset)) && isWord(inner))
    return separate()
  if (message.values?.cure === keepText) return { message, suggestedFix: content ? becomes(content) : undefined }
  if (inner.trim() === '' || (node.type === 'mdxJsxFlowElement' && inner.includes('\n'))) return { message }
  const right = marker && node.attributes.length === 0 ? withMarkers(inner, around, marker, isInCell) : undefined
  if (/[\u2e41\ufffc]|\S {3,}\S/.test(inner)) return { message }
  const spaced = marker && !right && !inner.includes('<') ? withMarkers(inner, [' ', around[1]], marker) : undefined
  if (spaced && /[\p{L}\p{N}]/u.test(around[0]))
    return withCure(say(withSpaceBefore, { text: spaced }), becomes(` ${spaced}`))
  if (right && inner.includes('<')) return { message, fix: becomes(right) }
  if (right) return { message: say(noComponent, { name, cure: write(right) }), fix: becomes(right) }
  return { message, fix: message.values?.cure === removeTag ? becomes(inner) : undefined }
}

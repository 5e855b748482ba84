import { say } from '../../problem.ts'
import { removeIt, write } from '../cures/counterparts.ts'
import { sliceOf } from '../outline.ts'
import { htmlIn } from './code-tags.ts'
import { type Explained, explainFigure, hidesText, opensMarkup } from './element-content.ts'
import { headingOfTag, headingWithoutWords, marksBelow } from './html-headings.ts'
import { listOfTags } from './html-lists.ts'
import type { Tag } from './html-tags.ts'
import { inLinkFirst, withLinksToo } from './renamed-ids.ts'
import { keepText } from './tag-pairs.ts'
import { apartFromText } from './text-below.ts'

const removeWithSpace = {
  en: 'Remove it, and the space after it.',
  nl: 'Haal dat weg, en ook de spatie erachter.',
}

/** Explains a tag for a heading, a figure or a list, and a tag for bold or italics without words. */
export function explainBlock(tag: Tag): Explained | undefined {
  const { node, name, attributes, source, original, written, inner, content, around, marker } = tag
  const { becomes, withCure } = tag
  const ofHeading = explainHeading(tag, content)
  if (ofHeading) return ofHeading
  const ofFigure = name === 'figure' ? explainFigure(node, written, source) : undefined
  if (ofFigure) return { ...ofFigure, message: apartFromText(ofFigure.message, original.slice(tag.end)) }
  if (marker && content.trim() === '' && inner.trim() === '' && !hidesText(written))
    return opensMarkup(around)
      ? withCure(removeWithSpace, { actual: `${written} `, expected: '' })
      : withCure(removeIt, becomes(''))
  const list = listOfTags(name, name === 'dl' ? sliceOf(node, original) : written, content)
  if (list) return withCure(list, list === keepText ? becomes(content) : undefined)
  const html = htmlIn(attributes)
  return html && withCure(html)
}

function explainHeading(tag: Tag, content: string): Explained | undefined {
  const { name, attributes, original, start, end, inner, around, becomes, withCure } = tag
  if (/^[A-Z]/.test(name) && /^h[1-6]$/.test(attributes.as ?? '') && inner.trim() && !/[<\n]/.test(inner.trim())) {
    const heading = `${marksBelow(original, start)} ${inner.trim()}`
    return withCure(write(heading), becomes(heading))
  }
  const wordless = headingWithoutWords(name, original.slice(start, end))
  if (wordless) return withCure(wordless, becomes(wordless === keepText ? content : ''))
  const message = headingOfTag(name, original, start, inner, attributes.id)
  if (!message) return undefined
  const { text } = (typeof message.values?.cure === 'object' && message.values.cure.values) || {}
  // A level below ## depends on the preceding headings, which can have mistakes.
  const isAlone = /^## /.test(String(text)) && around.every((edge) => /^\n?$/.test(edge))
  const cure = message.values?.cure
  const shown =
    typeof cure === 'object' && String(text).endsWith(']')
      ? say(message, { ...message.values, cure: withLinksToo(cure, attributes.id ?? '', original, inLinkFirst) })
      : message
  return { message: shown, suggestedFix: isAlone ? becomes(String(text)) : undefined }
}

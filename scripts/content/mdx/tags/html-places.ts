import { positionAt } from '../../problem.ts'
import { removeIt, write } from '../cures/counterparts.ts'
import type { Explained } from './element-content.ts'
import { breakInMarks } from './empty-marks.ts'
import type { Tag } from './html-tags.ts'
import { isJoined } from './joined-words.ts'
import { breaksAtEnd, lineBreak, paragraphTag, withoutBreak } from './line-breaks.ts'
import { escapedMark, markOfItem } from './list-marks.ts'
import { pictureInSentence } from './sentence-pictures.ts'
import { removeTag } from './tag-pairs.ts'
import { titleTag } from './tag-titles.ts'

/** Explains a tag whose cure depends on its place: in a sentence, a heading, a table, a list or a quotation. */
export function explainPlace(tag: Tag): Explained | undefined {
  const { visited, parent, name, attributes, source, original, start, end, written, inner, around } = tag
  const { becomes, withCure } = tag
  const inSentence = pictureInSentence(name, attributes, source, start)
  if (inSentence) return { message: inSentence }
  const inMarks = breakInMarks(name, source, start)
  if (inMarks) return { message: inMarks.message, suggestedFix: inMarks.fix }
  const ofBreak = explainBreak(name, source, start, written)
  if (ofBreak) return ofBreak
  const isInLine = parent && /^(?:tableCell|heading)$/.test(parent.type)
  if (name === 'p' && isInLine && !isJoined(name, source.slice(0, start), inner))
    return withCure(removeTag, inner ? becomes(inner) : undefined)
  const ofTitle = titleTag(visited, source)
  if (ofTitle) return withCure(ofTitle)
  const ofParagraph = paragraphTag(name, original, start)
  if (ofParagraph) return { message: ofParagraph }
  const ofItem = markOfItem(name, inner, original, [start, end])
  if (ofItem) return withCure(ofItem)
  const escaped = escapedMark(name, inner, around[0])
  return escaped ? withCure(write(escaped), becomes(escaped)) : undefined
}

/** Explains a <br> that cannot become \, with a correction that removes all line breaks at the end of its line. */
function explainBreak(name: string, source: string, offset: number, written: string): Explained | undefined {
  const message = lineBreak(name, source, offset)
  if (!message) return undefined
  if (message.values?.cure !== removeIt) return { message, suggestedFix: withoutBreak(message, source, offset) }
  const all = breaksAtEnd(source, offset)
  const at = all && positionAt({ text: source, line: 1, column: 1 }, all.start)
  return { message, suggestedFix: { ...(at && { at }), actual: all?.written ?? written, expected: '' } }
}

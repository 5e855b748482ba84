import { type Message, type MessageValue, say } from '../../problem.ts'
import { asCodeLines } from '../braces/braces-as-code.ts'
import { asItem, asItems } from '../cures/block-cures.ts'
import { removeIt, write } from '../cures/counterparts.ts'
import { linkAndText, linkOnLine, linkOrNone, linkOrWordsAndText, linkWithText } from '../cures/link-cures.ts'
import { asNumberedItem, eachOnLine, withInnerItems, withMarkers, withOtherItems } from './html-lists.ts'
import { theTag, theTags } from './tag-pairs.ts'
import { isInCell, isInRow } from './tag-places.ts'
import { wordsInstead } from './unknown-component.ts'

const itemInCell: Message = {
  en: 'Remove {tags}. In a table cell, separate the items with commas or ; or put the list below the table.',
  nl: 'Haal {tags} weg. Scheid de punten in een tabelcel met komma’s of ; of zet de lijst onder de tabel.',
  values: { tags: theTag },
}
const listInCell: Message = {
  en: 'Remove {tags}, and the tags of the items too. In a table cell, separate the items with commas or ; or put the list below the table.',
  nl: 'Haal {tags} weg, en ook de tags van de punten. Scheid de punten in een tabelcel met komma’s of ; of zet de lijst onder de tabel.',
  values: { tags: theTags },
}
const boldInCell = {
  en: 'Write **{word}** instead of {open}, and remove {close}: in a table, all words of a cell are on one line.',
  nl: 'Schrijf **{word}** in plaats van {open}, en haal {close} weg: in een tabel staan alle woorden van een cel op één regel.',
}
const onLineOfCell = {
  en: 'In a table, all words of a cell are on one line. Remove the tags and keep the words, or put this below the table.',
  nl: 'In een tabel staan alle woorden van een cel op één regel. Haal de tags weg en laat de woorden staan, of zet dit onder de tabel.',
}
const codeBelowTable = {
  en: 'Put this code below the table, with ``` on a line of its own before and after it, and replace each <br> with a new line.',
  nl: 'Zet deze code onder de tabel, met ``` op een eigen regel ervoor en erna, en vervang elke <br> door een nieuwe regel.',
}

/** Matches a cure that needs an empty line, or a line of its own. The line of a footnote is elsewhere. */
const needsLines =
  /empty line|lines? of (?:its|their) own(?! \[\^)|(?:each|this|the) line\b(?! of the footnote)|new line|heading|on one line, in the form|numbered list|<Figure /i

/** Returns a message about a tag with a cure that fits in a table cell, where all words are on one line. */
export function inTableCell(message: Message, name: string, text: string, offset: number): Message {
  const { cure } = message.values ?? {}
  if (name === 'br' || typeof cure !== 'object' || !(name === 'li' || needLines(cure))) return message
  if (!isInRow(text, offset) && !isInCell(text.slice(0, offset))) return message
  return say(message, { ...message.values, cure: cureInCell(name, cure) })
}

/** Matches the figure in a cure. */
const figureTag = /^<Figure src="([^"]*)" alt="([^"]*)" caption="([^"]*)" \/>$/

/** Returns a cure with a picture and the words below it, in place of a figure; undefined for a cure without a figure. */
function withPicture(cure: Message): Message | undefined {
  const { text, picture } = cure.values ?? {}
  if (typeof picture === 'string') return write(picture)
  if (typeof text === 'string' && figureTag.test(text)) return write(text.replace(figureTag, '![$2]($1) $3'))
  const entries = Object.entries(cure.values ?? {}).map(([key, value]): [string, MessageValue] => {
    return [key, typeof value === 'object' ? (withPicture(value) ?? value) : value]
  })
  const isChanged = entries.some(([key, value]) => value !== cure.values?.[key])
  return isChanged ? say(cure, Object.fromEntries(entries)) : undefined
}

function cureInCell(name: string, cure: Message): Message {
  if ([asItems, asItem, asNumberedItem].some((one) => one === cure)) return itemInCell
  if (name === 'hr') return removeIt
  if (cure === asCodeLines) return codeBelowTable
  if (cure.values?.cure === asCodeLines) return say(cure, { ...cure.values, cure: codeBelowTable })
  const list = [withMarkers, eachOnLine, withInnerItems, withOtherItems].some(({ en }) => en === cure.en)
  if (list) return listInCell
  if (cure.en === wordsInstead.en) return say(boldInCell, cure.values ?? {})
  if (cure.en === linkOnLine.en) return say(linkOrNone, cure.values ?? {})
  if ([linkAndText, linkOrWordsAndText].some(({ en }) => en === cure.en)) return say(linkWithText, cure.values ?? {})
  return withPicture(cure) ?? onLineOfCell
}

const needLines = (cure: MessageValue): boolean =>
  typeof cure === 'object'
    ? needsLines.test(cure.en) || Object.values(cure.values ?? {}).some(needLines)
    : /^(?:#{1,6} |<Figure )/.test(String(cure))

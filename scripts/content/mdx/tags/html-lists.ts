import { type Message, say } from '../../problem.ts'
import { asItem, asItems, asMeaningOfLine } from '../cures/block-cures.ts'
import { cureOfComponent } from '../cures/counterparts.ts'
import { keepText, theTags } from './tag-pairs.ts'

export const withMarkers = {
  en: 'Remove {tags}. Write {marker} and a space instead of each <{item}>, and remove each </{item}>. Put an empty line before and after the list.',
  nl: 'Haal {tags} weg. Schrijf {marker} en een spatie in plaats van elke <{item}>, en haal elke </{item}> weg. Zet een lege regel voor en na de lijst.',
}
export const eachOnLine = {
  en: 'Remove {tags}. Begin a new line for each item, with {marker} and a space instead of <{item}>, and remove each </{item}>. Put an empty line before and after the list.',
  nl: 'Haal {tags} weg. Begin voor elk punt een nieuwe regel, met {marker} en een spatie in plaats van <{item}>, en haal elke </{item}> weg. Zet een lege regel voor en na de lijst.',
}
export const withInnerItems = {
  en: '{cure} Remove the tags of each list within it too, and begin the line of an item within another item with {spaces} more spaces than that item.',
  nl: '{cure} Haal ook de tags van elke lijst erbinnen weg, en begin de regel van een punt onder een ander punt met {spaces} spaties meer dan dat punt.',
}
export const withOtherItems = {
  en: '{cure} Remove the tags of each list within it too, and begin the line of an item within another item with {spaces} more spaces than that item, and {inner} if its list is <{list}>.',
  nl: '{cure} Haal ook de tags van elke lijst erbinnen weg, en begin de regel van een punt onder een ander punt met {spaces} spaties meer dan dat punt, en met {inner} als de lijst <{list}> is.',
}
export const asNumberedItem: Message = {
  en: 'Write 1. and a space instead of {open}, directly before its words, and remove {close}.',
  nl: 'Schrijf 1. en een spatie in plaats van {open}, direct voor de woorden, en haal {close} weg.',
  values: { open: '<li>', close: '</li>' },
}

/** Returns the cure for an item alone, at the end of a text, based on the list that is open there. */
export function itemAt(before: string): Message {
  const open: string[] = []
  for (const [, end, list = ''] of before.matchAll(/<(\/?)([uo]l)\b/gi))
    if (end) open.pop()
    else open.push(list.toLowerCase())
  return open.at(-1) === 'ol' ? asNumberedItem : asItem
}

const asMeaningBelow = {
  en: 'Write each word in bold on a line of its own, with its meaning in the paragraphs below it.',
  nl: 'Schrijf elk woord vet op een eigen regel, met de betekenis in de alinea’s eronder.',
}

const withoutMeanings: Message = {
  en: 'Remove {tags}, and also each <dt> and </dt>, and keep what is between them.',
  nl: 'Haal {tags} weg, en ook elke <dt> en </dt>, en behoud wat ertussen staat.',
  values: { tags: theTags },
}

/** Matches a definition (<dd>) that does not fit on one line: one with paragraphs, a list or code. */
const longMeaning =
  /<dd\b[^<>]*>(?:(?!<\/dd>)[\s\S])*?(?:<(?:p|[uo]l|pre|table|blockquote)\b|\n[ \t]*\n[ \t]*[^<\s]|`{3})/i

/** Explains a list of tags, with the marker for its items; or one without items, or with definitions of several paragraphs. */
export function listOfTags(name: string, written: string, content: string): Message | undefined {
  if (name === 'dl' && !/<dd\b/i.test(written)) return withoutMeanings
  if (/^d[ld]$/.test(name) && longMeaning.test(written)) return asMeaningBelow
  if (name === 'dl') return asMeaningOfLine
  if (!/^[uo]l$/.test(name) && cureOfComponent(name) !== asItems) return undefined
  const [, item] = /<(li|[A-Z]\w*Item|Li)\b/.exec(written.slice(1)) ?? []
  if (!item) return /^[uo]l$/.test(name) && content ? keepText : undefined
  const marker = /^(?:ol|OrderedList|Ol)$/.test(name) ? '1.' : '-'
  const sharesLine = new RegExp(`<${item}\\b[^\\n]*<${item}\\b`).test(written)
  const cure = say(sharesLine ? eachOnLine : withMarkers, { tags: theTags, marker, item })
  const hasInner = /<(?:[uo]l|\w*List)\b/.test(written.slice(1))
  const list = marker === '-' ? 'ol' : 'ul'
  if (new RegExp(`<${list}\\b`).test(written.slice(1)))
    return say(withOtherItems, { cure, spaces: marker.length + 1, inner: marker === '-' ? '1.' : '-', list })
  return hasInner ? say(withInnerItems, { cure, spaces: marker.length + 1 }) : cure
}

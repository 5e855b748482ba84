import { type Message, say } from '../../problem.ts'
import { pictureAt } from '../cures/picture-cures.ts'

const asListItems = {
  en: 'Remove {start} and {end}, and write - or 1. and a space instead of each \\item.',
  nl: 'Haal {start} en {end} weg, en schrijf - of 1. en een spatie in plaats van elke \\item.',
}
const withInner = {
  en: '{list} Do the same for each list in it, and begin the lines of such a list with 3 more spaces than the item that holds it.',
  nl: '{list} Doe hetzelfde met elke lijst erin, en begin de regels van zo’n lijst met 3 spaties meer dan het punt waar ze onder valt.',
}
const withinItem = {
  en: '{list} Begin each line of this list with 3 more spaces than the item that holds it.',
  nl: '{list} Begin elke regel van deze lijst met 3 spaties meer dan het punt waar ze onder valt.',
}
const withPicture = {
  en: '{list} For {picture}: {cure}',
  nl: '{list} Voor {picture}: {cure}',
}

/** Returns the cure for a list, which can have a picture among its items. */
export function listWith(source: string, start: string, end: string): Message {
  const items = say(asListItems, { start, end })
  const list = sidesOfLists(source).length > 2 ? say(withInner, { list: items }) : items
  const [picture = '', file = ''] = /\\includegraphics(?:\[[^\]\n]*\])?\{([^{}\n]*)\}/.exec(source) ?? []
  return picture ? say(withPicture, { list, picture, cure: pictureAt(file) }) : list
}

/** Returns the cure for a list that stands in an item of another list; undefined for other parts. */
export const innerList = (cure: Message, before: string): Message | undefined =>
  cure.en === asListItems.en && isInList(before) ? say(withinItem, { list: cure }) : undefined

/** Tells whether a list of LaTeX is open at the end of a text. */
const isInList = (before: string) =>
  sidesOfLists(before).reduce((open, [, side]) => Math.max(0, open + (side === 'begin' ? 1 : -1)), 0) > 0

const sidesOfLists = (text: string) => [...text.matchAll(/\\(begin|end)\{(?:itemize|enumerate|description)\}/g)]

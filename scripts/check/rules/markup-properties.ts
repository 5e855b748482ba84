import { type Fix, type Message, say } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const ofOthers = {
  en: 'This is a property of another system: remove this line.',
  nl: 'Dit is een eigenschap van een ander systeem: haal deze regel weg.',
}
const forSearch = {
  en: 'This is a property of another system: remove this line. Words for search go into the keywords field.',
  nl: 'Dit is een eigenschap van een ander systeem: haal deze regel weg. Woorden voor het zoeken horen in het veld keywords.',
}
const orItem = {
  en: 'If this is a property of another system, remove this line. To show its words, write {item} instead of {start}.',
  nl: 'Is dit een eigenschap van een ander systeem, haal deze regel dan weg. Schrijf {item} in plaats van {start} om de woorden te tonen.',
}

/** Matches a property as in Logseq: tags:: words. */
export const property = /(?<=^[ \t>]*)[a-z][a-z-]*::[ \t]+\S[^\n]*/gmu

const propertyLine = /^[\s>]*(?:[-*+][ \t]+)?[a-z][a-z-]*::[ \t]+\S/

/** Matches names that are properties in Logseq, and no words that a text explains. */
const known =
  /^(?:tags|alias|aliases|collapsed|see-also|created-(?:by|at)|updated-at|background-color|(?:logseq|card|query|hl|ls)-[a-z-]+)::/

/** Matches names of properties whose words can be of use to readers. */
const forReaders = /^(?:see-also|created-by)::/

/** Matches a line that can have properties directly below it: an empty line, a heading or an item. */
const aboveProperties = /^[\s>]*(?:$|#{1,6}[ \t]|[-*+][ \t])/

const isFirst = (above: readonly string[]) =>
  above.slice(above.indexOf('---', 1) + 1).every((line) => line.trim() === '' || propertyLine.test(line))

/** Tells whether such a line can be text: it is neither at the beginning, nor a known property in a place for those. */
export function isNoProperty(found: { matchedText: string; before: string; above: () => readonly string[] }): boolean {
  if (!/^[\s>]*(?:[-*+][ \t]+)?$/.test(found.before)) return true
  const above = found.above()
  // A link in double brackets would otherwise be left without a message.
  if (isFirst(above) || found.matchedText.includes('[[')) return false
  const isBelow = aboveProperties.test(above.findLast((line) => !propertyLine.test(line)) ?? '')
  return !known.test(found.matchedText) || !(isBelow || /[-*+]/.test(found.before))
}

/** Explains a property of another system. */
export function propertyCure({ behind, before, line }: Match): Explained & { suggestedFix?: Fix } {
  const [start = '', name = ''] = /^([a-z-]+)::/.exec(behind) ?? []
  const isKnown = known.test(behind) && !forReaders.test(behind)
  const ofName: Message = /^(?:tags|alias|aliases)$/.test(name) ? forSearch : ofOthers
  const message = isKnown ? ofName : say(orItem, { item: `- ${name}:`, start })
  const at = { line, column: 1 }
  return {
    message,
    source: start,
    suggestedFix: isKnown && before === '' ? { at, actual: behind, expected: '' } : undefined,
  }
}

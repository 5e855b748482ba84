import { type Message, say } from '../../problem.ts'

/** What to remove at the beginning of the lines of indented code. */
interface Indent {
  /** Names the spaces or tabs that every line of code loses. */
  name: Message
  /** Names what each line loses if it is ordinary text. */
  ofWords: Message
  /** The same, in a sentence that says where. */
  ofEach: Message
  /** Removes the named spaces or tabs from a line. */
  without(line: string): string
}

const countedOf = { en: '{count} of the {all} {characters}', nl: '{count} van de {all} {characters}' }
const some = { en: '{count} {characters}', nl: '{count} {characters}' }
const allBut = {
  en: 'all but the first {kept} spaces at the beginning of each line',
  nl: 'op de eerste {kept} na alle spaties aan het begin van elke regel',
}
const counted = { en: 'the {count} {characters}', nl: 'de {count} {characters}' }
const characters = {
  ' ': { en: 'spaces', nl: 'spaties' },
  '\t': { en: 'tabs', nl: 'tabs' },
}
const tab = { en: 'the tab', nl: 'de tab' }
const mixed = { en: 'the spaces and tabs', nl: 'de spaties en tabs' }
const all = { en: 'all spaces and tabs', nl: 'alle spaties en tabs' }
const allOfEach = {
  en: 'all spaces and tabs at the beginning of each line',
  nl: 'alle spaties en tabs aan het begin van elke regel',
}
const oneLevel = { en: 'four spaces or one tab', nl: 'vier spaties of één tab' }

const counts: Readonly<Record<number, Message>> = {
  1: { en: 'one', nl: 'één' },
  2: { en: 'two', nl: 'twee' },
  3: { en: 'three', nl: 'drie' },
  4: { en: 'four', nl: 'vier' },
  5: { en: 'five', nl: 'vijf' },
  6: { en: 'six', nl: 'zes' },
  7: { en: 'seven', nl: 'zeven' },
  8: { en: 'eight', nl: 'acht' },
  9: { en: 'nine', nl: 'negen' },
  10: { en: 'ten', nl: 'tien' },
  11: { en: 'eleven', nl: 'elf' },
  12: { en: 'twelve', nl: 'twaalf' },
}

/** Describes the indent of lines without their quote marks. Lines in a list keep `listColumns` of it. */
export function indentOf(lines: readonly string[], listColumns: number): Indent {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const [first = ''] = indents
  const isEqual = indents.every((indent) => indent === first)
  const common = indents.reduce(sharedStart, first)
  const [character] = common
  const isUniform = character !== undefined && common === character.repeat(common.length)
  const count = common.length - (character === '\t' ? Math.ceil(listColumns / 4) : listColumns)
  if (isUniform && count >= (character === '\t' ? 1 : 4)) {
    const isPart = count < common.length
    const name = isPart ? partOf(character, count, isEqual ? first.length : undefined) : nameOf(character, count)
    const start = character.repeat(count)
    return {
      name,
      ofWords: isEqual ? name : isPart && character === ' ' ? say(allBut, { kept: inWords(listColumns) }) : allOfEach,
      ofEach: isEqual ? name : all,
      without: (line) => (line.startsWith(start) ? line.slice(count) : line.trimStart()),
    }
  }
  if (isEqual) return { name: mixed, ofWords: mixed, ofEach: mixed, without: (line) => line.trimStart() }
  return {
    name: oneLevel,
    ofWords: allOfEach,
    ofEach: all,
    without: (line) => line.replace(/^(?: {0,3}\t| {1,4})/, ''),
  }
}

const inWords = (count: number): Message => counts[count] ?? { en: '{count}', nl: '{count}', values: { count } }

/** Names the spaces or tabs that a line loses if it keeps others, because it is part of a list item. */
function partOf(character: string, count: number, all?: number): Message {
  const values = { count: inWords(count), characters: character === '\t' ? characters['\t'] : characters[' '] }
  return all === undefined
    ? count === 1
      ? amountOf(character)
      : say(some, values)
    : say(countedOf, { ...values, all: inWords(all) })
}

function nameOf(character: string, count: number): Message {
  if (character === '\t' && count === 1) return tab
  const written = inWords(count)
  return say(counted, { count: written, characters: character === '\t' ? characters['\t'] : characters[' '] })
}

/** Returns how many spaces or tabs an indent has: four spaces, one tab. */
export function amountOf(indent: string): Message {
  if (indent.startsWith('\t')) return { en: 'one tab', nl: 'één tab' }
  if (indent.length === 1) return { en: 'one space', nl: 'één spatie' }
  return { en: '{count} spaces', nl: '{count} spaties', values: { count: counts[indent.length] ?? indent.length } }
}

function sharedStart(one: string, other: string): string {
  const end = [...one].findIndex((character, at) => character !== other[at])
  return end < 0 ? one : one.slice(0, end)
}

/** Returns the width of a text, in which each tab continues to the next multiple of four columns. */
export const columnsOf = (text: string) =>
  [...text].reduce((columns, character) => columns + (character === '\t' ? 4 - (columns % 4) : 1), 0)

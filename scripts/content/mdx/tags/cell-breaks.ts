import { type Message, say } from '../../problem.ts'
import { removeIt } from '../cures/counterparts.ts'

const inCell = {
  en: 'In a table cell, write {mark}{space} instead{place}.',
  nl: 'Schrijf in een tabelcel {mark}{space}{place}.',
}
const codeBelowTable = {
  en: 'Put this code below the table, with ``` on a line of its own before and after it, and begin a new line here.',
  nl: 'Zet deze code onder de tabel, met ``` op een eigen regel ervoor en erna, en begin hier een nieuwe regel.',
}
const semicolon = { en: 'a semicolon', nl: 'een puntkomma' }
const semicolonOrStop = { en: 'a semicolon or a full stop', nl: 'een puntkomma of een punt' }
const comma = { en: 'a comma', nl: 'een komma' }
const colon = { en: 'a colon', nl: 'een dubbele punt' }
const commaOrStop = { en: 'a comma or a full stop', nl: 'een komma of een punt' }
const andSpace = { en: ' and a space', nl: ' en een spatie' }
const thenSpace = { en: ', and then a space,', nl: ', en dan een spatie' }
const ofSpaceToo = { en: ' of it and the space before it', nl: ' in plaats van de tag en de spatie ervoor' }
const ofDashToo = { en: ' of it and the {dash} after it', nl: ' in plaats van de tag en de {dash} erna' }
const ofAllThree = {
  en: ' of it, the space before it and the {dash} after it',
  nl: ' in plaats van de tag, de spatie ervoor en de {dash} erna',
}
export const removeWithDash = {
  en: 'Remove it and the {dash} after it.',
  nl: 'Haal de tag weg, en ook de {dash} erna.',
}
const spaceInCell = {
  en: 'In a table cell, write a space instead.',
  nl: 'Schrijf in een tabelcel een spatie.',
}

const edgeOfCell = /\n|\||<\/?t[dh]\b[^<>]*>/i

/** Matches the beginning of words, or of a tag around words. */
const beginsWords = /^[ \t]*(?:[^\s|<]|<(?:small|span|b|strong|i|em|u|a|code|font)\b[^<>]*>\s*[^\s|<])/

/** Returns the cure for a line break between two pieces of text in a table cell: punctuation and a space. */
function punctuation(before: string, behind: string, dash?: string): Message {
  const isLabel = /(?:\*\*|__|<\/(?:b|strong)>)\s*$/.test(before)
  const [left = '', right = ''] = [before.split(edgeOfCell).at(-1), behind.split(edgeOfCell)[0]]
  const [inside, atEnd] = /, /.test(`${left} ${right}`) ? [semicolon, semicolonOrStop] : [comma, commaOrStop]
  if (dash) {
    const place = say(/\s$/.test(before) ? ofAllThree : ofDashToo, { dash })
    return say(inCell, { mark: isLabel ? colon : inside, space: '', place })
  }
  const mark = isLabel ? colon : /^[\s*_<>/a-z]*\p{Lu}/u.test(behind) ? atEnd : inside
  const space = /^\s/.test(behind) ? '' : mark === atEnd ? thenSpace : andSpace
  return say(inCell, { mark, space, place: /\s$/.test(before) ? ofSpaceToo : '' })
}

/** Matches the character of a list item after a line break. */
export const itemDash = /^[ \t]*([-–•])(?=[ \t]+[^\s|])/

/** Matches words after which a comma is wrong. */
const needsNoComma = /(?:[,.:;!?(]|(?<![\p{L}\p{N}])(?:or|and|of|en|und|oder|ou|et))$/u

/** Matches the markup, tags and quotation marks between a punctuation mark and a line break. */
const afterPunctuation = /(?:[\s*_~"'”’)]|<\/[a-z][^<>]*>)+$/i

/** Tells whether a line break is within the words of a link, which belong together. */
const isInLink = (before: string, behind: string) =>
  /<a\b[^<>]*>(?:(?!<a\b|<\/a>).)*$/i.test(before) || (/\[[^[\]|]*$/.test(before) && /^[^[\]|]*\]\(/.test(behind))

const isInCode = (before: string) => /<(code|kbd|samp|tt)\b[^<>]*>(?:(?!<\/\1>).)*$/.test(before)

/** Returns the cure for a <br> in a table cell, where all words are on one line. `afterAll` is what follows all breaks. */
export function breakInCell(before: string, behind: string, afterAll: string, followsBreak: boolean): Message {
  if (isInCode(before)) return codeBelowTable
  const [, dash] = itemDash.exec(behind) ?? []
  const removed = dash === undefined ? removeIt : say(removeWithDash, { dash })
  const isBetween = !followsBreak && /[^\s|][ \t]*$/.test(before) && beginsWords.test(afterAll)
  if (!isBetween) return removed
  const [marks = ''] = /^(?:\*{1,3}|_{1,3})(?=\s|$)/.exec(behind) ?? []
  const cell = before.slice(before.lastIndexOf('|') + 1)
  const closesMarks = marks !== '' && /\S$/.test(before) && cell.split(marks).length % 2 === 0
  if (closesMarks) return removeIt
  const noComma =
    needsNoComma.test(before.replace(afterPunctuation, '')) ||
    /^\s*\(/.test(afterAll) ||
    /,\s*`$/.test(before.trimEnd())
  if (!noComma && !isInLink(before, behind)) return punctuation(before, behind, dash)
  return dash || /\s$/.test(before) || /^\s/.test(behind) ? removed : spaceInCell
}

import { say, shorten } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const itemOfMeaning = {
  en: 'Write the word and its meaning on one line: {item}',
  nl: 'Schrijf het woord en de betekenis op één regel: {item}',
}
const itemWithParagraphs = {
  en: 'Write the word and its meaning on one line, and keep the spaces before the paragraphs and lists below it: {item}',
  nl: 'Schrijf het woord en de betekenis op één regel, en behoud de spaties voor de alinea’s en lijsten eronder: {item}',
}
const aboveMeanings = {
  en: 'Write {item} instead of the word, and each meaning below it as an item of a list: two spaces and - instead of its :.',
  nl: 'Schrijf {item} in plaats van het woord, en elke betekenis eronder als punt van een lijst: twee spaties en - in plaats van de :.',
}
const oneOfMeanings = {
  en: 'Write this meaning as an item of a list below its word: two spaces and - instead of the :.',
  nl: 'Schrijf deze betekenis als punt van een lijst onder het woord: twee spaties en - in plaats van de :.',
}
const aboveList = {
  en: 'Write {item} instead of the word, and put the list below it, with four spaces instead of the : and the spaces after it.',
  nl: 'Schrijf {item} in plaats van het woord, en zet de lijst eronder, met vier spaties in plaats van de : en de spaties erna.',
}
const insteadOfColon = {
  en: 'Write {item} instead of this :, and remove line {above}.',
  nl: 'Schrijf {item} in plaats van deze :, en haal regel {above} weg.',
}
const noMeaning = {
  en: 'There is no meaning after it. Write the word and its meaning on one line, {item} meaning, or remove lines {above} and {line}.',
  nl: 'Er staat geen betekenis achter. Schrijf het woord en de betekenis op één regel, {item} betekenis, of haal regel {above} en {line} weg.',
}
const abbreviation = {
  en: 'In another system, this explains the word wherever it is in the text. Write the explanation there, after the word, and remove this line. Or write {item} instead of {source} for an item of a list.',
  nl: 'In een ander systeem legt dit het woord uit waar het in de tekst staat. Schrijf de uitleg daar, achter het woord, en haal deze regel weg. Of schrijf {item} in plaats van {source} voor een punt van een lijst.',
}
const withoutColon = {
  en: 'Remove it and the spaces after it.',
  nl: 'Haal het weg, met de spaties erna.',
}

/** Matches a comment that names an option, as in MkDocs: <!-- md:option name -->. */
const optionComment = /^<!--\s*\w+:\w+\s+(\S+)\s*-->$/

const comments = /<!--.*?-->/g

/** Explains a line with the meaning of an abbreviation: *[AI]: words. */
export function abbreviationCure(source: string): Explained {
  const [, word = ''] = /^\*\[([^\]]+)\]:$/.exec(source) ?? []
  return { message: say(abbreviation, { source, item: `- ${word}:` }) }
}

/** Explains a definition that begins with a colon below its term. The two become one list item. */
export function meaningCure({ before, behind, lines, line }: Match): Explained | undefined {
  const above = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '')
  const below = lines.slice(line).find((one) => one.trim() !== '') ?? ''
  const word = lines[above]?.trim().replace(optionComment, '$1') ?? ''
  if (/^:[ \t]/.test(word)) return { message: oneOfMeanings }
  if (/^(?:!\[[^\]]*\]\([^()]*\)$|#{1,6}[ \t]|\|)/.test(word)) return { message: withoutColon }
  const text = behind.slice(1).trim()
  // Comments about an option, with its meaning below them.
  const meaning = text.replace(comments, '').trim() || (text && lines[line]?.trim()) || ''
  const isWord = above >= line - 3 && word.length <= 80 && !/^(?:[-*+>]|\d+[.)])\s/.test(word)
  if (!isWord || /[<{]/.test(word) || before.trim() !== '' || lines[above - 1]?.trim()) return undefined
  const start = `- ${word}${/[.!?:…]$/.test(word) ? '' : ':'}`
  const places = { item: start, above: above + 1, line }
  if (!meaning) return lines[line]?.trim() ? undefined : { message: say(noMeaning, places) }
  if (/^:[ \t]/.test(below)) return { message: say(aboveMeanings, { item: start }) }
  if (/^(?:[-*+]|\d{1,9}[.)])[ \t]/.test(meaning)) return { message: say(aboveList, { item: start }) }
  const expected = `${start} ${meaning}`
  if (shorten(expected) !== expected || /[<{]/.test(meaning)) return { message: say(insteadOfColon, places) }
  const isAlone = text === meaning && above === line - 2 && !lines[line]?.trim() && /^\S/.test(lines[above] ?? '')
  const end = lines.findIndex((one, index) => index >= line && one.trim() === '')
  const next = end < 0 ? undefined : lines.slice(end).find((one) => one.trim() !== '')
  const hasParagraphs = text === meaning && /^(?: {4}|\t)/.test(next ?? '')
  return {
    message: say(hasParagraphs ? itemWithParagraphs : itemOfMeaning, { item: expected }),
    suggestedFix: isAlone
      ? { at: { line: above + 1, column: 1 }, actual: lines.slice(above, line).join('\n'), expected }
      : undefined,
  }
}

import { type Message, type MessageValue, say } from '../../problem.ts'
import { hasIndentedCode } from '../code/indented-words.ts'
import { asAside, cureOfTag, withSentence } from '../cures/counterparts.ts'
import { linkBelowPicture } from '../cures/figures.ts'
import { linkAndText, linkOrWordsAndText } from '../cures/link-cures.ts'
import { withLineBelow } from './line-breaks.ts'
import { keepText, removeTag } from './tag-pairs.ts'
import { isInHtmlList } from './tag-places.ts'
import { titlesAsHeadings, titlesAsWords } from './titled-parts.ts'
import { wordsInstead } from './unknown-component.ts'

// Spaces before the words in a tag. Without the tag, these spaces would turn the words into code.

const spaceBefore = {
  en: 'Remove {blanks} before the tag.',
  nl: 'Haal {blanks} voor de tag weg.',
}
const spacesOfLine = {
  en: 'Remove {blanks} at the beginning of line {line}.',
  nl: 'Haal {blanks} aan het begin van regel {line} weg.',
}
const spacesOfLines = {
  en: 'Remove {blanks} at the beginning of lines {line} to {last}.',
  nl: 'Haal {blanks} aan het begin van regel {line} tot en met {last} weg.',
}
const spacesOutsideCode = {
  en: 'Remove {blanks} at the beginning of lines {line} to {last}, except in code.',
  nl: 'Haal {blanks} aan het begin van regel {line} tot en met {last} weg, behalve in code.',
}
const spacesOfItems = {
  en: 'Remove {blanks} at the beginning of lines {line} to {last}, but begin an item within another item with {count} more spaces than that item.',
  nl: 'Haal {blanks} aan het begin van regel {line} tot en met {last} weg, maar begin een punt onder een ander punt met {count} spaties meer dan dat punt.',
}
const fewerSpaces = {
  en: 'Remove {count} spaces at the beginning of each line between the tags, also in code.',
  nl: 'Haal aan het begin van elke regel tussen de tags {count} spaties weg, ook in code.',
}

const atMost = {
  en: 'Remove {count} spaces at the beginning of each line between the tags, or all of them if a line has fewer.',
  nl: 'Haal aan het begin van elke regel tussen de tags {count} spaties weg, of alle als een regel er minder heeft.',
}

/** Returns the sentence about the same number of spaces before all lines between tags. */
export function ofEqualSpaces(written: string, count: number): Message {
  const between = written.split('\n').slice(1, -1)
  const hasFewer = between.some((line) => line.trim() !== '' && line.search(/\S/) < count)
  return say(hasFewer && !/^[ \t]*(?:`{3}|~{3})/m.test(written) ? atMost : fewerSpaces, { count })
}

/** Tells whether all lines of a text begin with a tag or notation, indented so far that its words would become code. */
export const areIndentedTags = (text: string) =>
  text.split('\n').every((line) => line.trim() === '' || /^(?: {4,}| {0,3}\t\s*)[<{]/.test(line))

/** Tells whether all lines below a tag are words, which are indented code without the tag. */
export const areIndentedWords = (text: string) =>
  /^\n[ \t]*\S/.test(text) &&
  text
    .trim()
    .split('\n')
    .every((line) => !/^\s*(?:(?:[-*+]|\d+[.)])\s|`{3}|~{3})/.test(line)) &&
  text.split('\n').every((line) => line.trim() === '' || /^(?: {4}|\t)/.test(line))

const spaces = { en: 'the spaces', nl: 'de spaties' }
const tab = { en: 'the tab', nl: 'de tab' }
const tabs = { en: 'the tabs', nl: 'de tabs' }
const spacesAndTabs = { en: 'the spaces and tabs', nl: 'de spaties en tabs' }

const blanksOf = (indents: string): Message =>
  !indents.includes('\t') ? spaces : indents.includes(' ') ? spacesAndTabs : indents.length > 1 ? tabs : tab

/** Returns the sentence about the indentation before a tag. */
export const ofSpacesBefore = (indent: string) => say(spaceBefore, { blanks: blanksOf(indent) })

/** Returns the sentence about the spaces at the beginning of lines, from the first to the last that has them. */
export function ofSpaces(written: string, line: number, hasCode: boolean): Message | undefined {
  const lines = written.split('\n')
  const isIndented = (one: string) => /^[ \t]+\S/.test(one)
  if (!lines.some(isIndented)) return undefined
  const [first, last] = [line + lines.findIndex(isIndented), line + lines.findLastIndex(isIndented)]
  const hasInnerItems = /<li\b(?:(?!<\/li>)[\s\S])*<[uo]l\b/i.test(written)
  const template = hasInnerItems
    ? spacesOfItems
    : hasCode
      ? spacesOutsideCode
      : first === last
        ? spacesOfLine
        : spacesOfLines
  return say(template, {
    blanks: blanksOf(lines.map((one) => /^[ \t]*/.exec(one)?.[0] ?? '').join('')),
    line: first,
    last,
    count: /<ol\b/i.test(written) ? 3 : 2,
  })
}

/** Tells whether a message is one of some cures, or contains one. */
export const isOneOf = (cures: readonly (Message | undefined)[], cure: MessageValue | undefined): boolean =>
  typeof cure === 'object' &&
  (cures.some((one) => one?.en === cure.en) || Object.values(cure.values ?? {}).some((one) => isOneOf(cures, one)))

/** Tells whether a cure writes other words above those between the tags. */
export const addsWords = (cure?: MessageValue) =>
  isOneOf([linkBelowPicture, wordsInstead, linkAndText, linkOrWordsAndText, titlesAsHeadings, titlesAsWords], cure)

/** Tells whether a cure keeps the words between tags, so that their indentation matters. */
export const keepsWords = (cure?: MessageValue) =>
  isOneOf([removeTag, keepText, asAside, cureOfTag('p'), withLineBelow], cure) || addsWords(cure)

/** Tells whether the last block of a text is a list, so that indented lines below it belong to the list. */
export function endsInList(above: string): boolean {
  const text = above.trimEnd()
  return /(?:^|\n) {0,3}(?:[-*+]|\d+[.)])[ \t]/.test(text.slice(text.lastIndexOf('\n\n') + 1))
}

/**
 * Returns the words of a tag without an indentation of at least `spaces`, which would turn them into code. If lists or
 * code need some of their spaces, every line loses the same `count`.
 */
export function unindent(written: string, spaces: number): { text: string; count?: number } | undefined {
  const inner = written.replace(/^<[^<>]*>|<\/[^<>]*>$/g, '')
  const lines = inner.split('\n').slice(1)
  const wordLines = lines.filter((line) => line.trim() !== '' && !/^\s*</.test(line))
  const count = Math.min(...wordLines.map((line) => line.search(/\S/)))
  const needsSpaces = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]|`{3}|~{3})/m.test(inner)
  if (needsSpaces)
    return count >= spaces && count < Infinity && !inner.includes('\t')
      ? { text: inner.replace(new RegExp(`^ {1,${count}}`, 'gm'), ''), count }
      : undefined
  const isIndented = wordLines.some((line) => /^ *\t/.test(line) || line.search(/\S/) >= spaces)
  return isIndented ? { text: inner.replace(/^[ \t]+/gm, '') } : undefined
}

/** Adds to the cure for a tag with mistakes in it how to keep its words from becoming code. */
export function withoutIndent(message: Message, text: string, start: number, end: number): Message {
  const [written, above] = [text.slice(start, end), text.slice(0, start)]
  if (!written.includes('\n') || !keepsWords(message.values?.cure) || isInHtmlList(above)) return message
  const words = unindent(written, endsInList(above) ? 2 : 4)
  if (!words) return message
  const line = above.split('\n').length
  const sentence = words.count
    ? ofEqualSpaces(written, words.count)
    : ofSpaces(written, line, /<pre\b/i.test(written) || hasIndentedCode(written))
  return sentence ? withSentence(message, sentence) : message
}

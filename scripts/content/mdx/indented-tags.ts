import { type Message, type MessageValue, say } from '../problem.ts'
import { asCodeBetween } from './code-tags.ts'
import { asAside, cureOfComponent, cureOfTag, removeAll, removeIt, withSentence } from './counterparts.ts'
import { type Explained, isDrawn } from './element-content.ts'
import { linkBelowPicture } from './figures.ts'
import { isItem } from './file-trees.ts'
import { explainElement } from './html-fixes.ts'
import { linkAndText, linkOrWordsAndText } from './link-cures.ts'
import { beforeLine } from './list-marks.ts'
import { type Component, isComponent, positionOf, sliceOf, type Visited } from './outline.ts'
import { withLines } from './replaced-lines.ts'
import { isKnownComponent } from './syntax-cures.ts'
import { inTableCell } from './table-cells.ts'
import { keepText, namePair, removeTag } from './tag-pairs.ts'
import { isInCell, isInHtmlList } from './tag-places.ts'
import { titleInLine, titleOfCallout } from './tag-titles.ts'
import { titlesAsHeadings, titlesAsWords } from './titled-parts.ts'
import { wordsInstead } from './unknown-component.ts'

const spaceBefore = {
  en: 'Remove the spaces before the tag.',
  nl: 'Haal de spaties voor de tag weg.',
}
const spacesOfLine = {
  en: 'Remove the spaces at the beginning of line {line}.',
  nl: 'Haal de spaties aan het begin van regel {line} weg.',
}
const spacesOfLines = {
  en: 'Remove the spaces at the beginning of lines {line} to {last}.',
  nl: 'Haal de spaties aan het begin van regel {line} tot en met {last} weg.',
}
const spacesOutsideCode = {
  en: 'Remove the spaces at the beginning of lines {line} to {last}, except in code.',
  nl: 'Haal de spaties aan het begin van regel {line} tot en met {last} weg, behalve in code.',
}
const fencesAtStart = {
  en: 'Write both ``` at the beginning of their lines.',
  nl: 'Schrijf beide ``` aan het begin van hun regel.',
}
const fewerSpaces = {
  en: 'Remove {count} spaces at the beginning of each line of text between the tags.',
  nl: 'Haal aan het begin van elke tekstregel tussen de tags {count} spaties weg.',
}

/**
 * Explains a tag, and the spaces before its words: without the tag, these spaces would turn the words into code. In a
 * list, the spaces belong to the list.
 */
export function explainTag(
  visited: Visited<Component>,
  source: string,
  isInList: boolean,
  original = source,
): Explained {
  const explained = explainWithSpaces(visited, source, isInList, original)
  const { name, position, children } = visited.node
  const fitting = inTableCell(explained.message, name ?? '', original, position?.start.offset ?? 0)
  const shown = fitting === explained.message ? withLines(fitting, visited.node, source) : fitting
  const withoutTag =
    shown.values?.cure === removeIt ? { actual: sliceOf(visited.node, source), expected: '' } : undefined
  const inLine =
    fitting === explained.message ? { ...explained, message: shown } : { message: shown, suggestedFix: withoutTag }
  const hasEnd = /<\/[^<>]*>$/.test(sliceOf(visited.node, source))
  if (!hasEnd || !position) return inLine
  const endLine = position.end.line > position.start.line ? position.end.line : undefined
  return {
    ...inLine,
    message: namePair(shown, { name: name ?? '', endLine, isEmpty: !children.length }),
  }
}

function explainWithSpaces(
  visited: Visited<Component>,
  source: string,
  isInList: boolean,
  original: string,
): Explained {
  const { node } = visited
  const explained = explainElement(visited, source, isInList, original)
  const { message, fix, suggestedFix } = explained
  const cureIs = message.values?.cure
  const start = node.position?.start.offset ?? 0
  const [before = ''] = /[^\n]*$/.exec(original.slice(0, start)) ?? []
  const written = sliceOf(node, source)
  const isIndented = /^(?: {4}|\t)[ \t]*$/.test(before)
  const spaces = endsInList(source.slice(0, start)) ? 2 : 4
  const words = keepsWords(cureIs) ? unindent(written, spaces) : undefined
  const count = (words?.count ?? 0) - (removedAround(visited, source, spaces) ?? 0)
  if (
    isInList ||
    node.name === 'br' ||
    node.children.some((child) => isComponent(child) && isDrawn(child)) ||
    isInHtmlList(original.slice(0, start)) ||
    isInCell(original.slice(0, start)) ||
    (!isIndented && !words) ||
    (words?.count && count <= 0) ||
    cureIs === removeIt ||
    cureIs === removeAll ||
    isOneOf([beforeLine, titleOfCallout, titleInLine], cureIs) ||
    (typeof cureIs === 'object' && isItem(cureIs))
  )
    return explained
  const correction = words ? { actual: written, expected: words.text } : (fix ?? suggestedFix)
  const hasCode = /<pre\b|>\s*\{\s*`/i.test(sliceOf(node, original))
  const isWhole =
    cureIs !== asAside &&
    !hasCode &&
    !addsWords(cureIs) &&
    correction &&
    correction.at === undefined &&
    !correction.expected.includes('<')
  const { line } = positionOf(node)
  return {
    message: withSentence(
      message,
      isOneOf([asCodeBetween], cureIs)
        ? fencesAtStart
        : words?.count
          ? say(fewerSpaces, { count })
          : written.includes('\n')
            ? ofSpaces(before + sliceOf(node, original), line, hasCode)
            : spaceBefore,
    ),
    suggestedFix: isWhole
      ? { at: { line, column: 1 }, actual: before + correction.actual, expected: correction.expected }
      : undefined,
  }
}

/** Returns the spaces that each line loses with the tag directly around an element, whose message says so. */
function removedAround({ parent }: Visited<Component>, source: string, spaces: number): number | undefined {
  if (!parent || !isComponent(parent) || isKnownComponent(parent.name ?? '')) return undefined
  const cure = cureOfTag(parent.name ?? '') ?? cureOfComponent(parent.name ?? '') ?? removeTag
  return cure === removeTag ? unindent(sliceOf(parent, source), spaces)?.count : undefined
}

/** Returns the sentence about the spaces at the beginning of lines, from the first to the last that has them. */
function ofSpaces(written: string, line: number, hasCode: boolean): Message {
  const lines = written.split('\n')
  const isIndented = (one: string) => /^[ \t]+\S/.test(one)
  const [first, last] = [line + lines.findIndex(isIndented), line + lines.findLastIndex(isIndented)]
  const template = hasCode ? spacesOutsideCode : first === last ? spacesOfLine : spacesOfLines
  return say(template, { line: first, last })
}

/** Tells whether a message is one of some cures, or contains one. */
const isOneOf = (cures: readonly (Message | undefined)[], cure: MessageValue | undefined): boolean =>
  typeof cure === 'object' &&
  (cures.some((one) => one?.en === cure.en) || Object.values(cure.values ?? {}).some((one) => isOneOf(cures, one)))

/** Tells whether a cure writes other words above those between the tags. */
const addsWords = (cure?: MessageValue) =>
  isOneOf([linkBelowPicture, wordsInstead, linkAndText, linkOrWordsAndText, titlesAsHeadings, titlesAsWords], cure)

/** Tells whether a cure keeps the words between tags, so that their indentation matters. */
const keepsWords = (cure?: MessageValue) =>
  isOneOf([removeTag, keepText, asAside, cureOfTag('p')], cure) || addsWords(cure)

/** Tells whether the last block of a text is a list, so that indented lines below it belong to the list. */
function endsInList(above: string): boolean {
  const text = above.trimEnd()
  return /(?:^|\n) {0,3}(?:[-*+]|\d+[.)])[ \t]/.test(text.slice(text.lastIndexOf('\n\n') + 1))
}

/**
 * Returns the words of a tag without an indentation of at least `spaces`, which would turn them into code. If lists or
 * code need some of their spaces, every line loses the same `count`.
 */
function unindent(written: string, spaces: number): { text: string; count?: number } | undefined {
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

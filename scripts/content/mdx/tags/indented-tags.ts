import { hasIndentedCode } from '../code/indented-words.ts'
import { asAside, cureOfComponent, cureOfTag, removeAll, removeIt, withSentence } from '../cures/counterparts.ts'
import { type Component, isComponent, positionOf, sliceOf, type Visited } from '../outline.ts'
import { isKnownComponent } from '../syntax/syntax-cures.ts'
import { asCodeBetween } from './code-tags.ts'
import { type Explained, isDrawn } from './element-content.ts'
import { isItem } from './file-trees.ts'
import { explainElement } from './html-fixes.ts'
import { beforeLine } from './list-marks.ts'
import { withLines } from './replaced-lines.ts'
import { inTableCell } from './table-cells.ts'
import { namePair, removeTag } from './tag-pairs.ts'
import { isInCell, isInHtmlList, isInStep } from './tag-places.ts'
import { titleInLine, titleOfCallout } from './tag-titles.ts'
import {
  addsWords,
  endsInList,
  isOneOf,
  keepsWords,
  ofEqualSpaces,
  ofSpaces,
  ofSpacesBefore,
  unindent,
} from './words-indents.ts'

const fencesAtStart = {
  en: 'Write both ``` at the beginning of their lines.',
  nl: 'Schrijf beide ``` aan het begin van hun regel.',
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
    isInStep(original.slice(0, start)) ||
    (!isIndented && !words) ||
    (words?.count && count <= 0) ||
    cureIs === removeIt ||
    cureIs === removeAll ||
    isOneOf([beforeLine, titleOfCallout, titleInLine], cureIs) ||
    (typeof cureIs === 'object' && isItem(cureIs))
  )
    return explained
  const correction = words ? { actual: written, expected: words.text } : (fix ?? suggestedFix)
  const hasCode = /<pre\b|>\s*\{\s*`/i.test(sliceOf(node, original)) || hasIndentedCode(sliceOf(node, original))
  const isWhole =
    cureIs !== asAside &&
    !hasCode &&
    !addsWords(cureIs) &&
    correction &&
    correction.at === undefined &&
    !correction.expected.includes('<')
  const { line } = positionOf(node)
  const sentence = isOneOf([asCodeBetween], cureIs)
    ? fencesAtStart
    : words?.count
      ? ofEqualSpaces(written, count)
      : written.includes('\n')
        ? ofSpaces(before + sliceOf(node, original), line, hasCode)
        : ofSpacesBefore(before)
  if (!sentence) return explained
  return {
    message: withSentence(message, sentence),
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

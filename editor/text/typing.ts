import { isScalar } from 'yaml'
import { foldLike } from './folding.ts'
import { type Head, headOf, isInBrackets, nodeAt, type Path, replace } from './head.ts'
import { addPair, depthOf, isEmpty, removePair } from './pairs.ts'
import { lineEndOf } from './parts.ts'
import { type Style, type Value, written } from './scalar.ts'
import { type Gaps, gapsAt, put, type Source, spanOf } from './span.ts'

// Each keystroke in a field writes its file, and the value can be temporarily empty. It therefore uses the style from
// when the field got the focus.

/** A value when its field got the focus. */
export interface Entered extends Style {
  value: unknown
  source: Source
  /** Number of keys of the path that the file had. */
  depth: number
  gaps?: Gaps
  indent: string
}

export function enterField(file: string, text: string, path: Path): Entered {
  const head = headOf(file, text)
  const node = head && nodeAt(head, path)
  const span = head && node ? spanOf(head, node) : undefined
  const { begin = '', lines = '' } = span ?? {}
  const value = valueAt(head, path)
  return {
    value,
    source: { begin, lines },
    depth: head ? depthOf(head, path) : 0,
    gaps: head && span && isEmpty(node) ? gapsAt(head, span) : undefined,
    indent: indentOf(lines || begin, value),
    type: isScalar(node) ? (node.type as Style['type']) : undefined,
    tag: node?.tag?.startsWith('!') ? node.tag : undefined,
    isInBrackets: head && isInBrackets(head, path),
  }
}

/**
 * Changes one value in the style from when its field got the focus. Replaces only its range: comments, tags and
 * unedited lines of a block stay. A missing field is appended.
 */
export function typeValue(file: string, text: string, path: Path, value: Value, entered: Entered): string {
  const head = headOf(file, text)
  if (!head) return text
  const node = nodeAt(head, path)
  if (!node?.range) return addPair(head, text, path, { begin: written(value), lines: '' })
  const ways = waysToWrite(value, entered, lineEndOf(text)).map((source) => put(head, text, node, source))
  const wanted = value + (/\n*$/.exec(String(entered.value))?.[0] ?? '')
  const right = ways.slice(0, -1).find((way) => valueAt(headOf(file, way), path) === wanted)
  return right ?? ways.at(-1) ?? text
}

/**
 * Completes a value on blur. A cleared optional field or an added line is removed. A required one stays empty in its
 * former style.
 */
export function leaveField(file: string, text: string, path: Path, entered: Entered, required: boolean): string {
  const head = headOf(file, text)
  const node = head && nodeAt(head, path)
  const value = valueAt(head, path)
  const isCleared = value === '' || (value === false && entered.value !== false)
  if (!head || !node?.range || !isCleared) return text
  if (entered.depth < path.length) return removePair(head, text, path.slice(0, entered.depth + 1))
  if (entered.gaps) {
    const { from, to, comment } = spanOf(head, node)
    const { before, after } = entered.gaps
    return replace(head, text, from - before.length, to, comment.slice(after.length))
  }
  if (!required) return removePair(head, text, path)
  return entered.type === 'QUOTE_SINGLE' ? put(head, text, node, { begin: "''", lines: '' }) : text
}

/** Returns notations of a value, best first; the last, on one line, can hold any text. */
function waysToWrite(value: Value, entered: Entered, eol: string): Source[] {
  const { source, indent, type } = entered
  if (isSame(value, entered.value)) return [source]
  const line = { begin: written(value, entered), lines: '' }
  if (typeof value !== 'string' || value === '') return [line]
  const part = source.lines === '' ? 'begin' : 'lines'
  // A quoted text of several lines may contain escapes.
  if (part === 'begin' && (type !== 'PLAIN' || !source.begin.includes('\n'))) return [line]
  const folding = { indent, eol, isFolded: type !== 'BLOCK_LITERAL' }
  const ways = foldLike(source[part], shown(entered.value), value, folding)
  return [...ways.map((way) => ({ ...source, [part]: way })), line]
}

/** Value as displayed: a block's trailing line ends belong to its style. */
export function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).replace(/\n+$/, '')
}

function isSame(typed: Value, value: unknown): boolean {
  const text = shown(value).trim()
  return typed === value || (text !== '' && String(typed) === text)
}

function indentOf(lines: string, value: unknown): string {
  const own = /^\n*( *)/.exec(String(value))?.[1] ?? ''
  return (/\n( *)[^ \r\n]/.exec(lines)?.[1] ?? '').slice(own.length)
}

function valueAt(head: Head | undefined, path: Path): unknown {
  return head && nodeAt(head, path)?.toJS(head.document)
}

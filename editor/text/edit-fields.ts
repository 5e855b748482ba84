import { CST, isMap, isScalar, isSeq, Lexer, stringify, YAMLSeq } from 'yaml'
import type { FieldPath, Frontmatter, Item, Value } from './fields.ts'
import { headOf, itemsOf, lineEndAfter, nodeAt, shownValue } from './fields.ts'

// An edit replaces only the characters of a value: comments, quotes and tags stay.

export type NewItem = Value | Record<string, unknown> | unknown[]

/** Changes one value in its current style. A missing field is added at the end of its group. */
export function setValue(file: string, text: string, path: FieldPath, value: Value): string {
  const head = headOf(file, text)
  if (!head) return text
  const node = nodeAt(head, path)
  if (!node?.range) return add(head, text, path, value)
  if (!isScalar(node) || shownValue(node.value) === String(value)) return text
  const parent = nodeAt(head, path.slice(0, -1))
  const [offset] = node.range
  const token = structuredClone(node.srcToken) ?? { type: 'scalar', offset, indent: 0, source: '' }
  if (!CST.isScalar(token)) return text
  const old = CST.stringify(token)
  // The yaml package would indent a block by two spaces, whatever the indentation of its lines.
  const indents = token.type === 'block-scalar' ? (token.source.match(/^ +(?=\S)/gm) ?? []) : []
  if (indents.length > 0) token.indent = Math.min(...indents.map(({ length }) => length))
  const ends = String(node.value).match(/\n*$/)?.[0] ?? ''
  const inFlow = isInBrackets(parent)
  const needsQuotes = (own: unknown) =>
    typeof own === 'string' && /^["']/.test(stringify(own, { collectionStyle: inFlow ? 'flow' : 'any' }))
  // Remove single quotes that only the old value needed. Other quotes stay.
  const isForced = token.type === 'single-quoted-scalar' && needsQuotes(node.value)
  const isPlain = isForced || token.type === 'scalar' || (value === '' && token.type === 'block-scalar')
  CST.setScalarValue(token, value === '' ? value : value + ends, {
    afterKey: isMap(parent) && indents.length === 0,
    inFlow,
    type: isPlain ? (needsQuotes(value) ? 'QUOTE_SINGLE' : 'PLAIN') : undefined,
  })
  return put(head, text, offset, offset + old.length, CST.stringify(token))
}

/** Removes the tag `!placeholder` from a value and from the values inside it. */
export function withoutExample(file: string, text: string, path: FieldPath): string {
  const head = headOf(file, text)
  const items = head ? itemsOf(head, nodeAt(head, path.slice(0, -1))) : []
  const { start = 0, end = 0 } = items.find(({ key }) => key === path.at(-1)) ?? {}
  return head ? replace(head, text, start, end, head.source.slice(start, end).replace(/ +!placeholder\b/g, '')) : text
}

/** Completes a value on blur: removes an empty or false field, unless it is required and was there before. */
export function leaveField(file: string, begun: string, path: FieldPath, value: Value, required: boolean): string {
  const typed = setValue(file, begun, path, value)
  const head = headOf(file, begun)
  const isRequired = required && head && nodeAt(head, path)
  return typed === begun || isRequired || (value !== '' && value !== false) ? typed : removeAt(file, begun, path)
}

/** Restores the value of a field from an earlier text; removes the field if it had none. */
export function putBackValue(file: string, text: string, earlier: string, path: FieldPath): string {
  const head = headOf(file, earlier)
  if (!head) return text
  const node = nodeAt(head, path)
  const value = isScalar(node) ? shownValue(node.value) : ''
  return value === '' ? removeAt(file, text, path) : setValue(file, text, path, value)
}

/** Replaces a range, and adds the spaces that YAML needs after a colon and before a comment. */
function put(head: Frontmatter, text: string, from: number, to: number, by: string): string {
  const { source } = head
  const before = /[^\s[{,]/.test(source.charAt(from - 1)) ? ' ' : ''
  const after = source.charAt(to) === '#' && !/\s$/.test(by) ? ' ' : ''
  return replace(head, text, from, to, before + by + after)
}

function replace({ from }: Frontmatter, text: string, start: number, end: number, by: string): string {
  return text.slice(0, from + start) + by + text.slice(from + end)
}

export function addItem(file: string, text: string, path: FieldPath, item: NewItem): string {
  const head = headOf(file, text)
  return head ? add(head, text, [...path, itemsOf(head, nodeAt(head, path)).length], item) : text
}

/** Adds a field or item at the end of its collection; creates missing collections. */
function add(head: Frontmatter, text: string, path: FieldPath, value: NewItem): string {
  const { source } = head
  const missing = path.findIndex((_, at) => nodeAt(head, path.slice(0, at + 1)) === undefined)
  const parent = missing > 0 ? nodeAt(head, path.slice(0, missing)) : head.document.contents
  const added = path.slice(missing).reduceRight<unknown>((inner, key) => {
    if (typeof key !== 'number') return { [key]: inner }
    const list = new YAMLSeq()
    list.flow = typeof inner !== 'object'
    list.add(inner)
    return list
  }, value)
  const inStyle = (collectionStyle: 'any' | 'block' | 'flow') =>
    stringify(added, { collectionStyle, lineWidth: 0, flowCollectionPadding: false }).trimEnd()
  // An existing list keeps one item per line; a new list gets brackets.
  const inLines = (column: number) => inStyle(isSeq(parent) ? 'block' : 'any').replace(/^/gm, ' '.repeat(column))
  const items = itemsOf(head, parent)
  const [first, last] = [items[0], items.at(-1)]
  if (last && isInBrackets(parent)) return replace(head, text, last.end, last.end, `, ${inStyle('flow').slice(1, -1)}`)
  if (first && last) {
    const end = lineEndAfter(source, last.end)
    return replace(head, text, end, end, `\n${inLines(columnOf(source, first))}`)
  }
  if (!parent?.range) return replace(head, text, source.length, source.length, `${inLines(0)}\n`)
  const isEmpty = isInBrackets(parent) || (isScalar(parent) && parent.value === null)
  if (!isEmpty) return text
  const [from, to] = parent.range
  if (isInBrackets(added)) return put(head, text, from, to, inStyle('flow'))
  const end = lineEndAfter(source, to)
  const begun = replace(head, text, end, end, `\n${inLines(2 * missing)}`)
  return replace(head, begun, source.slice(0, from).trimEnd().length, to, '')
}

function isInBrackets(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true
}

function columnOf(source: string, { start }: Item): number {
  return start - (source.lastIndexOf('\n', start - 1) + 1)
}

/** Removes a field or an item with its line, but not its comments. A collection left empty becomes `[]` or `{}`. */
export function removeAt(file: string, text: string, path: FieldPath): string {
  const head = headOf(file, text)
  const parent = head && nodeAt(head, path.slice(0, -1))
  const items = head ? itemsOf(head, parent) : []
  const index = items.findIndex(({ key }) => key === path.at(-1))
  const [before, own, next] = [items[index - 1], items[index], items[index + 1]]
  if (!head || !own) return text
  const { source } = head
  const { start, end, node } = own
  const indent = source.slice(start - columnOf(source, own), start)
  const isAlone = indent.trim() === '' && !isInBrackets(parent)
  const isLast = items.length === 1 && path.length > 1
  const groups = isLast ? itemsOf(head, nodeAt(head, path.slice(0, -2))) : []
  const { keyEnd } = groups.find(({ key }) => key === path.at(-2)) ?? {}
  const colon = keyEnd && source.indexOf(':', keyEnd) + 1
  if (isAlone && (!isLast || colon)) {
    const lineEnd = lineEndAfter(source, end)
    const comments = isScalar(node) || !node ? commentsIn(source.slice(start, lineEnd)) : []
    const lines = comments.map((comment) => indent + comment).join('\n')
    const ownEnd = lines ? '' : source.charAt(lineEnd)
    const line = start - indent.length
    // The last line may lack a newline.
    const from = lines || ownEnd ? line : Math.max(0, line - 1)
    const without = replace(head, text, from, lineEnd + ownEnd.length, lines)
    return colon ? replace(head, without, colon, colon, isMap(parent) ? ' {}' : ' []') : without
  }
  const commentFrom = (from: number, to: number) => {
    const [comment] = commentsIn(source.slice(from, to))
    return comment ? source.slice(source.indexOf(comment, from), to) : ''
  }
  if (next) {
    const kept = commentFrom(start, next.start)
    const gap = kept && !/\s/.test(source.charAt(start - 1)) ? ' ' : ''
    return replace(head, text, start, next.start, gap + kept)
  }
  if (!before) return replace(head, text, start, end, isInBrackets(parent) ? '' : isMap(parent) ? '{}' : '[]')
  const kept = commentFrom(before.end, start)
  return replace(head, text, before.end, end, kept && ` ${kept}`)
}

function commentsIn(source: string): string[] {
  return [...new Lexer().lex(source)].filter((token) => token.startsWith('#'))
}

export function swapItems(file: string, text: string, path: FieldPath, index: number): string {
  const head = headOf(file, text)
  const list = head && nodeAt(head, path)
  const items = head ? itemsOf(head, list) : []
  const [one, other] = [items[index], items[index + 1]]
  if (!head || !one || !other) return text
  const { source } = head
  const endOf = ({ end }: Item) => (isInBrackets(list) ? end : lineEndAfter(source, end))
  const between = source.slice(endOf(one), other.start)
  const swapped = source.slice(other.start, endOf(other)) + between + source.slice(one.start, endOf(one))
  return replace(head, text, one.start, endOf(other), swapped)
}

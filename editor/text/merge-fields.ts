import { isMap, isSeq, type Node } from 'yaml'
import { alignItems, mapSides, mergeLines, type Sides } from './align.ts'
import { type FieldPath, type Frontmatter, type Item, itemsOf, lineEndAfter } from './fields.ts'

/** A piece that two versions have in common, or their two alternatives. */
export type Piece = { same: string } | Choices

export interface Choices {
  /** Path of the differing field or list; missing outside the fields. */
  path?: FieldPath
  mine: string
  theirs: string
  /** Text with both alternatives; undefined if only one can stay. */
  both?: string
  /** The side with the only change, or `both` if the changes fit together. Otherwise the writer chooses. */
  choose?: Choice
}

export type Choice = 'mine' | 'theirs' | 'both'

/** A field or item: whole lines or, in brackets, part of a line. */
interface Entry extends Pick<Item, 'key' | 'node' | 'keyEnd'> {
  head: Frontmatter
  from: number
  text: string
  /** Comments and empty lines above the entry; in brackets, the characters before the entry. */
  lead: string
}

/** A list or group, divided into adjacent pieces of text. */
interface Group {
  layout: 'lines' | 'after hyphen' | 'brackets'
  isList: boolean
  /** Text before the entries, such as the key with its tag and comment. */
  start: string
  entries: readonly Entry[]
  end: string
}

/** Compares two descendants of `base` by field; undefined if their layout is unusual. */
export function compareFields(heads: Sides<Frontmatter | undefined>): Piece[] | undefined {
  if (heads.some((head) => head?.source.match(/[^\n]$/))) return undefined
  return compareGroups(
    [],
    mapSides(heads, (head) => head && groupIn(head, head.document.contents)),
  )
}

/**
 * Divides an entry whose value is a list or group, or all fields. Undefined without entries, or if the layout is
 * unusual.
 */
function groupIn(head: Frontmatter, node: Node | null, entry?: Entry) {
  const { source } = head
  const isWhole = !entry
  const { from = 0, keyEnd = from, text = source } = entry ?? {}
  const items = itemsOf(head, node)
  const [first] = items
  if (!first && !isWhole) return undefined
  const isBelow = isWhole || source.slice(from, first?.start).includes('\n')
  const layout = isInBrackets(node) ? 'brackets' : isBelow ? 'lines' : 'after hyphen'
  const begin = layout === 'lines' ? (isWhole ? 0 : source.indexOf('\n', keyEnd) + 1) : (first?.start ?? 0)
  let at = begin
  const entries = items.map(({ start, end, ...item }): Entry => {
    const own = layout === 'brackets' ? start : Math.max(at, source.lastIndexOf('\n', start - 1) + 1)
    const lead = source.slice(at, own)
    at = layout === 'brackets' ? end : lineEndAfter(source, end) + 1
    return { ...item, head, from: own, text: source.slice(own, at), lead }
  })
  const group: Group = {
    layout,
    isList: isSeq(node),
    start: source.slice(from, begin),
    entries,
    end: source.slice(at, from + text.length),
  }
  const isUsual = layout === 'brackets' || entries.every(({ lead }) => /^(?:[ \t]*(?:#.*)?\n)*$/.test(lead))
  return isUsual && !(group.isList && layout === 'after hyphen') ? group : undefined
}

function isInBrackets(node: unknown): boolean {
  return (isMap(node) || isSeq(node)) && node.flow === true
}

function compareGroups(path: FieldPath, [old, mine, theirs]: Sides<Group | undefined>): Piece[] | undefined {
  const isAlike = (group: Group | undefined) => group?.layout === mine?.layout && group?.isList === mine?.isList
  if (!mine || !theirs || !isAlike(theirs)) return undefined
  const base = isAlike(old) ? old : undefined
  const sides: Sides<readonly Entry[]> = [base?.entries ?? [], mine.entries, theirs.entries]
  const known = sides.filter((entries) => entries.length > 0)
  const firsts = new Set(known.map(([first]) => first?.key))
  const indented = known.flatMap((entries) => (mine.layout === 'after hyphen' ? entries.slice(1) : entries))
  const indents = new Set(indented.map(({ text }) => text.search(/\S/)))
  // After a hyphen, the first field has no line of its own, so it cannot move.
  const isMovable = mine.layout === 'lines' || firsts.size <= 1
  if (mine.layout !== 'brackets' && (indents.size > 1 || !isMovable)) return undefined
  const pieces = mine.isList && mine.layout === 'lines' ? compareItems(path, sides) : compareKeys(path, sides, mine)
  const around = (part: 'start' | 'end') => pieceOf([base?.[part] ?? '', mine[part], theirs[part]], path)
  return pieces && [around('start'), ...pieces, around('end')]
}

function compareKeys(path: FieldPath, sides: Sides<readonly Entry[]>, { layout }: Group): Piece[] | undefined {
  const [base, mine, theirs] = mapSides(sides, (entries) => entries.map(({ key }) => key))
  const isSame = (one: readonly Entry['key'][], other: typeof one) => one.join('\n') === other.join('\n')
  // In brackets, adding an entry would change commas too, so leave such a group undivided.
  if (layout === 'brackets' && !(isSame(base, mine) && isSame(mine, theirs))) return undefined
  const isMoved = !isSame(
    mine.filter((key) => base.includes(key)),
    base.filter((key) => mine.includes(key)),
  )
  const [keys, more] = isMoved ? [[...mine], theirs] : [[...theirs], mine]
  for (const [at, key] of more.entries())
    if (!keys.includes(key)) keys.splice(at === 0 ? 0 : keys.indexOf(more[at - 1] ?? '') + 1, 0, key)
  return keys.flatMap((own) => {
    const entries = mapSides(sides, (side) => side.find(({ key }) => key === own))
    return compareEntries([...path, own], entries)
  })
}

function compareItems(path: FieldPath, sides: Sides<readonly Entry[]>): Piece[] {
  let index = 0
  return alignItems(sides, textOf).flatMap((region) => {
    const [base, mine, theirs] = region
    const from = index
    index += mine.length
    if (base.length === mine.length && mine.length === theirs.length)
      return mine.flatMap((own, at) => compareEntries([...path, from + at], [base[at], own, theirs[at]]))
    const piece = pieceOf(
      mapSides(region, (entries) => entries.map(textOf).join('')),
      path,
    )
    const isAdded = base.length === 0 && !('same' in piece) && !piece.choose
    return isAdded ? { ...piece, both: piece.mine + piece.theirs } : piece
  })
}

const textOf = (entry: Entry | undefined) => (entry ? entry.lead + entry.text : '')

function compareEntries(path: FieldPath, entries: Sides<Entry | undefined>): Piece[] {
  const [base, mine, theirs] = entries
  if (!mine || !theirs) return [pieceOf(mapSides(entries, textOf), path)]
  const lead = pieceOf([base?.lead ?? '', mine.lead, theirs.lead], path)
  if (mine.text === theirs.text) return [lead, { same: mine.text }]
  const groups = mapSides(entries, (entry) => entry && groupIn(entry.head, entry.node, entry))
  const whole = pieceOf([base?.text ?? '', mine.text, theirs.text], path)
  const both = 'same' in whole || whole.choose ? undefined : mergeBrackets(groups)
  return [lead, ...(compareGroups(path, groups) ?? [both === undefined ? whole : { ...whole, both, choose: 'both' }])]
}

/** Merges lists in brackets by item; undefined on a conflict. */
function mergeBrackets([base, mine, theirs]: Sides<Group | undefined>): string | undefined {
  const isPlain = (group: Group | undefined) =>
    group?.layout === 'brackets' && group.isList && group.entries.every(({ lead }, at) => lead === (at ? ', ' : ''))
  if (!mine || !theirs || !isPlain(mine) || !isPlain(theirs)) return undefined
  if (mine.start !== theirs.start || mine.end !== theirs.end) return undefined
  const items = mapSides([base, mine, theirs], (group) => group?.entries.map(({ text }) => text) ?? [])
  const pieces = alignItems(items, String).map((region) => pieceOf(mapSides(region, (texts) => texts.join(', '))))
  if (pieces.some((piece) => !('same' in piece || piece.choose))) return undefined
  const suggested = pieces.map((piece) => chosenText(piece, 'same' in piece ? undefined : piece.choose))
  return mine.start + suggested.filter(Boolean).join(', ') + mine.end
}

/** Compares two versions of a piece of text. Changes in different lines fit together. */
export function pieceOf(texts: Sides<string>, path?: FieldPath): Piece {
  const [base, mine, theirs] = texts
  if (mine === theirs) return { same: mine }
  if (base === mine) return { path, mine, theirs, choose: 'theirs' }
  if (base === theirs) return { path, mine, theirs, choose: 'mine' }
  const both = mergeLines(texts)
  return { path, mine, theirs, both, choose: both === undefined ? undefined : 'both' }
}

/** Text of a piece with the given choice; without one, `mine`. */
export function chosenText(piece: Piece, choice: Choice = 'mine'): string {
  return 'same' in piece ? piece.same : (piece[choice] ?? piece.mine)
}

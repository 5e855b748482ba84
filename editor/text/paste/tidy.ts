import type { Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

/** Repairs output of word processors: split marks, spaces within marks, skipped heading levels. */
export function tidy(tree: Root) {
  tidyChildren(tree)
  visit(tree, 'list', (list) => {
    for (const item of list.children) item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1
    list.spread = list.children.some(({ spread }) => spread)
  })
  visit(tree, 'table', ({ children: rows }) => {
    // A table without a header got an empty one: use its first row.
    if (rows.length > 1 && rows[0]?.children.every(({ children }) => children.length === 0)) rows.shift()
  })
  const headings: Extract<Nodes, { type: 'heading' }>[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  // Only the page title may be a level 1 heading.
  const down = headings.some(({ depth }) => depth === 1) ? 1 : 0
  let most = 6
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth + down, most, 6) as typeof heading.depth
    most = heading.depth + 1
  }
}

function tidyChildren(parent: Parents) {
  for (const child of parent.children) if ('children' in child) tidyChildren(child)
  const apart = joined(parent.children.flatMap((child) => unwrap(child, parent))).flatMap(withoutEdges)
  const children = joined(apart).filter((child) => !isEmpty(child))
  const isLine = parent.type === 'paragraph' || parent.type === 'heading'
  parent.children = (isLine ? trimmed(children) : children).flatMap(paragraphsOf) as typeof parent.children
}

type Child = RootContent

function unwrap(child: Child, parent: Parents): Child[] {
  const isNested = child.type === parent.type && /^(?:strong|emphasis|link)$/.test(child.type)
  const isSpare = isNested || (child.type === 'strong' && parent.type === 'heading')
  return isSpare && 'children' in child ? child.children : [child]
}

/** Joins equal neighbours: Word splits bold text, and gives each item its own list. */
function joined(children: readonly Child[]): Child[] {
  const result: Child[] = []
  for (const child of children) {
    const last = result.at(-1)
    if (last?.type === 'text' && child.type === 'text') last.value += child.value
    else if (last && 'children' in last && 'children' in child && isSame(last, child))
      last.children = [...last.children, ...child.children] as typeof last.children
    else result.push(child)
  }
  for (const child of result)
    if (child.type === 'strong' || child.type === 'emphasis')
      child.children = joined(child.children) as PhrasingContent[]
  return result
}

function isSame(one: Child, other: Child): boolean {
  if (one.type === 'list' && other.type === 'list') return one.ordered === other.ordered
  if (one.type === 'link' && other.type === 'link') return one.url === other.url
  return one.type === other.type && (one.type === 'strong' || one.type === 'emphasis')
}

/** Moves spaces out of a mark: ** bold** is not bold. */
function withoutEdges(child: Child): Child[] {
  if (child.type !== 'strong' && child.type !== 'emphasis' && child.type !== 'link') return [child]
  const [first, last] = [child.children.at(0), child.children.at(-1)]
  const result: Child[] = [child]
  if (first?.type === 'text' && /^\s/.test(first.value)) {
    first.value = first.value.trimStart()
    result.unshift({ type: 'text', value: ' ' })
  }
  if (last?.type === 'text' && /\s$/.test(last.value)) {
    last.value = last.value.trimEnd()
    result.push({ type: 'text', value: ' ' })
  }
  return result
}

function isEmpty(child: Child): boolean {
  if (child.type === 'text') return child.value === ''
  return 'children' in child && !/^table/.test(child.type) && child.children.every(isEmpty)
}

function trimmed(children: Child[]): Child[] {
  const isSpace = (child?: Child) => child?.type === 'break' || (child?.type === 'text' && child.value.trim() === '')
  while (isSpace(children.at(0))) children.shift()
  while (isSpace(children.at(-1))) children.pop()
  return children
}

/** Two successive line breaks end a paragraph. */
function paragraphsOf(child: Child): Child[] {
  if (child.type !== 'paragraph') return [child]
  const parts: PhrasingContent[][] = [[]]
  for (const [at, one] of child.children.entries())
    if (one.type === 'break' && child.children[at + 1]?.type === 'break') parts.push([])
    else parts.at(-1)?.push(one)
  const paragraphs = parts.map((part) => ({ ...child, children: trimmed(part) as PhrasingContent[] }))
  return paragraphs.filter(({ children }) => children.length > 0)
}

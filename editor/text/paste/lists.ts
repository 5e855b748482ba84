import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/**
 * Repairs lists of word processors. Word writes paragraphs with a style, "mso-list: l0 level1", and a marker. Google
 * Docs nests a list between items.
 */
export function mendLists(parent: Root | Element) {
  const children: ElementContent[] = []
  let open: OpenList[] = []
  for (const child of parent.children as ElementContent[]) {
    const above = children.at(-1)
    const item = child.type === 'element' ? itemOf(child) : undefined
    if (child.type === 'element') mendLists(child)
    if (isList(parent) && isList(child) && above?.type === 'element') above.children.push(child)
    else if (item) open = addItem(item, open, children)
    else {
      if (child.type === 'element' || textOf(child).trim() !== '') open = []
      children.push(child)
    }
  }
  parent.children = children
}

/** An open list, and its level in Word. */
interface OpenList {
  level: number
  list: Element
}

interface Item {
  level: number
  tagName: 'ol' | 'ul'
  children: ElementContent[]
}

function itemOf(node: Element): Item | undefined {
  const [, level] = /mso-list:\s*l\d+ level(\d+)/.exec(styleOf(node)) ?? []
  if (node.tagName !== 'p' || !level) return undefined
  const mark = textOf({ ...node, children: node.children.filter(isMark) })
  const children = node.children.filter((child) => !isMark(child))
  return { level: Number(level), tagName: /^\s*\(?[a-z0-9]+[.)]/i.test(mark) ? 'ol' : 'ul', children }
}

function addItem({ level, tagName, children }: Item, open: readonly OpenList[], top: ElementContent[]): OpenList[] {
  const lists = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === tagName))
  const last = lists.at(-1)
  const item = element('li', children)
  if (last?.level === level) {
    last.list.children.push(item)
    return lists
  }
  const list = element(tagName, [item])
  const above = last?.list.children.at(-1)
  if (above?.type === 'element') above.children.push(list)
  else top.push(list)
  return [...lists, { level, list }]
}

/** True for the number or bullet of an item, even within a span. */
function isMark(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  const isIgnored = /mso-list:\s*ignore/i.test(styleOf(node))
  return isIgnored || (node.children.length > 0 && node.children.every(isMark))
}

function isList(node: Root | ElementContent): node is Element {
  return node.type === 'element' && /^[ou]l$/.test(node.tagName)
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

export function styleOf({ properties }: Element): string {
  return typeof properties.style === 'string' ? properties.style : ''
}

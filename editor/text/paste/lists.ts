import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** A list that is still open, and the level at which Word has it. */
interface OpenList {
  level: number
  list: Element
}

/**
 * Puts right the lists of word processors. Those of Word are paragraphs with a style, "mso-list: l0 level1", and a mark in
 * front. Google Docs has a list within a list beside its items.
 */
export function mendLists(parent: Root | Element) {
  const children: ElementContent[] = []
  let open: OpenList[] = []
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'element') mendLists(child)
    const above = children.at(-1)
    if (isList(parent) && isList(child) && above?.type === 'element') {
      above.children.push(child as Element)
      continue
    }
    const item = child.type === 'element' ? itemOf(child) : undefined
    if (item) open = addItem(item, open, children)
    else {
      if (!isBlank(child)) open = []
      children.push(child)
    }
  }
  parent.children = children
}

interface Item {
  level: number
  tagName: 'ol' | 'ul'
  children: ElementContent[]
}

function itemOf(node: Element): Item | undefined {
  const [, level] = /mso-list:\s*l\d+ level(\d+)/.exec(styleOf(node)) ?? []
  if (node.tagName !== 'p' || !level) return undefined
  const marks = node.children.filter(isMark)
  const isOrdered = /^\s*\(?[a-z0-9]+[.)]/i.test(marks.map((mark) => textOf(mark)).join(''))
  const children = node.children.filter((child) => !isMark(child))
  return { level: Number(level), tagName: isOrdered ? 'ol' : 'ul', children }
}

/** Adds an item to the list of its level, which is begun where none is open. */
function addItem({ level, tagName, children }: Item, open: readonly OpenList[], top: ElementContent[]): OpenList[] {
  const lists = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === tagName))
  let last = lists.at(-1)
  if (last?.level !== level) {
    const list = element(tagName, [])
    const above = last?.list.children.at(-1)
    if (above?.type === 'element') above.children.push(list)
    else top.push(list)
    last = { level, list }
    lists.push(last)
  }
  last.list.children.push(element('li', children))
  return lists
}

/** The number or the dot of an item, which may stand in a span of its own. */
function isMark(node: ElementContent): boolean {
  return node.type === 'element' && (isIgnored(node) || (node.children.length > 0 && node.children.every(isMark)))
}

const isList = (node: Root | ElementContent) => node.type === 'element' && /^[ou]l$/.test(node.tagName)
const isIgnored = (node: Element) => /mso-list:\s*ignore/i.test(styleOf(node))
const isBlank = (node: ElementContent) => node.type !== 'element' && textOf(node).trim() === ''
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** The style that stands in an element itself. */
export function styleOf({ properties }: Element): string {
  return typeof properties.style === 'string' ? properties.style : ''
}

import type { Nodes } from 'hast'
import type { Root } from 'mdast'
import { type Problem, say } from '../problem.ts'
import { nodesOf, ofType } from '../read/positions.ts'
import { idOf } from './headings.ts'

/**
 * Splits a text at second-level headings. Each part keeps all definitions. `name` prefixes footnote ids, because a page
 * can combine several texts.
 */
export function partsOfText(tree: Root): { name: string; tree: Root }[] {
  const definitions = ofType(nodesOf(tree), 'definition', 'footnoteDefinition').map(({ node }) => node)
  const starts = tree.children.flatMap((node, at) => (node.type === 'heading' && node.depth === 2 ? [at] : []))
  return [0, ...starts].map((start, at) => {
    const children = tree.children.slice(start, starts[at])
    const heading = at > 0 && children[0]?.type === 'heading' ? `${idOf(children[0])}-` : ''
    return { name: `user-content-${heading}`, tree: { ...tree, children: [...definitions, ...children] } }
  })
}

const inHeading = {
  en: 'The footnote [^%1] stands in a heading, which shows its words alone. Write it in the text below.',
  nl: 'De voetnoot [^%1] staat in een kop, die alleen haar woorden toont. Zet hem in de tekst eronder.',
}

/** Reports footnotes in section headings, which a page displays as buttons. */
export function footnotesInHeadings(tree: Root, file: string): Problem[] {
  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2)
  const found = ofType(nodesOf({ type: 'root', children: headings }), 'footnoteReference')
  return found.map(({ node, at }) => {
    return { ruleId: 'heading-footnote', file, ...at, message: say(inHeading, node.label ?? node.identifier) }
  })
}

export function nameLabel(node: Nodes, label: string) {
  if (node.type === 'element') {
    const { properties } = node
    if (properties.id === 'footnote-label') properties.id = label
    if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [label]
  }
  if ('children' in node) for (const child of node.children) nameLabel(child, label)
}

export function isFootnoteMark(node: Nodes): boolean {
  if (node.type !== 'element') return false
  const { dataFootnoteRef, dataFootnoteBackref, id } = node.properties
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    /^(?:footnote-|user-content-.*)label$/.test(String(id))
  )
}

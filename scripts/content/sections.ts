import type { ElementContent, Root } from 'hast'

/** Wraps each second-level heading and what follows it in a <section>, for documents that are shown section by section. */
export function rehypeSections() {
  return (tree: Root) => {
    const children: Root['children'] = []
    let section: ElementContent[] | undefined
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        section = []
        children.push({ type: 'element', tagName: 'section', properties: {}, children: section })
      }
      if (section && node.type !== 'doctype') section.push(node as ElementContent)
      else children.push(node)
    }
    tree.children = children
  }
}

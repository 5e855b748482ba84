import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

export function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* elementsIn(node)
    if ('content' in node) yield* elementsIn(node.content)
  }
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value
}

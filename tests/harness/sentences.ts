import { type Node, visitNodes } from './nodes.ts'

/** The names of the messages of a program: what it says with `say`, and how it describes its schemas. */
export function sentencesIn(file: string): string[] {
  const found: string[] = []
  visitNodes(file, (node) => {
    // As ESTree has these two kinds of nodes.
    const { type, tag, quasi, callee, arguments: given } = node as Tagged & Call
    if (type === 'TaggedTemplateExpression' && tag.name === 'say')
      found.push(quasi.quasis.map(({ value }) => value.cooked).reduce((name, part, at) => `${name}%${at}${part}`))
    if (type === 'CallExpression' && callee.property?.name === 'describe') {
      const [text] = given
      if (typeof text?.value !== 'string') throw new Error(`${file}: a description is one text, without values.`)
      found.push(text.value)
    }
  })
  return found
}

interface Tagged extends Node {
  tag: { name?: string }
  quasi: { quasis: { value: { cooked: string } }[] }
}

interface Call extends Node {
  callee: { property?: { name?: string } }
  arguments: { value?: unknown }[]
}

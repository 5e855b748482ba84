import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** The names of the messages of a program: what it says with `say`, and how it describes its schemas. */
export function sentencesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found: string[] = []
  walk(parseSync(file, code).program)
  return found

  function walk(node: unknown) {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isNode(node)) return
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'say')
      found.push(node.quasi.quasis.map(({ value }) => value.cooked).reduce((name, part, at) => `${name}%${at}${part}`))
    if (node.type === 'CallExpression' && node.callee.property?.name === 'describe') {
      const [text] = node.arguments
      if (typeof text?.value !== 'string') throw new Error(`${file}: a description is one text, without values.`)
      found.push(text.value)
    }
    for (const inner of Object.values(node)) walk(inner)
  }
}

/** What is used here of the nodes of a program, as ESTree names them. */
interface Node {
  type: string
  tag: { name?: string }
  quasi: { quasis: { value: { cooked: string } }[] }
  callee: { property?: { name?: string } }
  arguments: { value?: unknown }[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Every text in a program: between quotes, or in a pattern. Not the names of tests: nothing is compared with those. */
export function stringsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found: string[] = []
  walk(parseSync(file, code).program)
  return found

  function walk(node: unknown) {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isNode(node)) return
    if (typeof node.value === 'string') found.push(node.value)
    if (node.regex) found.push(node.regex.pattern.replace(/\\s[?*+]?/g, ' ').replace(/\\(.)/g, '$1'))
    if (node.type === 'TemplateElement') found.push(node.value.cooked)
    const isTest = node.type === 'CallExpression' && /^(test|describe)\b/.test(code.slice(node.callee.start))
    const { arguments: given, ...rest } = node
    for (const inner of Object.values(rest)) walk(inner)
    walk(isTest ? given?.slice(1) : given)
  }
}

/** What is used here of the nodes of a program, as ESTree names them. */
interface Node {
  type: string
  value: { cooked: string }
  regex?: { pattern: string }
  callee: { start: number }
  arguments?: unknown[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

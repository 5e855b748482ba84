import { type Node, visitNodes } from './nodes.ts'

/** Every text in a program: between quotes, or in a pattern. Not the names of tests: nothing is compared with those. */
export function stringsIn(file: string): string[] {
  const found: string[] = []
  visitNodes(file, (node, code) => {
    // As ESTree has the kinds of nodes that are asked for here.
    const { type, value, regex, callee, arguments: given, ...rest } = node as Known
    if (typeof value === 'string') found.push(value)
    if (regex) found.push(regex.pattern.replace(/\\s[?*+]?/g, ' ').replace(/\\(.)/g, '$1'))
    if (type === 'TemplateElement') found.push(value.cooked)
    const isTest = type === 'CallExpression' && /^(test|describe)\b/.test(code.slice(callee.start))
    return isTest ? { ...rest, callee, arguments: given?.slice(1) } : undefined
  })
  return found
}

interface Known extends Node {
  value: { cooked: string }
  regex?: { pattern: string }
  callee: { start: number }
  arguments?: unknown[]
}

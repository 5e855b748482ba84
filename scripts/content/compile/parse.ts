import type { Nodes, Root } from 'mdast'
import type { Problem } from '../../check/problem.ts'
import { placeIn } from '../read/places.ts'
import { parseMarkdown } from './markdown.ts'
import { explainSyntaxError } from './syntax-errors.ts'

/**
 * A line that begins with a hundred signs of quotes and lists, over some thousands of which the parser takes minutes, or
 * as many brackets of an expression, of which ten thousand exhaust its stack.
 */
const deep = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

/** Parses a body, or returns its first mistake of syntax. */
export function parseBody(file: string, text: string): Root | Problem[] {
  const nested = (line: number) => [{ ruleId: 'mdx-syntax', file, line, column: 1, message: tooDeep }]
  const at = text.search(deep)
  if (at >= 0) return nested(placeIn({ text, line: 1, column: 1 }, at).line)
  try {
    const tree = parseMarkdown(text)
    const line = lineTooDeep(tree)
    return line === undefined ? tree : nested(line)
  } catch (error) {
    return [{ ruleId: 'mdx-syntax', file, ...explainSyntaxError(error, text) }]
  }
}

/** The line of something that stands within a hundred others: what works on the tree would exhaust the stack. */
function lineTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < 100 && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  return level[0] && (level[0].position?.start.line ?? 1)
}

const tooDeep = {
  en: 'This line is nested too deeply. Write it with fewer quotes, lists or components in each other.',
  nl: 'Deze regel staat te diep in andere. Schrijf hem met minder citaten, lijsten of componenten in elkaar.',
}

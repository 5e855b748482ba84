import { type Node, visitNodes } from './nodes.ts'

const starts = /^(spawn|spawnSync|exec|execSync|execFile|execFileSync|fork)$/

/** Programs that start ours; any other that is named starts what is not of this project. */
const ours = /^(node|npm|npx|sh|bash)$/

/** The lines of a file that start one of our programs, or one that is not named, in another environment than that of a user. */
export function startedElsewhere(file: string): number[] {
  const lines: number[] = []
  visitNodes(file, (node, code) => {
    if (node.type !== 'CallExpression' || !starts.test(calledIn(node))) return
    const { arguments: given = [], start } = node as Call
    const program = given[0]?.value
    if (typeof program === 'string' && !ours.test(program)) return
    if (!given.some(({ start: from, end }) => code.slice(from, end).includes('env: plainEnvironment(')))
      lines.push(code.slice(0, start).split('\n').length)
  })
  return lines
}

type Call = Node & { arguments: (Node & { start: number; end: number; value?: unknown })[]; start: number }

/** The name of the function that is called: that in promisify(execFile)(…), too. */
function calledIn({ callee }: Node): string {
  const { name = '', arguments: inner = [] } = callee as { name?: string; arguments?: { name?: string }[] }
  return name || (inner[0]?.name ?? '')
}

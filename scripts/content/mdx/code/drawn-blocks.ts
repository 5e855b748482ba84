import { type Message, say } from '../../problem.ts'
import { ofOthers } from '../braces/notation-messages.ts'
import { asDrawing } from '../tags/code-tags.ts'
import { fences } from '../tags/html-headings.ts'

/** Matches the first line of a drawing between lines of colons, and captures the colons. */
const opening = /^[ \t>]*((:{2,}) ?\{?(?:mermaid|plantuml|puml|graphviz|echarts|markmap|wavedrom|nomnoml)\b.*)$/

/** Finds drawings in code between two lines of colons. Nothing within them has a message of its own. */
export function drawnBlocks(text: string): { start: number; end: number; message: Message }[] {
  if (!/:: ?\{?[a-z]/.test(text)) return []
  const visible = text.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const found: { start: number; end: number; message: Message }[] = []
  let open: { start: number; line: string; colons: string } | undefined
  let offset = 0
  for (const line of visible.split('\n')) {
    const [, first = '', colons = ''] = opening.exec(line) ?? []
    if (first) open = { start: offset + line.indexOf(first), line: first.trimEnd(), colons }
    else if (open && line.trim() === open.colons) {
      const message = say(ofOthers, { source: `${open.line} … ${open.colons}`, cure: asDrawing })
      found.push({ start: open.start, end: offset + line.trimEnd().length, message })
      open = undefined
    }
    offset += line.length + 1
  }
  return found
}

import type { Problem } from '../../engine/problem.ts'

/** A problem that names what was probably meant, with a correction of the place where it stands. `text` has line feeds only. */
export function withSuggestion<P extends Problem>(problem: P, text: string): P {
  const [, wrong, meant] = /^\{(.+?)\} is not a fact of .*Did you mean (\{[\w.]+\})\?/.exec(problem.message) ?? []
  if (problem.fix || !wrong || !meant) return problem
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const found = at + 1 < problem.line ? null : new RegExp(`\\{\\s*${escaped(wrong)}\\s*\\}`).exec(line)
    if (found) return { ...problem, fix: { line: at + 1, column: found.index + 1, from: found[0], to: meant } }
  }
  return problem
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

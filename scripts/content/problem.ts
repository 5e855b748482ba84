/** One mistake in one content file, where it stands. `message` says what is wrong and what to write instead. */
export interface Problem {
  file: string
  line: number
  column: number
  message: string
}

/** One line for a terminal, with the place first so that editors link it. */
export function print({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`
}

/** Problems in the order a writer would work through them: by file, then from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message),
  )
}

/** An author's own value, in quotes and short enough to read. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
}

/** Order that is the same on every machine, unlike localeCompare. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

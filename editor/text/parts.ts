/**
 * Offsets of the fields and the body; in YAML files, the body is empty. Undefined without valid frontmatter: the file
 * is then edited as a whole.
 */
export function fileParts(file: string, text: string) {
  if (file.endsWith('.yaml')) return { from: 0, to: text.length, body: text.length }
  const [open] = /^---[ \t]*\n/.exec(text) ?? []
  if (!open) return undefined
  const from = open.length
  const close = /^---.*\n?/m.exec(text.slice(from))
  if (!close || !/^---[ \t]*\n?$/.test(close[0])) return undefined
  return { from, to: from + close.index, body: from + close.index + close[0].length }
}

/** Offset of a line and column, which count from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return Math.min(text.length, before.map((one) => `${one}\n`).join('').length + column - 1)
}

/**
 * Returns the offsets of the fields between the --- lines, and of the body. Undefined if a --- line is missing or
 * malformed, which the check reports.
 */
export function frontmatterIn(text: string): { from: number; to: number; body: number } | undefined {
  const [open] = /^---[ \t]*\n/.exec(text) ?? []
  if (!open) return undefined
  const from = open.length
  const close = /^---.*\n?/m.exec(text.slice(from))
  if (!close || !/^---[ \t]*\n?$/.test(close[0])) return undefined
  return { from, to: from + close.index, body: from + close.index + close[0].length }
}

import { frontmatterIn } from '../../scripts/content/frontmatter.ts'

/**
 * Offsets of the fields and the body; in YAML files, the body is empty. Undefined without valid frontmatter: the file
 * is then edited as a whole.
 */
export function fileParts(file: string, text: string) {
  if (file.endsWith('.yaml')) return { from: 0, to: text.length, body: text.length }
  return frontmatterIn(text)
}

/** Offset of a line and column, which count from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return Math.min(text.length, before.map((one) => `${one}\n`).join('').length + column - 1)
}

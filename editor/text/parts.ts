// The desk keeps texts with their byte-order mark and line ends; offsets here refer to them.

/**
 * Offsets of the fields and the body; in YAML files, the body is empty. Undefined without valid frontmatter: the file
 * is then edited as a whole.
 */
export function fileParts(file: string, text: string) {
  const start = text.startsWith('\ufeff') ? 1 : 0
  if (file.endsWith('.yaml')) return { from: start, to: text.length, body: text.length }
  const open = /^---[ \t]*\r?\n/.exec(text.slice(start))
  if (!open) return undefined
  const from = start + open[0].length
  const close = /^---.*(\r?\n)?/m.exec(text.slice(from))
  if (!close || !/^---[ \t]*\r?\n?$/.test(close[0])) return undefined
  return { from, to: from + close.index, body: from + close.index + close[0].length }
}

export function lineEndOf(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** Offset of a line and column, which count from 1 without the byte-order mark. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = [...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)
  const start = line > 1 ? (ends[line - 2] ?? ends.at(-1)) : undefined
  return Math.min(text.length, (start ?? (text.startsWith('\ufeff') ? 1 : 0)) + column - 1)
}

/** Text as the editor and the check read it: line feeds only, no byte-order mark. */
export function readingOf(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

/** A change in the normalized text, with line feeds only. */
export interface TextChange {
  from: number
  to: number
  insert: string
}

/** Applies changes; added lines get the file's line ends. */
export function applyChanges(text: string, changes: readonly TextChange[], end = lineEndOf(text)): string {
  let result = ''
  let done = 0
  for (const { from, to, insert } of changes) {
    const [start, stop] = [placeIn(text, from), placeIn(text, to)]
    result += text.slice(done, start) + insert.replace(/\n/g, end)
    done = stop
  }
  return result + text.slice(done)
}

function placeIn(text: string, offset: number): number {
  if (!text.includes('\r')) return offset
  let place = 0
  for (let read = 0; read < offset; read++) place += text.startsWith('\r\n', place) ? 2 : 1
  return place
}

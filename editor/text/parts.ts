// The text of a file is the state of the desk, byte-order mark and line ends included: functions here return offsets in it.

/** Offsets of the fields of a file, and of its text; in a file of YAML alone, that is the end. */
export interface Parts {
  from: number
  to: number
  body: number
}

/** Finds the parts of a file; undefined where its frontmatter cannot be found, so that only the whole can be edited. */
export function partsOf(file: string, text: string): Parts | undefined {
  const start = text.startsWith('\ufeff') ? 1 : 0
  if (file.endsWith('.yaml')) return { from: start, to: text.length, body: text.length }
  const open = /^---[ \t]*\r?\n/.exec(text.slice(start))
  if (!open) return undefined
  const from = start + open[0].length
  const close = /^---.*(\r?\n)?/m.exec(text.slice(from))
  if (!close || !/^---[ \t]*\r?\n?$/.test(close[0])) return undefined
  return { from, to: from + close.index, body: from + close.index + close[0].length }
}

/** Returns how lines of a file end; what is added ends as the others do. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** Returns the offset of a line and column, counted from 1 as a check does, which sees no byte-order mark. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = [...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)
  const start = line > 1 ? (ends[line - 2] ?? ends.at(-1)) : undefined
  return Math.min(text.length, (start ?? (text.startsWith('\ufeff') ? 1 : 0)) + column - 1)
}

/** Returns a text as an editor and the check read it: with line feeds only, and no byte-order mark. */
export function readingOf(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

/** What an editor did to its reading of a text, in which every line end is a line feed. */
export interface Change {
  from: number
  to: number
  insert: string
}

/** Changes a text: nothing else is touched, and lines that are added end as the others of the file do. */
export function applyChanges(text: string, changes: readonly Change[], end = lineEndOf(text)): string {
  let result = ''
  let done = 0
  for (const { from, to, insert } of changes) {
    const [start, stop] = [placeIn(text, from), placeIn(text, to)]
    result += text.slice(done, start) + insert.replace(/\n/g, end)
    done = stop
  }
  return result + text.slice(done)
}

/** Returns the offset in a text of one in its reading. */
function placeIn(text: string, offset: number): number {
  if (!text.includes('\r')) return offset
  let place = 0
  for (let read = 0; read < offset; read++) place += text.startsWith('\r\n', place) ? 2 : 1
  return place
}

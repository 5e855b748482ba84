import type { Message } from './message.ts'

/** A place in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** One mistake in one content file, where it stands. `message` says what is wrong and what to write instead. */
export interface Problem extends Place {
  file: string
  message: Message
  /** The one right answer, where there is one. */
  fix?: Fix
  /** A writer can have a reason for it, or a clock can be wrong: it is advised on, and blocks nothing. */
  isAdvice?: boolean
  /** Whoever runs the site settles it: it holds up no proposal, but a publication. */
  isForReview?: boolean
}

/** Exactly here stands `from`, and it becomes `to`. Where something else stands, nothing is changed. */
export interface Fix extends Place {
  from: string
  to: string
  /** Every line of the file then ends in the same way, with a line feed. */
  ofEnds?: boolean
}

/** A mistake of a file as a whole. */
export function problemOf(file: string, message: Message): Problem {
  return { file, line: 1, column: 1, message }
}

/** How many bytes, as a writer is told. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

/** An author's own value, in quotes and short enough to read. */
export function quote(value: unknown): string {
  return `"${shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))}"`
}

/** An author's own text on one line, short enough to read. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** Order that is the same on every machine, unlike localeCompare. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

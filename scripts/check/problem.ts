import type { Message } from './message.ts'

/** A place in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** The one right text, where there is one, as the fields of a VFileMessage. Where something else stands, nothing is changed. */
export interface Correction {
  actual?: string
  expected?: string
  /** Where `actual` begins, if not at the line and column of the problem. */
  at?: Place
}

/** One mistake in one content file, where it stands. `message` says what is wrong and what to write instead. */
export interface Problem extends Place, Correction {
  /** The rule or reader that found it: `npm run check -- --explain` says why it exists. */
  ruleId: string
  file: string
  message: Message
  /** A writer can have a reason for it, or a clock can be wrong: it is advised on, and blocks nothing. */
  isAdvice?: boolean
  /** Whoever runs the site settles it: it holds up no proposal, but a publication. */
  isForReview?: boolean
}

/** A mistake of a file as a whole. */
export function problemOf(file: string, ruleId: string, message: Message): Problem {
  return { ruleId, file, line: 1, column: 1, message }
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

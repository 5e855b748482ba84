import type { Message } from './message.ts'

/** Line and column, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/**
 * The only right text, if there is one, as the fields of a VFileMessage. Applied only if the file still has `actual`.
 */
export interface Correction {
  actual?: string
  expected?: string
  /** Start of `actual`, if it differs from the position of the problem. */
  at?: Place
}

export interface Problem extends Place, Correction {
  ruleId: string
  file: string
  message: Message
  /** Advice does not block: the writer can have a reason, or a clock can be wrong. */
  isAdvice?: boolean
  /** To be settled by the site owner: blocks publication, not a proposal. */
  isForReview?: boolean
}

export function problemOf(file: string, ruleId: string, message: Message): Problem {
  return { ruleId, file, line: 1, column: 1, message }
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

export function quote(value: unknown): string {
  return `"${shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))}"`
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** Orders by code unit: unlike localeCompare, the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

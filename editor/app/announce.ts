import type { Key } from '../protocol.ts'
import { Refusal, troubleOf } from './api.ts'

export interface Notice {
  text: string
  tone: 'good' | 'bad'
  undo?: Undo
}

/** Takes back what is told. With it, a notice stays until it is closed, on the page of the entry `of`. */
export interface Undo {
  act: () => void
  of?: Key
}

let listener: ((notice: Notice) => void) | undefined

/** Says something in the live region, which shows it for a while too. */
export function announce(text: string, tone: Notice['tone'] = 'good', undo?: Undo) {
  listener?.({ text, tone, undo })
}

export function announceTrouble(error: unknown) {
  announce(troubleOf(error), 'bad')
}

/** Announces what the server refused: that it is gone is said above everything. */
export function announceRefusal(error: unknown) {
  if (error instanceof Refusal) announceTrouble(error)
}

/** Sets the live region. */
export function listenToNotices(hear: typeof listener) {
  listener = hear
}

import type { Key } from '../protocol.ts'

export interface Notice {
  text: string
  tone: 'good' | 'bad'
  number: number
  undo?: Undo
}

/** Takes back what is told. With it, a notice stays until it is closed, on the page of the entry `of`. */
export interface Undo {
  act: () => void
  of?: Key
}

type Listener = (notice: Notice) => void

let listener: Listener | undefined
let number = 0

/** Says something in the live region, which shows it for a while too. */
export function announce(text: string, tone: Notice['tone'] = 'good', undo?: Undo) {
  listener?.({ text, tone, number: ++number, undo })
}

/** Who shows what is announced. */
export function listenToNotices(hear: Listener): () => void {
  listener = hear
  return () => {
    listener = undefined
  }
}

export interface Notice {
  text: string
  tone: 'good' | 'bad'
  number: number
}

type Listener = (notice: Notice) => void

let listener: Listener | undefined
let number = 0

/** Says something in the live region, which shows it for a while too. */
export function announce(text: string, tone: Notice['tone'] = 'good') {
  listener?.({ text, tone, number: ++number })
}

/** Who shows what is announced. */
export function listenToNotices(hear: Listener): () => void {
  listener = hear
  return () => {
    listener = undefined
  }
}

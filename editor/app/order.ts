/**
 * Keeps the answers to requests in order, which a busy machine does not. Call the result as a request begins, and what
 * that returns with its answer: false if a later request was answered before.
 */
export function createOrder() {
  let requests = 0
  let taken = 0
  return () => {
    const requestNumber = ++requests
    return () => {
      if (requestNumber < taken) return false
      taken = requestNumber
      return true
    }
  }
}

/**
 * Runs one fetch at a time. A fetch during another one waits, and is left out if that one told something: a conflict
 * would be asked twice. `work` returns true if it told something.
 */
export function createSharing() {
  let running: Promise<boolean> | undefined
  return async (isNeeded: boolean, work: () => Promise<boolean>): Promise<boolean> => {
    while (running) if ((await running) && !isNeeded) return true
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
}

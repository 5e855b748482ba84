/**
 * Detects answers that arrive out of order. Call the returned function for each request. It returns another function:
 * call that one when the answer arrives. It returns false if a later request was answered first.
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
 * Runs one fetch at a time. A second fetch waits, and is skipped if the first showed a notice, which it would only
 * repeat. With `isNeeded`, it is never skipped. `work` returns true if it showed a notice.
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

/**
 * Detects answers that arrive out of order. Call the returned function at each request, and the function that this call
 * returns at the answer. The latter returns false if a later request was answered first.
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
 * Runs one fetch at a time. A second fetch waits. Unless it `isNeeded`, it is skipped if the first showed a notice,
 * which it would only repeat. `work` returns true if it showed a notice.
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

/**
 * Drops answers that arrive out of order, as on a busy machine. Call the result when a request begins, and the function
 * that it returns when the answer arrives: false if a later request was answered first.
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
 * Runs one fetch at a time. A second fetch waits, and is skipped if the first showed a notice, because it would show
 * the same conflict again. `work` returns true if it showed a notice.
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

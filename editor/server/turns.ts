/** Serial queue, so that two writes never overlap. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => T | Promise<T>): Promise<T> => {
    const result = last.then(work, work)
    last = result
    return result
  }
}

/** Lets works run one after the other: what writes files never meets another that does. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => T | Promise<T>): Promise<T> => {
    const result = last.then(work, work)
    last = result
    return result
  }
}

/** Maps a list with one concurrent job per worker, such as a window. Results keep the order of the list. */
export async function sideBySide<T, W, R>(
  all: readonly T[],
  workers: readonly W[],
  work: (one: T, worker: W) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>()
  const left = [...all.entries()]
  const run = async (worker: W) => {
    for (let next = left.shift(); next; next = left.shift()) results.set(next[0], await work(next[1], worker))
  }
  await Promise.all(workers.map(run))
  return all.map((_, index) => results.get(index) as R)
}

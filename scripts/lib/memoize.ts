interface Kept<K, V> {
  get(of: K): V | undefined
  set(of: K, made: V): unknown
}

/** Caches results by argument. A WeakMap keeps each result as long as its argument. */
export function memoize<K, V>(make: (of: K) => V, kept: Kept<K, V> = new Map()): (of: K) => V {
  return (of) => {
    const made = kept.get(of) ?? make(of)
    kept.set(of, made)
    return made
  }
}

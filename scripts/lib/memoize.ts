interface Kept<K, V> {
  get(of: K): V | undefined
  set(of: K, made: V): unknown
}

/** Makes something of a thing once, however often it is asked for. In a WeakMap it is kept as long as the thing. */
export function memoize<K, V>(make: (of: K) => V, kept: Kept<K, V> = new Map()): (of: K) => V {
  return (of) => {
    const made = kept.get(of) ?? make(of)
    kept.set(of, made)
    return made
  }
}

interface Dice {
  /** Integer from 0 up to but excluding `limit`. */
  upTo(limit: number): number
  /** True with a probability of 1 in `times`. */
  once(times: number): boolean
  pick<T>(list: readonly T[]): T
}

/**
 * mulberry32, because the low bits of a linear congruential generator repeat too soon:
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
export function diceOf(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return { upTo, once: (times) => upTo(times) === 0, pick: (list) => list[upTo(list.length)] as never }
}

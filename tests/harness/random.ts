// Random choices from a seed: with the same seed the same ones.

export interface Dice {
  /** A whole number below `limit`. */
  upTo(limit: number): number
  /** Whether something happens that does so once in `times`. */
  once(times: number): boolean
  pick<T>(list: readonly T[]): T
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator would repeat itself in its last digits; this is mulberry32. */
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

/** A number that the environment gives, for a long run. */
export function numberFrom(variable: string, standard: number): number {
  return Number(process.env[variable] ?? standard)
}

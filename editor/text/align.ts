import { diff3Merge, diffIndices } from 'node-diff3'

/** A value for each version; `base` is the common ancestor. */
export type Sides<T> = readonly [base: T, mine: T, theirs: T]

/** Three-way merge by line, as in git; undefined on a conflict. */
export function mergeLines([base, mine, theirs]: Sides<string>): string | undefined {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  return regions.every(({ ok }) => ok) ? regions.flatMap(({ ok = [] }) => ok).join('') : undefined
}

export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

export const mapSides = <T, U>([base, mine, theirs]: Sides<T>, map: (one: T, side: number) => U): Sides<U> => [
  map(base, 0),
  map(mine, 1),
  map(theirs, 2),
]

/**
 * Divides three versions of a list into regions. Unlike in diff3, changes to adjacent items are separate regions,
 * unless it is unknown which items belong together.
 */
export function alignItems<T>(lists: Sides<readonly T[]>, textOf: (item: T) => string): Sides<readonly T[]>[] {
  const [base, mine, theirs] = mapSides(lists, (list) => list.map(textOf))
  const [gapOfMine, gapOfTheirs] = [gapsIn(base, mine), gapsIn(base, theirs)]
  const regions: Sides<readonly T[]>[] = []
  let from: Sides<number> = [0, 0, 0]
  const cut = (...to: Sides<number>) => {
    const region = mapSides(lists, (list, side) => list.slice(from[side], to[side]))
    if (region.some(({ length }) => length > 0)) regions.push(region)
    from = to
  }
  for (let at = 0; at <= base.length; at++) {
    const [own, other] = [gapOfMine(at), gapOfTheirs(at)]
    if (!own || !other) continue
    cut(at, own[0], other[0])
    cut(at, own[1], other[1])
  }
  return regions
}

/**
 * Returns a function that gives the range of items added before an item of `base`; undefined between two replaced
 * items.
 */
function gapsIn(
  base: readonly string[],
  side: readonly string[],
): (at: number) => [from: number, to: number] | undefined {
  const places: (number | undefined)[] = []
  let [at, shift] = [0, 0]
  for (const { buffer1, buffer2 } of diffIndices([...base], [...side])) {
    for (; at < buffer1[0]; at++) places[at] = at + shift
    at += buffer1[1]
    shift = buffer2[0] + buffer2[1] - at
  }
  for (; at < base.length; at++) places[at] = at + shift
  return (index) => {
    const last = index === 0 ? -1 : places[index - 1]
    const start = last === undefined ? undefined : last + 1
    const end = index === base.length ? side.length : places[index]
    if (start === undefined && end === undefined) return undefined
    return [start ?? end ?? 0, end ?? start ?? 0]
  }
}

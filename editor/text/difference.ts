/** Smallest change that turns one text into another, as the editor takes it. */
export function difference(before: string, after: string) {
  let start = 0
  const shorterLength = Math.min(before.length, after.length)
  while (start < shorterLength && before[start] === after[start]) start++
  let end = 0
  while (end < shorterLength - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

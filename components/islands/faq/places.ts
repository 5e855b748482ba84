/** What a query looks for: itself, without white space around it and with single spaces in it. */
export function partOf(query: string): string {
  return query.trim().replace(/\s+/g, ' ')
}

/** Every place of a part in a text, as [from, to], whatever the case; any white space is as good as a space. */
export function placesOf(part: string, text: string): [from: number, to: number][] {
  if (!part) return []
  const pattern = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+')
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => [match.index, match.index + match[0].length])
}

/** A text as the search compares it: whatever the case, with any white space as one space and any hyphen as the key. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replaceAll('–\u2060', '-').replaceAll('\u2011', '-')
}

/** The longest part that is marked, which is the longest that fits in the field. A pattern has its limits. */
export const longest = 200

/** Every place of a plain part in a text as it is shown, as [from, to]. */
export function placesOf(part: string, text: string): [from: number, to: number][] {
  if (!part || part.length > longest) return []
  const pattern = part
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('-', '(?:[-\\u2011]|–\\u2060?)')
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => [match.index, match.index + match[0].length])
}

/** Normalises case, white space and hyphens for comparison. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replaceAll('–\u2060', '-').replaceAll('\u2011', '-')
}

/** Maximum query length: the field's `maxlength`. Longer patterns can exceed regex limits. */
export const longest = 200

/** Matches of a normalised part in the displayed text, as [from, to]. */
export function placesOf(part: string, text: string): [from: number, to: number][] {
  if (!part || part.length > longest) return []
  const pattern = part
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('-', '(?:[-\\u2011]|–\\u2060?)')
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => [match.index, match.index + match[0].length])
}

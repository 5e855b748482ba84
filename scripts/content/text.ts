import type { Position } from './problem.ts'

export interface Written extends Position {
  text: string
}

export function positionAt({ text, line, column }: Written, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 }
}

export function matchesIn<W extends Written>(texts: readonly W[], pattern: RegExp) {
  return texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map((match) => {
      return { text, match, written: match[0], position: positionAt(text, match.index) }
    }),
  )
}

/** Converts a text to a slug: "Wat kost het?" → wat-kost-het. */
export function toSlug(text: string, maxLength?: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
  return slug.replace(/-$/, '') || 'naam'
}

/** Returns the id in an anchor. Normalizes decomposed accents. */
export function anchorIn(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return written.normalize('NFC')
  }
}

/** Fields without visible text: changing them requires no new translation. */
export const untranslatedFields =
  'id|date|draft|publishAt|readTime|image|slug|aliases|order|on|icon|noTwin|translates|version|printed'

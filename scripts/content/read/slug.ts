/** Converts a text to a slug: "Wat kost het?" → wat-kost-het. */
export function toSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'naam'
}

/** Returns the id in an anchor. Normalizes decomposed accents. */
export function anchorIn(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return written.normalize('NFC')
  }
}

/** The nearest slug to a text: "Wat kost het?" → wat-kost-het. */
export function toSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'naam'
}

/** The id that an anchor of an address names. An accent that stands behind its letter makes no other id. */
export function anchorIn(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return written.normalize('NFC')
  }
}

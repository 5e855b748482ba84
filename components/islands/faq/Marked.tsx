/** A text with every occurrence of a part marked, whatever its case. */
export function Marked({ text, part }: { text: string; part: string }) {
  if (!part) return text
  const pieces: (string | { match: string; at: number })[] = []
  const lower = text.toLowerCase()
  let from = 0
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, from)) {
    pieces.push(text.slice(from, at), { match: text.slice(at, at + part.length), at })
    from = at + part.length
  }
  pieces.push(text.slice(from))
  return pieces.map((piece) => (typeof piece === 'string' ? piece : <mark key={piece.at}>{piece.match}</mark>))
}

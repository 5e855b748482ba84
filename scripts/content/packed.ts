import { digest } from '../cache.ts'
import type { Body } from './compile.ts'
import type { Checked, Made } from './entry.ts'

// An entry as the cache keeps it: a line of JSON with what is known of it and, for a post, a line with its text. So the
// site can be checked, and most of it built, without ever holding the texts of ten thousand posts.

export function pack({ body, ...checked }: Made): Buffer {
  const { known } = checked
  if (!known || !body) return Buffer.from(`${JSON.stringify(checked)}\n`)
  if (known.collection !== 'blog') return Buffer.from(`${JSON.stringify({ ...checked, known: { ...known, body } })}\n`)
  const { html, text, headings } = body
  const line = JSON.stringify({ html, text, headings })
  const kept = { key: '', digest: digest([line]) }
  return Buffer.from(`${JSON.stringify({ ...checked, known: { ...known, kept } })}\n${line}`)
}

/** What is known of an entry that is kept under a key. */
export function unpack(bytes: Buffer, key: string): Checked {
  const checked: Checked = JSON.parse(bytes.toString('utf8', 0, bytes.indexOf('\n')))
  if (checked.known?.kept) checked.known.kept.key = key
  return checked
}

export function unpackBody(bytes: Buffer): Body {
  return JSON.parse(bytes.toString('utf8', bytes.indexOf('\n') + 1))
}

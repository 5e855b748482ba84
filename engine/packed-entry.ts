import { digest } from '../system/digest.ts'
import type { Checked } from './entry.ts'
import { type Part, partsOf } from './search/parts.ts'

// An entry as the cache keeps it. Of a post, its HTML and what the search needs of it stand apart from what is known of
// it: so the site can be checked, and most of it built, without reading the texts of ten thousand posts.

export interface PackedEntry {
  known: Uint8Array
  body?: Uint8Array
  parts?: Uint8Array
}

export function pack(checked: Checked): PackedEntry {
  if (!checked.known?.body || checked.known.collection !== 'blog') return { known: write(checked) }
  const { body, ...known } = checked.known
  const html = Buffer.from(body.html)
  return {
    known: write({ ...checked, known: { ...known, kept: { key: '', digest: digest([html]) } } }),
    body: html,
    parts: write(partsOf(body, known.locale)),
  }
}

/** What is known of an entry that is kept under a key. */
export function unpack(known: Uint8Array, key: string): Checked {
  const checked: Checked = read(known)
  if (checked.known?.kept) checked.known.kept.key = key
  return checked
}

export const unpackParts: (parts: Uint8Array) => Part[] = read

function write(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

function read<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
}

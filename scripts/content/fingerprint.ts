import { createHash } from 'node:crypto'
import { silentFields } from './silent-fields.ts'

const silent = new RegExp(`^(${silentFields}):.*$`, 'gm')

/** Returns a short hash of the content, which YAML reads as a string. Ignores whitespace and line endings. */
export function fingerprintOf({ fields, body }: { fields: string; body: string }): string {
  return `t${shortHash(`${fields.replace(silent, '')}\n${body}`)}`
}

/** Returns seven hex digits. Ignores whitespace and line endings. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 7)
}

import { createHash } from 'node:crypto'
import { silentFields } from './silent-fields.ts'

const silent = new RegExp(`^(${silentFields}):.*$`, 'gm')

/** A short name for what a file says, which YAML reads as text. Spaces and line ends do not count. */
export function fingerprintOf({ fields, body }: { fields: string; body: string }): string {
  return `t${shortHash(`${fields.replace(silent, '')}\n${body}`)}`
}

/** Seven hex digits of a text, whatever its spaces and line ends. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 7)
}

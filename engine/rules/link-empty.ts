import { say } from '../message.ts'
import type { Draft, Finding } from './rule.ts'

/** A link leads somewhere. */
export function linkEmpty({ outline }: Draft): Finding[] {
  return outline.links
    .filter(({ url }) => url.trim() === '')
    .map((link) => ({ ...link, message: say`This link has no address. Write it between ( and ).` }))
}

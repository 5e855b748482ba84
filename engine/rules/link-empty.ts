import type { Draft, Finding } from './rule.ts'

/** A link leads somewhere. */
export function linkEmpty({ outline }: Draft): Finding[] {
  return outline.links
    .filter(({ url }) => url.trim() === '')
    .map(({ line, column }) => ({ line, column, message: 'This link has no address. Write it between the brackets.' }))
}

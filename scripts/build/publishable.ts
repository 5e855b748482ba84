import { securityExpires } from '../../site/security.ts'
import { print } from '../check/print.ts'
import { staleTwin } from '../check/stale-twin.ts'
import type { Built } from '../content/collect.ts'
import { variableOf } from '../content/schema/facts.ts'

const month = 30 * 86_400_000

/** Returns a sentence for each obstacle to publishing, besides the placeholders. */
export function unsettled({ entries }: Pick<Built, 'entries'>, now: number): string[] {
  const stale = entries.flatMap((entry) =>
    staleTwin.check(entry, { entries }).map((finding) => print({ file: entry.file, ...finding })),
  )
  const expires = Date.parse(securityExpires)
  if (now < expires - month) return stale
  return [
    ...stale,
    `site/security.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date a year on.`,
  ]
}

/** Lists the values of business.yaml that are not filled in, a line each. */
export function missingValues({ content, placeholders }: Pick<Built, 'content' | 'placeholders'>): string[] {
  const forms = (['contact', 'newsletter'] as const).filter((form) => !content.business.forms[form])
  return [...placeholders, ...forms.map((form) => `forms.${form}`)].map(
    (name) => `  ${name} (or ${variableOf(name)} in the environment)`,
  )
}

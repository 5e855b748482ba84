import { say } from '../content/problem.ts'
import { closestMatch } from '../lib/strings.ts'
import type { Draft, EntryRule } from './rule.ts'

const noClause = {
  en: '"%1" is no clause of this document. Write %2, or the id of another heading below.',
  nl: '"%1" is geen clausule van dit document. Schrijf %2, of het id van een andere kop hieronder.',
}

export const promiseClause: EntryRule = {
  id: 'promise-clause',
  says: [noClause],
  why: {
    en: 'Each promise links to the clause of the document that makes it.',
    nl: 'Elke belofte verwijst naar de clausule van het document die haar doet.',
  },
  example: {
    file: 'content/nl/legal/sla.mdx',
    wrong: '---\npromises:\n  items:\n    - clause: uptme\n---\n## Beschikbaarheid [#uptime]',
    right: '---\npromises:\n  items:\n    - clause: uptime\n---\n## Beschikbaarheid [#uptime]',
  },
  check({ fields, headings, fieldTexts }) {
    if (!headings) return []
    const ids = headings.map(({ id }) => id)
    return clausesOf(fields).flatMap((clause) => {
      if (ids.includes(clause)) return []
      const place = fieldTexts.find(({ value }) => value === clause)
      const close = closestMatch(clause, ids) ?? { en: 'one of its headings', nl: 'een van de koppen' }
      return [{ line: place?.line ?? 1, column: place?.column ?? 1, message: say(noClause, clause, close) }]
    })
  },
}

/** The fields are not validated here; the schema reports their mistakes. */
function clausesOf({ promises }: Draft['fields']): string[] {
  const { items } = (promises ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items.map((item: { clause?: unknown } | null) => item?.clause).filter((clause) => typeof clause === 'string')
}

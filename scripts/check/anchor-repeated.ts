import { ownIds } from '../../site/ids.ts'
import { freeId, withoutAnchor } from '../content/mdx/headings.ts'
import { say } from '../content/problem.ts'
import type { SiteRule } from './rule.ts'

const elsewhere = {
  en: 'The anchor "%1" is also that of %2:%3, on the same page. Write another, like %4',
  nl: 'Het id "%1" is ook dat van %2:%3, op dezelfde pagina. Schrijf een ander, zoals %4',
}
const ofFile = {
  en: 'The name of this file, "%1", is the id of another part of the page. Rename the file, in every language.',
  nl: 'De naam van dit bestand, "%1", is het id van een ander onderdeel van de pagina. Hernoem het bestand, in elke taal.',
}

export const anchorRepeated: SiteRule = {
  id: 'anchor-repeated',
  says: [elsewhere, ofFile],
  why: {
    en: 'A page shows texts of several files, and a link leads to the first part with an id.',
    nl: 'Een pagina toont teksten uit meer bestanden, en een link leidt naar het eerste onderdeel met een id.',
  },
  example: {
    file: 'content/nl/faq/costs.mdx',
    wrong: '---\ntitle: Kosten\n---\n## Kosten [#costs]\n\nTekst.',
    right: '---\ntitle: Kosten\n---\n## Wat kost het? [#what-it-costs]\n\nTekst.',
  },
  check(entry, { pageOf, anchorsOf }) {
    const { collection, file, name, headings = [] } = entry
    const page = pageOf(entry)
    const anchors = page && anchorsOf(page)
    if (!anchors || (collection !== 'faq' && collection !== 'pages')) return []
    const isSection = collection === 'faq'
    const own: readonly string[] = isSection ? ownIds.faq : []
    const section = anchors.get(name)
    const isNameTaken = own.includes(name) || (isSection && section?.file !== file)
    return [
      ...(isNameTaken ? [{ line: 1, column: 1, message: say(ofFile, name) }] : []),
      ...headings.flatMap(({ id, line, written }) => {
        const first = anchors.get(id)
        if (!first || (first.file === file && first.line === line)) return []
        const cure = `${withoutAnchor(written)} [#${freeId(id, 2, (other) => anchors.has(other))}]`
        return [{ line, column: 1, message: say(elsewhere, id, first.file, first.line, cure) }]
      }),
    ]
  },
}

import { type PageName, pageNames, routeOf } from '../../site/routes.ts'
import type { EntryRule } from './rule.ts'

const missing = {
  en: 'The text is missing. Write it below the second ---.',
  nl: 'De tekst ontbreekt. Schrijf die onder de tweede ---.',
}
const notShown = {
  en: 'The page shows no text below the fields of this file. Write it in a field, or leave it out.',
  nl: 'De pagina toont geen tekst onder de velden van dit bestand. Schrijf die in een veld, of laat hem weg.',
}

export const pageText: EntryRule = {
  id: 'page-text',
  says: [missing, notShown],
  why: {
    en: 'A view shows a text below the fields, or none. Otherwise the text would be lost.',
    nl: 'Een weergave toont een tekst onder de velden, of geen. Anders ging de tekst verloren.',
  },
  example: {
    file: 'content/nl/pages/plans.mdx',
    wrong: '---\ntitle: Een titel\n---\nTekst.',
    right: '---\ntitle: Een titel\n---',
  },
  check({ collection, name, hasBody, outline }) {
    const isPage = collection === 'pages' && pageNames.includes(name as PageName)
    if (!isPage && collection !== 'plans' && collection !== 'modules') return []
    const shown = isPage && routeOf(name as PageName).hasText === true
    if (shown === hasBody) return []
    if (shown) return [{ line: 1, column: 1, message: missing }]
    const { line, column } = outline.blocks[0] ?? { line: 1, column: 1 }
    return [{ line, column, message: notShown }]
  },
}

import { type PageName, pageNames, routeOf } from '../../site/routes.ts'
import type { Draft, Finding } from './rule.ts'

/** A text below the fields stands where the view shows one, and nowhere else: it would be lost. */
export function pageText({ collection, name, hasBody, outline }: Draft): Finding[] {
  const isPage = collection === 'pages' && pageNames.includes(name as PageName)
  if (!isPage && collection !== 'plans' && collection !== 'modules') return []
  const shown = isPage && routeOf(name as PageName).hasText === true
  if (shown === hasBody) return []
  if (shown)
    return [
      {
        line: 1,
        column: 1,
        message: {
          en: 'The text is missing. Write it below the second ---.',
          nl: 'De tekst ontbreekt. Schrijf die onder de tweede ---.',
        },
      },
    ]
  const { line, column } = outline.blocks[0] ?? { line: 1, column: 1 }
  const message = {
    en: 'The page shows no text below the fields of this file. Write it in a field, or leave it out.',
    nl: 'De pagina toont geen tekst onder de velden van dit bestand. Schrijf die in een veld, of laat hem weg.',
  }
  return [{ line, column, message }]
}

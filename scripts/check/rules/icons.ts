import type { Fix, Message } from '../../content/problem.ts'

const icon = {
  en: 'This is the name of an icon in another system. Remove it, or write instead the words that visitors must see.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem. Haal het weg, of schrijf in plaats daarvan de woorden die bezoekers moeten zien.',
}
const iconLink = {
  en: 'This is the name of an icon in another system, used as a link. Write instead the words that visitors must see, or remove the link.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem, in een link. Schrijf in plaats daarvan de woorden die bezoekers moeten zien, of haal de link weg.',
}
const iconBeforeWords = {
  en: 'This is the name of an icon in another system. Remove it.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem. Haal het weg.',
}
const iconAndSpace = {
  en: 'This is the name of an icon in another system. Remove it with the space after it.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem. Haal het weg met de spatie erna.',
}
const iconAndNoBreakSpace = {
  en: 'This is the name of an icon in another system. Remove it with &nbsp; and the spaces after it.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem. Haal het weg met &nbsp; en de spaties erna.',
}

/** Matches the name of an MkDocs icon: :material-github:. */
export const iconName =
  /^:(?:material|fontawesome(?:-(?:brands|solid|regular))?|octicons?|simple|mdi|fa[bsr]?)-[a-z\d-]+:$/

/** Matches the beginning of a line, a cell or the words of a link, where other icons can come before an icon. */
const startOfWords = /(?:^|\|)[\s>*_-]*(?:(?:#{1,6}|\d{1,9}[.)]|\[[ x]\])\s+)?[*_]*(?::[a-z\d-]+:[ \t]*)*\[?$|\[$/

/** Matches words after an icon and its attributes. */
const wordsAfterIcon = /^(?:\{[^{}\n]*\}|&nbsp;|:[a-z\d-]+:|[\s*_–—-])*[[\p{L}\p{N}"“‘`(]/u

/** Explains the name of an icon at the beginning of `behind`. */
export function iconCure(before: string, behind: string): { message: Message; suggestedFix?: Fix } {
  const after = behind.replace(/^:[^:]+:/, '')
  if (before.endsWith('[') && after.startsWith('](')) return { message: iconLink }
  if (!startOfWords.test(before) || !wordsAfterIcon.test(after)) return { message: icon }
  const [actual, rest = ''] = /^:[^:]+:((?:\{[^{}\n]*\}|&nbsp;|[ \t])*)/.exec(behind) ?? ['']
  const message = !/\s$/.test(rest) ? iconBeforeWords : rest.includes('&nbsp;') ? iconAndNoBreakSpace : iconAndSpace
  return { message, suggestedFix: { actual, expected: '' } }
}

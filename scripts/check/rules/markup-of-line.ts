import { type Fix, type Message, say, shorten } from '../../content/problem.ts'
import type { MarkupKind } from './markup-cures.ts'

interface Explained {
  message: Message
  suggestedFix?: Fix & { at?: undefined }
  /** Characters to quote, if they are more than the match. */
  source?: string
}

const withoutSize = {
  en: 'Remove {size}: a picture is as wide as its column.',
  nl: 'Haal {size} weg: een afbeelding is zo breed als de kolom.',
}
const ofValues = {
  en: 'It belongs to another system: remove it, up to its last ), or write what it would show.',
  nl: 'Het hoort bij een ander systeem: haal het weg, tot en met de laatste ), of schrijf wat het zou tonen.',
}
const icon = {
  en: 'It is the name of a picture of another system. Write words instead, such as {words}, or remove it.',
  nl: 'Het is de naam van een plaatje van een ander systeem. Schrijf in plaats daarvan woorden, zoals {words}, of haal het weg.',
}
const iconLink = {
  en: 'It is the name of a picture of another system, in a link. Write words instead, such as {words}, or remove the link.',
  nl: 'Het is de naam van een plaatje van een ander systeem, in een link. Schrijf in plaats daarvan woorden, zoals {words}, of haal de link weg.',
}
const tree = {
  en: 'Its lines become one paragraph. Write ``` on a line before them and after them.',
  nl: 'De regels worden één alinea. Schrijf ``` op een regel ervoor en erna.',
}
const author = {
  en: 'Write – and a space before a name, or - and a space before an item of a list.',
  nl: 'Schrijf – en een spatie voor een naam, of - en een spatie voor een punt van een lijst.',
}

/** Matches the name of an icon of MkDocs: :material-github:. */
const iconName =
  /^:(?:material|fontawesome(?:-(?:brands|solid|regular))?|octicons?|simple|mdi|fa[bsr]?)-([a-z\d-]+?)(?:-\d+)?:$/

/** Explains markup by the rest of its line. */
export function cureOfLine(
  kind: MarkupKind,
  matchedText: string,
  before: string,
  behind: string,
): Explained | undefined {
  if (kind === 'emoji') {
    const [, name] = iconName.exec(matchedText) ?? []
    if (!name) return undefined
    const isLink = before.endsWith('[') && behind.startsWith(`${matchedText}](`)
    return { message: say(isLink ? iconLink : icon, { words: name.replaceAll('-', ' ') }) }
  }
  if (kind === 'link' && matchedText === '](') {
    const [, size] = /^\]\([^\s()]+\s+(=\d*x\d*)\s*\)/.exec(behind) ?? []
    const [actual = ''] = /^\]\([^()]*\)/.exec(behind) ?? []
    if (size)
      return {
        message: say(withoutSize, { size }),
        suggestedFix: { actual, expected: actual.replace(/\s+=\d*x\d*/, '') },
      }
    const [name] = /@\[[\w-]+$/.exec(before) ?? []
    if (name) return { message: ofValues, source: `${name}](` }
  }
  if (kind === 'list' && /^[\u2500-\u257f]/.test(matchedText)) return { message: tree, source: shorten(behind) }
  if (kind === 'item' && matchedText === '-' && /^-\p{Lu}/u.test(behind) && /^\s*>[\s>]*$/.test(before))
    return { message: author }
  return undefined
}

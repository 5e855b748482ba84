import { type Message, say, shorten } from '../../problem.ts'
import { factOrCharacter } from '../syntax/syntax-cures.ts'
import { lineAt } from '../syntax/syntax-errors.ts'
import { orAsTyped, orItsValue } from './notation-messages.ts'

const asLinkWords = {
  en: 'Write the words of the link instead.',
  nl: 'Schrijf in plaats daarvan de woorden van de link.',
}
const withMarks = {
  en: 'Remove {whole}, or write the text that visitors should see between the {mark}.',
  nl: 'Haal {whole} weg, of schrijf tussen de {mark} wat bezoekers moeten zien.',
}
const withSpaceBefore = {
  en: 'Remove it with the space before it, or replace it with the text that visitors should see.',
  nl: 'Haal dat weg met de spatie ervoor, of schrijf in plaats daarvan wat bezoekers moeten zien.',
}
const withSpaceAfter = {
  en: 'Remove it with the space after it, or replace it with the text that visitors should see.',
  nl: 'Haal dat weg met de spatie erna, of schrijf in plaats daarvan wat bezoekers moeten zien.',
}
const orLine = {
  en: 'Replace it with the text that visitors should see, or remove this line.',
  nl: 'Vervang dat door de tekst die bezoekers moeten zien, of haal deze regel weg.',
}
const orIntroduced = {
  en: 'Replace it with the text that visitors should see, or remove it with the words that introduce it.',
  nl: 'Vervang dat door de tekst die bezoekers moeten zien, of haal het weg met de woorden die het inleiden.',
}

const orCharacter = {
  en: '{cure} Or write \\{ for the character itself.',
  nl: '{cure} Of schrijf \\{ voor het teken zelf.',
}

/** Matches a value from another system, which a text does not show: {frontmatter.author}. */
const ofSystem = /^\{\s*(?:frontmatter|page|site|post|params|config|props)\b/

/** Matches the words before a value that fills the rest of its line, so that they say nothing without it. */
const label = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?[*_]{0,3}\p{L}[^.!?:*_{}]{0,60}:[*_]{0,3}[ \t]+[*_]{0,3}$/u

/** Names what goes with a part in braces, if only removing that part would leave an empty link or stray * or _. */
export function withSurroundings(message: Message, text: string, start: number, end: number): Message {
  const { cure } = message.values ?? {}
  const general = [orItsValue.en, orAsTyped.en, factOrCharacter.en]
  if (typeof cure !== 'object' || !general.includes(cure.en)) return message
  const [from, to] = lineAt(text, start)
  const source = text.slice(start, end)
  const [before, behind] = [text.slice(from, start), text.slice(end, Math.max(end, to))]
  const canBeShown = cure.en === factOrCharacter.en && !ofSystem.test(source)
  const isLabelled = !canBeShown && label.test(before) && /^[*_]{0,3}[ \t\\]*$/.test(behind)
  const found = isLabelled ? orLine : cureAround(before, source, behind)
  if (!found) return message
  return { ...message, values: { ...message.values, cure: canBeShown ? say(orCharacter, { cure: found }) : found } }
}

function cureAround(before: string, source: string, behind: string): Message | undefined {
  if (/(?<!!)\[$/.test(before) && /^\][([]/.test(behind)) return asLinkWords
  const [open = ''] = /(?<![*_\\])[*_]{1,3}$/.exec(before) ?? []
  const [close = ''] = /^[*_]{1,3}(?![*_\p{L}\p{N}])/u.exec(behind) ?? []
  if (open && open === close) return say(withMarks, { whole: shorten(open + source + close), mark: open })
  if (close && /\S\s+$/.test(before) && before.includes(close))
    return /:\s+$/.test(before) ? orIntroduced : withSpaceBefore
  return open && /^\s+\S/.test(behind) && behind.includes(open) ? withSpaceAfter : undefined
}

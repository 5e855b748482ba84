import { type Fix, type Message, type Position, say, shorten } from '../../problem.ts'
import type { Span } from '../syntax/syntax-errors.ts'

export const ofOthers = {
  en: '{source} is a notation from another system. {cure}',
  nl: '{source} is een notatie uit een ander systeem. {cure}',
}
const comment = {
  en: '{source} is a comment, and comments are not allowed in a text. Remove the comment.',
  nl: '{source} is commentaar, en commentaar is niet toegestaan in een tekst. Haal het weg.',
}
const longComment = {
  en: '{source} is a comment, and comments are not allowed in a text. Remove the comment, up to and including -->.',
  nl: '{source} is commentaar, en commentaar is niet toegestaan in een tekst. Haal het weg, tot en met -->.',
}
const openComment = {
  en: '{source} begins a comment without -->, so visitors see no text below it. Remove <!-- to show that text, or remove the text that visitors should not see.',
  nl: '{source} begint commentaar zonder -->, dus bezoekers zien de tekst eronder niet. Haal <!-- weg om die tekst te tonen, of haal de tekst weg die bezoekers niet moeten zien.',
}

/** Tells whether a comment has no end, so that it contains the rest of the text. */
export const isOpen = (written: string) => written.startsWith('<!--') && !written.includes('-->')

/** Explains a comment. Its end is named if it is on another line, because only the beginning is quoted. */
export const ofComment = (written: string): Message =>
  say(isOpen(written) ? openComment : /^<!--.*\n/.test(written) ? longComment : comment, { source: shorten(written) })

export const orItsValue = {
  en: 'Remove it, or replace it with the text that visitors should see.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien.',
}

/** Cure for a reference, without which its sentence would miss words. */
export const whatItRefersTo = {
  en: 'Replace it with the text that visitors should see, such as the number or the name of what it refers to.',
  nl: 'Schrijf in plaats daarvan de tekst die bezoekers moeten zien, zoals het nummer of de naam van waar het naar verwijst.',
}

/** Cure for a placeholder, which a text can mention: {{url}}. */
export const orAsTyped = {
  en: 'Remove it, or replace it with the text that visitors should see. To show it as typed, write it as code between backticks (`).',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien. Wil je het tonen zoals het er staat, schrijf het dan als code tussen backticks (`).',
}

export interface OtherBraces {
  message: Message
  /** Start of the notation, if it is before the brace. */
  position?: Position
  fix?: Fix
  suggestedFix?: Fix
  /** Other parts of the text that the message explains. */
  also?: readonly Span[]
}

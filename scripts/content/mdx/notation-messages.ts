import type { Fix, Message, Position } from '../problem.ts'
import type { Span } from './syntax-errors.ts'

export const ofOthers = {
  en: '{source} is a notation from another system. {cure}',
  nl: '{source} is een notatie uit een ander systeem. {cure}',
}
export const comment = {
  en: '{source} is a comment, and comments are not allowed in a text. Remove the comment.',
  nl: '{source} is commentaar, en commentaar is niet toegestaan in een tekst. Haal het weg.',
}

export const orItsValue = {
  en: 'Remove it, or replace it with the text that visitors should see.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien.',
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

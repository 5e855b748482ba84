import type { Message } from '../../problem.ts'
import { bothTags, theTags } from '../tags/tag-pairs.ts'

/** Cure for tags around a quotation, which can have several lines. */
export const asQuotation: Message = {
  en: 'Remove {tags}, and write > and a space at the beginning of each line of the quotation.',
  nl: 'Haal {tags} weg, en schrijf > en een spatie aan het begin van elke regel van het citaat.',
  values: { tags: bothTags },
}

export const asNote = {
  en: 'Write [^1], and on a line of its own [^1]: followed by the words.',
  nl: 'Schrijf [^1], en op een eigen regel [^1]: gevolgd door de woorden.',
}

/** Cure for a menu, which is reported with its choices. */
export const asChoices = {
  en: 'A page has no menus. Remove it and everything inside it, or write the choices as a list.',
  nl: 'Een pagina heeft geen keuzemenu’s. Haal dat weg, en ook alles wat erin staat, of schrijf de keuzes als lijst.',
}

/** Cure for the words of a field or a menu. */
export const withField: Message = {
  en: 'Remove {tags}, and also the words between them if they only name a field or a menu.',
  nl: 'Haal {tags} weg, en ook de woorden ertussen als die alleen een veld of een menu benoemen.',
  values: { tags: theTags },
}

/** Cure for a part of a list of definitions, or for a list that is not closed. */
export const asMeaning = {
  en: 'Write the word and its meaning on one line, in the form - word: meaning. If the meaning has several paragraphs or code, write the word in bold on a line of its own, with the meaning below it.',
  nl: 'Schrijf het woord en de betekenis op één regel, in de vorm - woord: betekenis. Heeft de betekenis meer alinea’s of code, schrijf het woord dan vet op een eigen regel, met de betekenis eronder.',
}

export const asMeaningOfLine = {
  en: 'Write the word and its meaning on one line, in the form - word: meaning.',
  nl: 'Schrijf het woord en de betekenis op één regel, in de vorm - woord: betekenis.',
}

export const asItems = {
  en: 'Begin the line of each item with - or 1. and a space, with two more spaces before an item within an item.',
  nl: 'Begin de regel van elk punt met - of 1. en een spatie, met twee extra spaties voor een punt onder een ander punt.',
}

/** Cure for an item without a list around it. */
export const asItem: Message = {
  en: 'Write - and a space instead of {open}, directly before its words, and remove {close}.',
  nl: 'Schrijf - en een spatie in plaats van {open}, direct voor de woorden, en haal {close} weg.',
  values: { open: '<li>', close: '</li>' },
}

export const asTable = {
  en: 'Write the table as | a | b |, with | --- | --- | below its first row.',
  nl: 'Schrijf de tabel als | a | b |, met | --- | --- | onder de eerste rij.',
}

/** Cure for a table whose first row has no names for the columns. */
export const asTableOfRows = {
  en: 'Write the table as | a | b |. Begin with a row of column names, or with an empty row | | |, and write | --- | --- | below it.',
  nl: 'Schrijf de tabel als | a | b |. Begin met een rij met kolomnamen, of met een lege rij | | |, en schrijf daar | --- | --- | onder.',
}

/** Cure for a tag that becomes a heading: its # characters go before the words. */
export const asHeadingLine = (marker: string): Message => ({
  en: 'Remove {tags}, and write {marker} and a space before the words, on a line of their own.',
  nl: 'Haal {tags} weg, en schrijf {marker} en een spatie voor de woorden, op een eigen regel.',
  values: { marker, tags: theTags },
})

import { calloutStart } from '../../content/mdx/cures/callout-titles.ts'
import { leaveColons } from '../../content/mdx/cures/callouts.ts'
import { asCallout, asHeading, asPicture, ofContents, removeIt } from '../../content/mdx/cures/counterparts.ts'
import type { Message } from '../../content/problem.ts'

interface Cure extends Message {
  /** True if only the first match on a line is reported. */
  isOfLine?: true
  isAdvice?: true
}

/** Cure for each kind of markup. */
export const cures = {
  contents: ofContents,
  callout: asCallout,
  listing: {
    en: 'Replace this tag and its end tag with ```, each on a line of its own, and keep the code between them.',
    nl: 'Vervang deze tag en de eindtag door ```, elk op een eigen regel, en laat de code ertussen staan.',
  },
  marked: {
    values: { start: calloutStart('note') },
    en: 'Write {start} and </Callout> on lines of their own, with an empty line before and after the text, and remove the ! before each line.',
    nl: 'Schrijf {start} en </Callout> op eigen regels, met een lege regel voor en na de tekst, en haal de ! voor elke regel weg.',
  },
  lettered: {
    values: { start: calloutStart('note') },
    en: 'Write {start} and </Callout> on lines of their own, with an empty line before and after the text, and remove the characters up to and including > at the beginning of each line.',
    nl: 'Schrijf {start} en </Callout> op eigen regels, met een lege regel voor en na de tekst, en haal aan het begin van elke regel de tekens tot en met > weg.',
  },
  verbatim: {
    en: 'Write the words as code between backticks (`).',
    nl: 'Schrijf de woorden als code tussen backticks (`).',
  },
  labelled: {
    en: 'Keep only the words.',
    nl: 'Laat alleen de woorden staan.',
  },
  tab: asHeading,
  picture: asPicture,
  left: removeIt,
  place: leaveColons,
  anchor: {
    en: 'This line names the heading below it. Remove the line. If a link uses that name, write the name as [#…] at the end of the heading.',
    nl: 'Deze regel bevat de naam van de kop eronder. Haal de regel weg. Gebruikt een link die naam, schrijf die dan als [#…] aan het eind van de kop.',
  },
  slashes: {
    values: { start: calloutStart('note') },
    en: 'Write {start} and </Callout> instead of this line and the line with /// that ends the block, with an empty line before and after the text.',
    nl: 'Schrijf {start} en </Callout> in plaats van deze regel en de regel met /// die het blok afsluit, met een lege regel voor en na de tekst.',
  },
  shortcode: {
    en: 'This notation belongs to another system: remove it, or replace it with the text that visitors should see.',
    nl: 'Deze notatie hoort bij een ander systeem: haal die weg, of schrijf in plaats daarvan wat bezoekers moeten zien.',
  },
  enclosing: {
    en: 'This notation belongs to another system: remove it and its end tag, and keep what is between them.',
    nl: 'Deze notatie hoort bij een ander systeem: haal die en de bijbehorende eindtag weg, en behoud wat ertussen staat.',
  },
  meaning: {
    en: 'Write the word and its meaning on one line, in the form - word: meaning.',
    nl: 'Schrijf het woord en de betekenis op één regel, in de vorm - woord: betekenis.',
  },
  emoji: {
    en: 'Write the character or the words that you mean, or remove it. To show the characters themselves, write \\ before them.',
    nl: 'Schrijf het teken of de woorden die je bedoelt, of haal het weg. Wil je tonen wat er staat, zet er dan \\ voor.',
  },
  around: {
    en: 'Remove it, or write it directly before and directly after the words. To show the character itself, write \\ before it.',
    nl: 'Haal het weg, of schrijf het direct voor en direct na de woorden. Wil je het teken zelf tonen, zet er dan \\ voor.',
  },
  style: {
    isAdvice: true,
    en: 'Write ** around the words, or use a character such as ² or ₂. To show the characters themselves, write \\ before them.',
    nl: 'Zet ** om de woorden, of gebruik een teken zoals ² of ₂. Wil je tonen wat er staat, zet er dan \\ voor.',
  },
  note: removeIt,
  property: removeIt,
  fields: {
    en: 'The fields are at the beginning of the file, between lines of ---. Remove these lines, down to the second +++.',
    nl: 'De velden staan aan het begin van het bestand, tussen regels met ---. Haal deze regels weg, tot en met de tweede +++.',
  },
  titleBlock: {
    en: 'These lines give the title and the authors to another system. Remove them; the title is in the title field.',
    nl: 'Deze regels geven een ander systeem de titel en de auteurs. Haal ze weg; de titel staat in het veld title.',
  },
  remark: {
    en: 'This is a comment for another system: remove it.',
    nl: 'Dit is commentaar voor een ander systeem: haal het weg.',
  },
  task: {
    en: 'Write - [ ] or - [x] and a space at the beginning of the line.',
    nl: 'Schrijf - [ ] of - [x] en een spatie aan het begin van de regel.',
  },
  wiki: {
    en: 'Write [words](/address), or only the words.',
    nl: 'Schrijf [woorden](/adres), of alleen de woorden.',
  },
  link: {
    en: 'Write [words](/address), without a space or a line break after ] or in the address. To show the character itself, write \\ before it.',
    nl: 'Schrijf [woorden](/adres), zonder spatie of regeleinde na ] of in het adres. Wil je het teken zelf tonen, zet er dan \\ voor.',
  },
  heading: {
    isOfLine: true,
    en: 'Write ## and an ordinary space at the beginning of the line.',
    nl: 'Schrijf ## en een gewone spatie aan het begin van de regel.',
  },
  item: {
    en: 'Write - or 1. and an ordinary space at the beginning of the line.',
    nl: 'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
  },
  list: {
    en: 'These lines become one paragraph. Begin each with - or 1. and an ordinary space, instead of its own number or character, or put an empty line between them.',
    nl: 'Deze regels worden één alinea. Begin elke regel met - of 1. en een gewone spatie, in plaats van met een eigen nummer of teken, of zet er een lege regel tussen.',
  },
  table: {
    isOfLine: true,
    en: 'Below the first row, write | --- | with the same number of cells, and remove empty lines between the rows.',
    nl: 'Schrijf onder de eerste rij | --- | met evenveel cellen, en haal lege regels tussen de rijen weg.',
  },
  lineEnd: {
    isAdvice: true,
    en: 'Remove it: it begins a new line only within a paragraph.',
    nl: 'Haal het weg: alleen binnen een alinea begint er een nieuwe regel mee.',
  },
  nothing: {
    en: 'There is nothing between the two `. Write the code between them, or remove both.',
    nl: 'Tussen de twee ` staat niets. Schrijf de code ertussen, of haal ze allebei weg.',
  },
  emptyBold: {
    en: 'There is nothing between these marks. Write the words between them, or remove both.',
    nl: 'Tussen deze tekens staat niets. Schrijf de woorden ertussen, of haal ze allebei weg.',
  },
  dash: {
    isOfLine: true,
    isAdvice: true,
    en: 'Write – instead of each -- or --- on this line, with a space on both sides.',
    nl: 'Schrijf – in plaats van elke -- of --- op deze regel, met een spatie aan beide kanten.',
  },
  plain: {
    en: 'This is plain text: write the words without markup, or the character itself.',
    nl: 'Dit is gewone tekst: schrijf de woorden zonder opmaak, of het teken zelf.',
  },
} satisfies Record<string, Cure>

export type MarkupKind = keyof typeof cures

import { type Message, say } from '../problem.ts'

const inQuote = {
  en: 'Write {start} and </Callout> on lines of their own, with an empty line between them and the text, and remove the > before its lines.',
  nl: 'Schrijf {start} en </Callout> op eigen regels, met een lege regel tussen elk van de twee en de tekst, en haal de > voor de regels weg.',
}
const indented = {
  en: 'Write {start} and </Callout> on lines of their own, with an empty line between them and the text. Remove the four spaces at the beginning of its lines.',
  nl: 'Schrijf {start} en </Callout> op eigen regels, met een lege regel tussen elk van de twee en de tekst. Haal de vier spaties aan het begin van de regels ervan weg.',
}
const betweenColons = {
  en: 'Write {start} and </Callout> instead of the two lines of colons, with an empty line between them and the text.',
  nl: 'Schrijf {start} en </Callout> in plaats van de twee regels met dubbele punten, met een lege regel tussen elk van de twee en de tekst.',
}

export const leaveColons = {
  en: 'Remove this line and the line of colons that ends the block, and keep the text.',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, en houd de tekst.',
}

/** Matches the first line of a block: its markup, its name, its title in quotes, and the words after it. */
const firstLine =
  /^(?:(?<quote>\[!)(?<label>[\w-]+)[^\]\n]*\][+-]?|(?<colons>:{2,}) ?(?<name>[\w-]*)|(?:!!!|\?\?\?\+?) ?(?<word>[\p{L}\w-]*))[^"[{\n]*?(?:"(?<quoted>[^"\n]*)"|\[(?<bracketed>[^\]\n]+)\]|(?<=[\]\w+-])[ \t]+(?<words>[^"[{\n]+))?[ \t]*(?:\{(?:[^}]*title="(?<named>[^"]+)")?.*)?$/u

const usualNames =
  /^(?:note|tip|hint|info|information|important|warning|caution|danger|example|abstract|success|question|failure|bug|quote|error|details)?$/i

/** Returns the cure of a block of another system: a callout, with the title from its first line, if any. */
export function calloutFor(start: string): Message | undefined {
  const groups = firstLine.exec(start)?.groups
  if (!groups) return undefined
  const { quote, colons, quoted, bracketed, named, words, label, name, word } = groups
  const kind = label ?? name ?? word ?? ''
  // In Nuxt Content, two colons and another name begin a component, not a callout.
  if (colons === '::' && !usualNames.test(kind)) return leaveColons
  const given = quoted ?? bracketed ?? named ?? words?.trim() ?? (usualNames.test(kind) ? '' : capitalized(kind))
  const title = given === '' || /[<>{}]/.test(given) ? '…' : plainText(given)
  const message = quote ? inQuote : colons ? betweenColons : indented
  return say(message, { start: `<Callout title="${title}">` })
}

/** Removes the markup around words, because a property would show it. */
export const plainText = (text: string) => text.replaceAll(/(?<!\w)[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}(?!\w)/g, '')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

const asLink = {
  en: 'Write [{words}](/address), or only the words: {words}.',
  nl: 'Schrijf [{words}](/adres), of alleen de woorden: {words}.',
}

/** Returns the cure of a wiki link, [[Page|words]], with the words that it shows. */
export function wikiLink(matchedText: string): Message {
  const [page = '', ...words] = matchedText.slice(2, -2).split(/\\?\|/)
  return say(asLink, { words: (words.join('|') || page.replace(/(?<=[^#])#.*/, '')).trim() })
}

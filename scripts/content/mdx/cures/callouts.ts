import { type Message, say } from '../../problem.ts'
import { orItsValue } from '../braces/notation-messages.ts'
import { amountOf } from '../code/code-indents.ts'
import { calloutStart, noticeNames, untitled } from './callout-titles.ts'
import { asCallout, asCode, asHeading, asLinkToIt, asPicture, asSteps, cureOfShortcode } from './counterparts.ts'

const inQuote = {
  en: 'Write {start} instead of this line, and </Callout> below the text of the notice, with an empty line before and after the text. Remove the > before each line.',
  nl: 'Schrijf {start} in plaats van deze regel, en </Callout> onder de tekst van het kader, met een lege regel voor en na de tekst. Haal de > voor elke regel weg.',
}
const indented = {
  en: 'Write {start} instead of this line, and </Callout> below the indented text, with an empty line before and after the text. Remove {amount} at the beginning of each line of the text.',
  nl: 'Schrijf {start} in plaats van deze regel, en </Callout> onder de ingesprongen tekst, met een lege regel voor en na de tekst. Haal aan het begin van elke regel van de tekst {amount} weg.',
}
const notIndented = {
  en: 'Write {start} instead of this line, and </Callout> below the text of the notice, with an empty line before and after the text.',
  nl: 'Schrijf {start} in plaats van deze regel, en </Callout> onder de tekst van het kader, met een lege regel voor en na de tekst.',
}
const titleAsText = {
  en: 'Write {start} and </Callout> instead of this line, each on a line of its own, with "{words}" between them, and an empty line before and after it.',
  nl: 'Schrijf {start} en </Callout> in plaats van deze regel, elk op een eigen regel, met "{words}" ertussen, en een lege regel ervoor en erna.',
}
const wordsAsText = {
  en: 'Write {start} and </Callout> instead of this line, each on a line of its own, with the words after {name} between them, and an empty line before and after those words.',
  nl: 'Schrijf {start} en </Callout> in plaats van deze regel, elk op een eigen regel, met de woorden na {name} ertussen, en een lege regel voor en na die woorden.',
}
const quotedAsText = {
  en: 'Write {start} and </Callout> instead of this line, each on a line of its own, with the words between the quotation marks between them, and an empty line before and after those words.',
  nl: 'Schrijf {start} en </Callout> in plaats van deze regel, elk op een eigen regel, met de woorden tussen de aanhalingstekens ertussen, en een lege regel voor en na die woorden.',
}
const betweenColons = {
  en: 'Write {start} and </Callout> instead of the two lines of colons, with an empty line before and after the text.',
  nl: 'Schrijf {start} en </Callout> in plaats van de twee regels met dubbele punten, met een lege regel voor en na de tekst.',
}

const withWords = {
  en: '{cure} Begin the text with the words after {name}, as a paragraph of their own.',
  nl: '{cure} Begin de tekst met de woorden na {name}, als eigen alinea.',
}

export const leaveColons = {
  en: 'Remove this line and the line of colons that ends the block, and keep the text.',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, en laat de tekst staan.',
}
const leaveOrCallout = {
  en: 'Remove this line and the line of colons that ends the block, and keep the text; or write {start} and </Callout> instead of the two lines, with an empty line before and after the text.',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, en laat de tekst staan; of schrijf {start} en </Callout> in plaats van die twee regels, met een lege regel voor en na de tekst.',
}
const stepsOfColons = {
  en: 'Replace the two lines of colons with <Steps> and </Steps>, and put a numbered list between them, with an empty line before and after it. Or remove the two lines.',
  nl: 'Vervang de twee regels met dubbele punten door <Steps> en </Steps>, en zet er een genummerde lijst tussen, met een lege regel ervoor en erna. Of haal de twee regels weg.',
}
const codeOfColons = {
  en: 'Write ``` instead of each of the two lines of colons.',
  nl: 'Schrijf ``` in plaats van elk van de twee regels met dubbele punten.',
}
const linkOfColons = {
  en: 'Write {line} instead of this line and the line of colons that ends the block, with the words that are now between them.',
  nl: 'Schrijf {line} in plaats van deze regel en de regel met dubbele punten die het blok afsluit, met de woorden die er nu tussen staan.',
}

const fieldsOfColons = {
  en: 'Remove this line, the lines of --- with the fields between them, and the line of colons that ends the block. Keep the text, and write in it what the fields would show.',
  nl: 'Haal deze regel weg, de regels met --- en de velden ertussen, en de regel met dubbele punten die het blok afsluit. Laat de tekst staan, en schrijf daarin wat de velden zouden tonen.',
}
/** Cure for a generated documentation block, such as ::: package.module, with indented options. */
const withIndented = {
  en: 'Remove this line and the indented lines below it, or replace them with the text that visitors should see.',
  nl: 'Haal deze regel en de ingesprongen regels eronder weg, of vervang ze door de tekst die bezoekers moeten zien.',
}
const lineInstead = {
  en: 'Write {line} and an empty line instead of this line, remove the line of colons that ends the block, and keep the text.',
  nl: 'Schrijf {line} en een lege regel in plaats van deze regel, haal de regel met dubbele punten weg die het blok afsluit, en laat de tekst staan.',
}
const withLink = {
  en: '{cure} Turn the words of the block into a link: {link}.',
  nl: '{cure} Maak van de woorden in het blok een link: {link}.',
}

/** Matches the first line of a block: its markup, name and title, and the words after them. */
const firstLine =
  /^(?:(?<quote>\[!)(?<label>[\w-]+)[^\]\n]*\][+-]?|(?<colons>:{2,}) {0,3}(?<name>[\w-]*)|(?:!!!|\?\?\?\+?) ?(?<word>[\p{L}\w-]*))[^"[{\n]*?(?:"(?<quoted>[^"\n]*)"|\[(?<bracketed>(?:[^[\]\n]|\[[^[\]\n]*\])+)\](?![[(])|(?<=[\]\w+-])[ \t]+(?<words>[^"{\n]+))?(?: inline(?: end)?)?[ \t]*(?:\{(?:[^}]*(?:[Tt]itle|[Tt]itel|titre|titulo|titolo|label|summary|heading|caption|name)="(?<named>[^"]+)")?.*)?$/u

/** Matches the first line of a notice in MyST, with its title after the braces: :::{admonition} Words. */
const mystLine = new RegExp(`^(:{3,}) ?\\{(${noticeNames.join('|')})\\}[ \\t]+(\\S.*)$`)

/** Matches the first line of another part in MyST: ::::{tab-item} Words. */
const mystPart = /^(:{3,}) ?\{([a-z][\w-]*)\}[ \t]*(.*)$/

/** Matches words in a title that tell how to open a block. A callout is always open. */
const aboutClicks =
  /[ \t:–—-]*[[(]?\b(?:click|tap|klik)\b[^\])]*(?:show|hide|expand|open|toon|tonen|toggle)[^\])]*[\])]?[ \t]*$/i

/** Matches a block that ends on its first line, and captures it without the colons at its end: ::: note Words ::: */
export const blockOnLine = /^(:{2,} ?[a-z][^\n]*[^\s:])[ \t]+:{2,}[ \t]*$/

const noticeOnLine = new RegExp(`^:{2,} ?(?:${noticeNames.join('|')})[ \\t]+\\S`)

/** Matches the name of a block that only places its text on the page. */
const layoutBlock =
  /^(?:card|cards|grid|grid-item|grid-item-card|div|container|wrapper|row|column|columns|section|center)$/

const usualNames =
  /^(?:note|tip|hint|info|information|important|warning|caution|danger|example|abstract|success|question|failure|bug|quote|error|details)?$/i

/** Tells whether the words after a name are too much like a sentence, or have too much markup, to be a title. */
const isSentence = (words: string) => words.length > 60 || /[<>{}[\]]|[,;]$/.test(words)

/**
 * Explains another system's block, based on the name and title in its first line, and on the line below. A block without
 * text has only its first line.
 */
export function calloutFor(line: string, below = '', hasText = true): Message | undefined {
  // Other messages remove the attributes of a link, and a word in braces after a title.
  const start = line.replace(/(?<=\]\([^()\s]*\))\{[^{}]*\}|(?<=^\[!.*\w)[ \t]+\{[a-z ]+\}(?=[ \t]*$)/gi, '')
  if (/^::: ?\w+(?:\.\w+)+[ \t]*$/.test(start)) return withIndented
  const [, onLine] = blockOnLine.exec(start) ?? []
  if (onLine) return noticeOnLine.test(onLine) ? calloutFor(onLine, '', false) : orItsValue
  const [, colonsOf, partName = '', title = ''] = mystPart.exec(start) ?? []
  if (colonsOf && layoutBlock.test(partName))
    return /card/.test(partName) && title ? say(lineInstead, { line: `**${plainText(title)}**` }) : leaveColons
  if (colonsOf && !noticeNames.includes(partName) && cureOfShortcode(partName))
    return calloutFor(`${colonsOf} ${partName} ${title}`.trimEnd(), below, hasText)
  const myst = mystLine.exec(start)
  if (myst) return calloutFor(`${myst[1]} ${myst[2]} ${myst[3]}`, below, hasText)
  const groups = firstLine.exec(start)?.groups
  // Behind the name of a notice in a quotation, braces are part of the words.
  if (!groups || (groups.label && /\s\S.*\{/.test(start))) return calloutOfSentence(start, below, hasText)
  const { quote, colons, quoted, bracketed, named, words, label, name, word } = groups
  const kind = label ?? name ?? word ?? ''
  const isUsual = usualNames.test(kind)
  const known = colons && !isUsual ? cureOfShortcode(kind) : undefined
  const after = words?.trim() ?? ''
  const ownName = word && words && /^\p{Lu}/u.test(word) && !isUsual ? `${word} ` : ''
  const given = quoted ?? bracketed ?? named ?? (isSentence(after) ? '' : ownName + after)
  const [, address] = (colons && /\{[^}]*\b(?:to|href)="([^"]+)"/.exec(start)) || []
  if (address && !isUsual) return say(given ? lineInstead : linkOfColons, { line: linkIn(address, given) })
  if (colons === '::' && named && !isUsual && !known) return say(lineInstead, { line: `**${named}**` })
  if (colons && !isUsual && below.trim() === '---') return fieldsOfColons
  if (known === asCode) return codeOfColons
  if (known === asLinkToIt || known === asPicture) return known
  if (known === asHeading && given) return say(lineInstead, { line: `**${given}**` })
  if (known === asSteps) return stepsOfColons
  if (colons && !given && layoutBlock.test(noticeIn(start) ?? kind)) return leaveColons
  // Other known names, and Nuxt Content components, have no title.
  if (colons && !isUsual && !given && known !== asCallout && (known || colons === '::')) return leaveColons
  const shown = plainText(given.replace(aboutClicks, '')).replace(/[[\]]/g, '')
  const tag = quoted === '' ? untitled : calloutStart(noticeIn(start) ?? kind, shown)
  if (!hasText && given)
    return quoted && (quoted.length > 60 || quoted.includes('<'))
      ? say(quotedAsText, { start: calloutStart(kind) })
      : say(titleAsText, { start: calloutStart(kind), words: given.trim() })
  const ofIndented = hasText ? indented : notIndented
  const ofColons = isUsual || known || given ? betweenColons : leaveOrCallout
  const message = quote ? inQuote : colons ? ofColons : ofIndented
  const cure = say(message, { start: tag, amount: amountOf(/^[ \t]*/.exec(below)?.[0] ?? '') })
  if (address) return say(withLink, { cure, link: linkIn(address) })
  return isSentence(after) ? say(withWords, { cure, name: markOf(start) ?? kind }) : cure
}

/** Returns the mark of a notice in a quotation, after which its words begin: [!note]-. */
const markOf = (start: string) => /^\[![^\]]*\][+-]?/.exec(start)?.[0]

/** Returns the kind of notice that braces name: {warning}, {.callout-tip}, {type="info"}. */
function noticeIn(start: string): string | undefined {
  const [, type, name] = /\{(?:[^{}]*\btype="([\w-]+)"|\.?([a-z][\w-]*)(?=[\s}]))/.exec(start) ?? []
  return type ?? name
}

/** Matches a block whose first line has other markup after its name. */
const openLine =
  /^(?:(?<quote>\[!)(?<label>[\w-]+)\][+-]?|(?<colons>:{3,}) {0,3}(?<name>[\w-]+)|(?:!!!|\?\?\?\+?) ?(?<word>[\w-]+))[ \t]+\S/

/** Explains a callout whose title is a sentence with markup, which a property cannot contain. */
function calloutOfSentence(start: string, below: string, hasText: boolean): Message | undefined {
  const { quote, label, colons, name, word } = openLine.exec(start)?.groups ?? {}
  const kind = label ?? name ?? word
  if (!kind || !(label || usualNames.test(kind))) return undefined
  const isQuoted = /^\S+[ \t]+".+"[ \t]*$/.test(start.replace(/^(?:!!!|\?\?\?\+?) /, ''))
  if (!hasText)
    return say(isQuoted ? quotedAsText : wordsAsText, { start: calloutStart(kind), name: label ? `[!${label}]` : kind })
  const amount = amountOf(/^[ \t]*/.exec(below)?.[0] ?? '')
  const cure = say(quote ? inQuote : colons ? betweenColons : indented, { start: calloutStart(kind), amount })
  return say(withWords, { cure, name: markOf(start) ?? kind })
}

/**
 * Returns a Markdown link. A placeholder replaces a path on another system, because only the writer knows which page of
 * this site to link to.
 */
const linkIn = (address: string, words?: string): Message => ({
  en: `[${words || 'words'}](${address.startsWith('https://') ? address : '/address'})`,
  nl: `[${words || 'woorden'}](${address.startsWith('https://') ? address : '/adres'})`,
})

/** Matches words between two equal marks. */
const marked = /(?<!\w)([*_`]{1,3})(?=\S)((?:(?!\1).){0,300}?(?<=\S))\1(?![\w*])/g

/** Removes inline markup and link addresses, because an attribute would show them literally. */
export const plainText = (text: string) =>
  text
    .replace(/\[([^[\]]+)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(marked, '$2')
    .replace(marked, '$2')

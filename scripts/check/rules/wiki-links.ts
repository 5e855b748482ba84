import { slug } from 'github-slugger'
import type { ParsedDocument } from '../../content/document.ts'
import { write } from '../../content/mdx/cures/counterparts.ts'
import { figureWith } from '../../content/mdx/cures/figures.ts'
import { pictureAt, pictureWith } from '../../content/mdx/cures/picture-cures.ts'
import { isPicture, standIn } from '../../content/mdx/picture-files.ts'
import { secureAddress } from '../../content/mdx/tags/tag-attributes.ts'
import { type Fix, type Message, say, shorten } from '../../content/problem.ts'
import { toSlug } from '../../lib/strings.ts'

const asLink = {
  en: 'Write [{words}](/address), or only the words: {words}{stop} To show the brackets themselves, write \\ before each [.',
  nl: 'Schrijf [{words}](/adres), of alleen de woorden: {words}{stop} Wil je de haken zelf tonen, zet dan \\ voor elke [.',
}
const asBrackets = {
  en: 'To show the brackets, write it as code, `{source}`, or \\ before each [. For a link, write [words](/address).',
  nl: 'Wil je de haken tonen, schrijf het dan als code, `{source}`, of zet \\ voor elke [. Schrijf voor een link [woorden](/adres).',
}
export const toFile = {
  en: 'Write [{words}](https://…) with the address where visitors can download {file}, or only the words: {words}{stop}',
  nl: 'Schrijf [{words}](https://…) met het adres waar bezoekers {file} kunnen downloaden, of alleen de woorden: {words}{stop}',
}
const asCode = {
  en: 'Write it as code: {code}.',
  nl: 'Schrijf het als code: {code}.',
}
const toHeading = {
  en: 'Write {link}.',
  nl: 'Schrijf {link}.',
}
const toHeadingHere = {
  en: 'Write {link} for the heading on this page, or only the words: {words}{stop}',
  nl: 'Schrijf {link} voor de kop op deze pagina, of alleen de woorden: {words}{stop}',
}

/** Matches a class of characters in a regular expression, [[:alpha:]], which is not a link. */
const characterClass = /^\[\[:\^?\w+:\]\]$/

/** Matches the address of a note, reference.word-chain.ja, but not a name such as Node.js. */
const isPath = /^\s*[\w-]+(?:[./][\w-]+){2,}\s*$/

const isDownload = /\.(?:pdf|docx?|xlsx?|pptx?|odt|csv|zip|ipynb)$/i

const idOfWords = (words: string) => slug(words.trim().replace(/\s+/g, ' '))

/** Returns the full stop after words to copy, unless they end with punctuation of their own. */
export const stopAfter = (words: string) => (/[.?!…:]$/.test(words) ? '' : '.')

/**
 * Returns the cure for a wiki link, [[Page|words]] or [[[#page]]], with the words that it shows. For [[Page#heading]],
 * links to the heading if the text has it. Without letters, or before -words, it is about the brackets themselves.
 */
export function wikiLink(
  actual: string,
  { outline, lines }: ParsedDocument,
  behind: string,
): { message: Message; suggestedFix?: Fix } {
  if (!/[\p{L}\p{N}]/u.test(actual) || /^-\p{L}/u.test(behind)) return { message: say(asBrackets, { source: actual }) }
  if (characterClass.test(actual)) {
    const expected = `\`${actual}\``
    return { message: say(asCode, { code: expected }), suggestedFix: { actual, expected } }
  }
  const parts = actual.replace(/^\[+[?!]*|\]+$/g, '').split(/\\?\|/)
  // Dendron and Gollum put the words first.
  const isReversed =
    parts.length === 2 && isPath.test(parts[1] ?? '') && !/#/.test(actual) && !isPath.test(parts[0] ?? '')
  const [target = '', ...others] = isReversed ? parts.toReversed() : parts
  const page = target.replace(/^#/, '')
  const name = page.replace(/(?<=[^#])#.*/, '')
  const given = others.at(-1)?.trim() ?? ''
  // Without the link, "here" says nothing.
  const [, part] = (!target.startsWith('#') && /#([^#^]+)$/.exec(target)) || []
  const own = part ? `${name.trim()}: ${part.trim()}` : name
  const words = (given && !/^(?:here|this|link|hier|dit|deze)$/i.test(given) ? given : own).trim()
  const section = idOfWords(/#([^#]+)$/.exec(target)?.[1] ?? '')
  const heading = outline.headings.find(
    ({ text }) => section && idOfWords(text.replace(/\s*\[#[^\]]*\]\s*$/, '')) === section,
  )
  const stop = stopAfter(words)
  if (!heading && given && isDownload.test(name)) return { message: say(toFile, { words, file: name.trim(), stop }) }
  if (!heading) return { message: say(asLink, { words, stop }) }
  const [, id = heading.id ?? section] = /\[#([\w-]+)\]\s*$/.exec(lines[heading.line - 1] ?? '') ?? []
  const link = `[${words}](#${id})`
  return target.startsWith('#')
    ? { message: say(toHeading, { link }), suggestedFix: { actual, expected: link } }
    : { message: say(toHeadingHere, { link, words, stop }), suggestedFix: { actual, expected: link } }
}

const noDefinition = {
  en: 'No line in this text gives the address of [{label}]. Write [{words}](/address), or only the words: {words}{stop} To show the brackets themselves, write \\ before each [.',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. Schrijf [{words}](/adres), of alleen de woorden: {words}{stop} Wil je de haken zelf tonen, zet dan \\ voor elke [.',
}
const noDefinitionOfMarked = {
  en: 'No line in this text gives the address of [{label}]. Write (/address) instead of [{label}], or remove [{label}] and the brackets around the words.',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. Schrijf (/adres) in plaats van [{label}], of haal [{label}] weg, en ook de haken om de woorden.',
}
const onlyBrackets = {
  en: 'Write \\ before each [ to show the brackets, or remove them.',
  nl: 'Zet \\ voor elke [ om de haken te tonen, of haal ze weg.',
}
const noPicture = {
  en: 'No line in this text gives the address of [{label}]. Put the picture in public/images/blog, and write ![{words}]({address}), with its name.',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. Zet de afbeelding in public/images/blog, en schrijf ![{words}]({address}), met haar naam.',
}
const noAddressOfFile = {
  en: 'No line in this text gives the address of [{label}]. {cure}',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. {cure}',
}
const noPictureOrWords = {
  en: 'No line in this text gives the address of [{label}]. Put the picture in public/images/blog, and write ![description]({address}), with its name, or remove the picture.',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. Zet de afbeelding in public/images/blog, en schrijf ![beschrijving]({address}), met haar naam, of haal de afbeelding weg.',
}
const noLinkOrWords = {
  en: 'No line in this text gives the address of [{label}]. Write [words](/address), or keep only the words. To show the brackets themselves, write \\ before each [.',
  nl: 'Geen regel in deze tekst geeft het adres van [{label}]. Schrijf [woorden](/adres), of laat alleen de woorden staan. Wil je de haken zelf tonen, zet dan \\ voor elke [.',
}
const belowWords = {
  en: 'Line {line} gives the address of [{label}], but is directly below other text. Put an empty line before it.',
  nl: 'Regel {line} geeft het adres van [{label}], maar staat direct onder andere tekst. Zet er een lege regel voor.',
}

const noAddress = {
  en: 'The line "[{label}]: …" does not give an address. Write one without spaces: [{label}]: https://example.org.',
  nl: 'De regel "[{label}]: …" geeft geen adres. Schrijf er een zonder spaties: [{label}]: https://example.org.',
}

/** Matches a line that gives the address of a link, and possibly its title. */
const hasAddress = /^\s*\[[^\]]+\]:[ \t]*(?:<[^<>]*>|\S+)(?:[ \t]+["'(].*)?[ \t]*$/

/**
 * Explains [words][name], [words][] or [][name] without a definition that gives the address. `before` and `behind` are the text
 * on either side of the ][.
 */
export function referenceLink(
  before: string,
  behind: string,
  { lines }: Pick<ParsedDocument, 'lines'>,
): Message | undefined {
  const [, mark, words] = /(!?)\[([^[\]]*)$/.exec(before) ?? []
  const [, name] = /^\]\[([^[\]]*)\]/.exec(behind) ?? []
  if (words === undefined || name === undefined || (words + name).trim() === '') return undefined
  const label = name || words
  const start = `[${label}]:`.toLowerCase()
  const definition = lines.findIndex((line) => line.trim().toLowerCase().startsWith(start))
  if (definition >= 0) {
    const above = lines.slice(0, definition).findLast((line) => !hasAddress.test(line))
    const isBelowWords = above?.trim() && hasAddress.test(lines[definition] ?? '')
    return say(isBelowWords ? belowWords : noAddress, { label, line: definition + 1 })
  }
  // A row of brackets, such as [street][, ][town], describes a format and is not a link.
  const isRow =
    /\][ ]?\[[^[\]]*$/.test(before) || /^\]\[[^[\]]*\][ ]?\[/.test(behind) || !/[\p{L}\p{N}]/u.test(words + name)
  if (isRow && !mark && name) return onlyBrackets
  if (mark && isPicture(label)) {
    const isSize = /^\d+(?:x\d+)?$/.test(words.trim())
    const cure = isSize || words.trim() === '' ? pictureAt(label) : pictureWith(words, label)
    return say(noAddressOfFile, { label, cure })
  }
  if (words.trim() === '') return say(mark ? noPictureOrWords : noLinkOrWords, { label, address: standIn })
  const isMarked = name !== '' && !mark && /[*_~]|[.,;:!?\s]$/.test(words)
  if (isMarked) return say(noDefinitionOfMarked, { label })
  return say(mark ? noPicture : noDefinition, { words, label, address: standIn, stop: stopAfter(words) })
}

const spacedLink = {
  en: 'The address contains a space. Write [{words}](/address), or only the words: {words}{stop}',
  nl: 'Het adres bevat een spatie. Schrijf [{words}](/adres), of alleen de woorden: {words}{stop}',
}
const spacedAddress = {
  en: 'The address contains a space. Write {link}, or write %20 instead of the space if it belongs to the address.',
  nl: 'Het adres bevat een spatie. Schrijf {link}, of schrijf %20 in plaats van de spatie als die bij het adres hoort.',
}
const spacedHash = {
  en: 'The address contains spaces. Write {link}.',
  nl: 'Het adres bevat spaties. Schrijf {link}.',
}
const spacedWords = {
  en: 'The address contains spaces. Write {link}, with "{rest}" outside the brackets, or write %20 instead of each space that belongs to the address.',
  nl: 'Het adres bevat spaties. Schrijf {link}, met "{rest}" buiten de haakjes, of schrijf %20 in plaats van elke spatie die bij het adres hoort.',
}
const spacedPicture = {
  en: 'The address contains a space. {cure}',
  nl: 'Het adres bevat een spatie. {cure}',
}

const quotedTitle = {
  en: 'The words after the address contain ". {cure}',
  nl: 'De woorden na het adres bevatten ". {cure}',
}

const calledPart = {
  en: 'This notation belongs to another system: remove it, up to and including its ), or replace it with the text that visitors should see.',
  nl: 'Deze notatie hoort bij een ander systeem: haal die weg, tot en met de bijbehorende ), of schrijf in plaats daarvan wat bezoekers moeten zien.',
}

/** Returns the link to a heading whose words are its address, with spaces: [words](#The words). */
export function linkToHeading(
  before: string,
  behind: string,
  { outline }: Pick<ParsedDocument, 'outline'>,
): { message: Message; suggestedFix: Fix } | undefined {
  const [, shown = ''] = /(?<!!)\[([^[\]]+)$/.exec(before) ?? []
  const [actual, address = ''] = /^\]\((#[^()\n]* [^()\n]*)\)/.exec(behind) ?? []
  const slug = toSlug(address)
  const heading = outline.headings.find(({ text, id }) => id && [text, id].some((one) => toSlug(one) === slug))
  if (!actual || !shown.trim() || !heading) return undefined
  const expected = `](#${heading.id})`
  return { message: say(spacedHash, { link: `[${shown}${expected}` }), suggestedFix: { actual, expected } }
}

/** Explains links and pictures with spaces in the address, such as [words](an address), and also @[name](values). */
export function linkWithSpace(before: string, behind: string): Message | undefined {
  if (/(?:^|\s)@\[\w+$/.test(before)) return calledPart
  const [, mark, shown] = /(!?)\[([^[\]]+)$/.exec(before) ?? []
  // Such as words in the place of the address: [words](http://Words (more) and words).
  if (shown?.trim() && !mark && /^\]\((?=[^()\n]* )[^()\n]*\([^()\n]*\)[^()\n]*\)/.test(behind))
    return say(spacedLink, { words: shown, stop: stopAfter(shown) })
  if (!shown?.trim() || !/^\]\((?!\s)[^()\n]*[^\s()"'] [^()\n]*\)/.test(behind)) return undefined
  const [, address = ''] = /^\]\(([^()\n]*)\)/.exec(behind) ?? []
  const [, file, title = ''] = /^(\S+)[ \t]+"(.*".*)"$/.exec(address) ?? []
  if (file) {
    const link = write(`[${shown}](${secureAddress(file) ?? '/address'})`)
    return say(quotedTitle, { cure: mark ? (figureWith(shown, title, file) ?? pictureWith(shown, file)) : link })
  }
  if (mark) return say(spacedPicture, { cure: pictureWith(shown, address) })
  const [first = '', ...rest] = address.trim().split(/(?<![.:/=])\s+/)
  const [start = '', ...words] = address.trim().split(/\s+/)
  const begun = /^https?:\/\/[^/]+\.\w{2,}/.test(start) && words.length > 1 ? secureAddress(start) : undefined
  if (begun) return say(spacedWords, { link: `[${shown}](${begun})`, rest: shorten(words.join(' ')) })
  const part = secureAddress(first.replace(/\s+/g, ''))
  if (part && rest.length > 1) return say(spacedWords, { link: `[${shown}](${part})`, rest: shorten(rest.join(' ')) })
  const complete = secureAddress(address.replace(/\s+/g, ''))
  return complete && !/["']/.test(complete)
    ? say(spacedAddress, { link: `[${shown}](${complete})` })
    : say(spacedLink, { words: shown, stop: stopAfter(shown) })
}

import { ofContents } from '../../content/mdx/counterparts.ts'
import { marksBelow } from '../../content/mdx/html-headings.ts'
import { secureAddress } from '../../content/mdx/tag-attributes.ts'
import { type Fix, type Message, say, shorten } from '../../content/problem.ts'
import type { MarkupKind } from './markup-cures.ts'
import { cureOfTable } from './markup-tables.ts'

interface Match {
  kind: MarkupKind
  matchedText: string
  before: string
  behind: string
  lines: readonly string[]
  line: number
}

interface Explained {
  message: Message
  suggestedFix?: Fix
  /** Text to quote instead of the match, if the match is only a part of it. */
  source?: string
}

const withoutSize = {
  en: 'Remove {size}: a picture is as wide as its column.',
  nl: 'Haal {size} weg: een afbeelding is zo breed als de kolom.',
}
const ofValues = {
  en: 'This notation belongs to another system: remove it, up to and including its last ), or replace it with the text that visitors should see.',
  nl: 'Deze notatie hoort bij een ander systeem: haal die weg, tot en met de laatste ), of schrijf in plaats daarvan wat bezoekers moeten zien.',
}
const icon = {
  en: 'This is the name of an icon in another system. Write words instead, such as {words}, or remove it.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem. Schrijf in plaats daarvan woorden, zoals {words}, of haal het weg.',
}
const iconLink = {
  en: 'This is the name of an icon in another system, used as a link. Write words instead, such as {words}, or remove the link.',
  nl: 'Dit is de naam van een pictogram uit een ander systeem, in een link. Schrijf in plaats daarvan woorden, zoals {words}, of haal de link weg.',
}
const tree = {
  en: 'These lines become one paragraph. Write ``` on a line before line {first} and after line {last}.',
  nl: 'Deze regels worden één alinea. Schrijf ``` op een regel voor regel {first} en na regel {last}.',
}
const author = {
  en: 'Write – and a space before a name, or - and a space before a list item.',
  nl: 'Schrijf – en een spatie voor een naam, of - en een spatie voor een punt van een lijst.',
}

/** Matches the name of an MkDocs icon: :material-github:. */
const iconName =
  /^:(?:material|fontawesome(?:-(?:brands|solid|regular))?|octicons?|simple|mdi|fa[bsr]?)-([a-z\d-]+?)(?:-\d+)?:$/

const tabHeading = {
  en: 'Write {heading} instead, with the text below it.',
  nl: 'Schrijf in plaats daarvan {heading}, met de tekst eronder.',
}
const indentedTab = {
  en: '{cure} Remove the four spaces at the beginning of each line.',
  nl: '{cure} Haal aan het begin van elke regel de vier spaties weg.',
}
const nameOfHeading = {
  en: 'A heading needs a line of its own. Write {marks}, a space and the words on a new line; or write the characters themselves as code, `{marks}`.',
  nl: 'Een kop heeft een eigen regel nodig. Schrijf {marks}, een spatie en de woorden op een nieuwe regel; of schrijf de tekens zelf als code, `{marks}`.',
}
const marksAsCode = {
  en: 'Write each group of # on this line as code, such as `{marks}`.',
  nl: 'Schrijf elke groep # op deze regel als code, zoals `{marks}`.',
}
const wikiHeading = {
  en: 'Write {heading} instead of this line, with an empty line below it.',
  nl: 'Schrijf {heading} in plaats van deze regel, met een lege regel eronder.',
}
const withColon = {
  en: 'Write {label}: with a colon, so that the line becomes the footnote.',
  nl: 'Schrijf {label}: met een dubbele punt, zodat de regel de voetnoot wordt.',
}
const noPair = {
  en: 'This ` is unpaired. Write another ` where the code begins or ends, or \\` for the character itself.',
  nl: 'De tweede ` ontbreekt. Schrijf nog een ` waar de code begint of eindigt, of \\` voor het teken zelf.',
}
const oddNumber = {
  en: 'This paragraph has {count} `, so one of them is unpaired. Write ` directly before and directly after each piece of code, or \\` for the character itself.',
  nl: 'Deze alinea heeft {count} keer `, dus bij één ontbreekt de tweede. Schrijf ` zowel direct voor als direct na elk stuk code, of \\` voor het teken zelf.',
}
const onlyWords = {
  en: 'Keep only the words: {words}.',
  nl: 'Laat alleen de woorden staan: {words}.',
}
const keepPair = {
  en: 'This notation belongs to another system: remove it and its end tag, and keep what is between them. Visitors will not see "{words}": write those words in the text if they matter.',
  nl: 'Deze notatie hoort bij een ander systeem: haal die en de bijbehorende eindtag weg, en behoud wat ertussen staat. Daarmee vervalt "{words}": schrijf dat in de tekst als bezoekers het moeten lezen.',
}
const withoutQuote = {
  en: 'This notation belongs to another system: remove this line, and the > before the lines below it.',
  nl: 'Deze notatie hoort bij een ander systeem: haal deze regel weg, en ook de > voor de regels eronder.',
}
const filmLink = {
  en: 'Remove it, or replace it with a link: [words]({address}).',
  nl: 'Haal het weg, of maak er een link van: [woorden]({address}).',
}
const ofRole = {
  en: 'This notation belongs to another system: remove it and keep the code after it, or replace both with the text that visitors should see.',
  nl: 'Deze notatie hoort bij een ander systeem: haal die weg en laat de code erna staan, of vervang beide door de tekst die bezoekers moeten zien.',
}
const linkOf = {
  en: 'Write {link}.',
  nl: 'Schrijf {link}.',
}
const pipeInCode = {
  en: 'A | within code also ends the cell. Write \\| instead.',
  nl: 'Ook een | in code beëindigt de cel. Schrijf in plaats daarvan \\|.',
}
const starOfLine = {
  en: 'For a list item, write - and a space instead. For italics, write * directly after the words too. For the character itself, write \\*.',
  nl: 'Wil je een punt van een lijst, schrijf dan - en een spatie. Wil je schuine letters, schrijf dan ook direct na de woorden een *. Wil je het teken zelf, schrijf dan \\*.',
}
const withoutSpace = {
  en: 'Write {link}, without a space between ] and (.',
  nl: 'Schrijf {link}, zonder spatie tussen ] en (.',
}
const fenceOfLine = {
  en: 'A block of code begins and ends with {fence} on a line of its own. Put this {fence} on a line of its own.',
  nl: 'Een blok code begint en eindigt met {fence} op een eigen regel. Zet deze {fence} op een eigen regel.',
}
const unequal = {
  en: '{open} begins the code, but {close} ends it. Write the same number of ` on both sides: {code}.',
  nl: '{open} begint de code, maar {close} sluit die af. Schrijf aan beide kanten evenveel `: {code}.',
}
const nameInCode = {
  en: 'Write the name as code, `{name}`, or \\_ for the character itself. For italics, write _ directly after the words too.',
  nl: 'Schrijf de naam als code, `{name}`, of \\_ voor het teken zelf. Wil je schuine letters, schrijf dan ook direct na de woorden een _.',
}
const itemOfMeaning = {
  en: 'Write the word and its meaning on one line: {item}',
  nl: 'Schrijf het woord en de betekenis op één regel: {item}',
}
const oneMoreMeaning = {
  en: 'Write this meaning on the same line as the meaning above it.',
  nl: 'Schrijf deze betekenis op dezelfde regel als de betekenis erboven.',
}
const swapped = {
  en: 'The two pairs of brackets are the wrong way round. Write {link}.',
  nl: 'De twee soorten haken zijn verwisseld. Schrijf {link}.',
}

/** Explains markup based on its line and the lines around it; undefined if the general cure applies. */
export function cureOfLine(match: Match): Explained | undefined {
  const { kind, matchedText, before, behind, lines, line } = match
  if (kind === 'tab') return ofTab(match)
  if (kind === 'heading' && /^#{2,6}$/.test(matchedText) && /[^\s>]/.test(before)) {
    const isName = !/^#+[ \t]*\p{L}/u.test(behind)
    return { message: say(isName ? marksAsCode : nameOfHeading, { marks: matchedText }) }
  }
  if (kind === 'heading' && matchedText.startsWith('==')) {
    const words = matchedText.replace(/^=+\s*|\s*=+$/g, '')
    const heading = `${marksOfWiki(matchedText, lines)} ${words}`
    // A level below ## depends on the preceding headings, which can have mistakes.
    const isAlone = heading.startsWith('## ') && !lines[line]?.trim()
    return {
      message: say(wikiHeading, { heading }),
      suggestedFix: isAlone ? { actual: matchedText, expected: heading } : undefined,
    }
  }
  if (kind === 'note' && before.trim() === '' && /^\[\^[^\]\s]+\][ \t]+\S/.test(behind))
    return { message: say(withColon, { label: matchedText }) }
  if (kind === 'labelled') {
    const words = matchedText.replace(/^\[!\w+\s+|\]$/g, '').trim()
    return { message: say(onlyWords, { words }), suggestedFix: { actual: matchedText, expected: words } }
  }
  if (kind === 'meaning' && matchedText === ':') return ofMeaning(match)
  if (kind === 'table') return cureOfTable(lines, line)
  if (kind === 'enclosing') return ofPair(matchedText)
  if (kind === 'shortcode' && matchedText.startsWith('[!div')) return { message: withoutQuote }
  const [, film] = /^\[!VIDEO[ \t]+(https:\/\/[^\s\]]+)\]/.exec(behind) ?? []
  if (kind === 'shortcode' && film) return { message: say(filmLink, { address: film }), source: `[!VIDEO ${film}]` }
  if (kind === 'emoji' && behind.startsWith(`${matchedText}\``)) return { message: ofRole }
  if (kind === 'link' && matchedText === '[[') return ofDoubleBracket(behind)
  const [name] = /^_[\p{L}\p{N}]+(?:_\p{L}[\p{L}\p{N}]*)*(?![_\p{L}\p{N}])/u.exec(behind) ?? []
  if (kind === 'around' && matchedText === '_' && name && !/_(?![\p{L}\p{N}_])/u.test(behind.slice(name.length)))
    return { message: say(nameInCode, { name }) }
  if (kind === 'around' && matchedText === '*' && /^[\s>]*$/.test(before) && !behind.slice(1).includes('*'))
    return { message: starOfLine }
  if (kind === 'around' && matchedText === '`')
    return /^[\s>]*\|/.test(before) && /`[^`|]*(?<!\\)\|[^`]*`/.test(before + behind)
      ? { message: pipeInCode }
      : ofBacktick(match)
  if (
    kind === 'around' &&
    /^`{3,}$/.test(matchedText) &&
    /[^\s>]/.test(before) &&
    !/`/.test(behind.slice(matchedText.length))
  )
    return { message: say(fenceOfLine, { fence: matchedText }) }
  const [, open = '', words = '', close = ''] = /^(`{1,2})([^`\n]+)(`{1,2})(?!`)/.exec(behind) ?? []
  if (kind === 'around' && matchedText === '``' && open.length !== close.length)
    return { message: say(unequal, { open, close, code: `\`${words.trim()}\`` }) }
  if (kind === 'link' && /^\][ \u00a0]\($/.test(matchedText)) return ofSpacedLink(match)
  if (kind === 'link' && matchedText === ')[') return ofSwapped(match)
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
  if (kind === 'list' && /^[\u2500-\u257f]/.test(matchedText))
    return { message: say(tree, paragraphAt(lines, line)), source: shorten(behind) }
  if (kind === 'item' && matchedText === '-' && /^-\p{Lu}/u.test(behind) && /^\s*>[\s>]*$/.test(before))
    return { message: author }
  return undefined
}

/** Returns the # characters for a wiki heading: ## for the highest level in the text. */
function marksOfWiki(heading: string, lines: readonly string[]): string {
  const levels = lines.flatMap((line) => /^(={2,6})[ \t]*[\p{L}\p{N}]/u.exec(line)?.[1]?.length ?? [])
  const own = /^=+/.exec(heading)?.[0].length ?? 2
  return '#'.repeat(Math.min(6, own - Math.min(own, ...levels) + 2))
}

/** Explains the title of a tab, such as === "Linux" or @tab Linux, which becomes a heading. */
function ofTab({ matchedText, before, lines, line }: Match): Explained | undefined {
  const [, quoted, named] = /^(?:===[!+]? *"([^"\n]+)"?|@tab(?::\w+)? +(\S[^\n]*))$/.exec(matchedText.trim()) ?? []
  const words = quoted ?? named
  if (!words || before !== '') return undefined
  const body = lines.indexOf('---', 1) + 1
  const offset = lines.slice(body, line - 1).join('\n').length
  const heading = `${marksBelow(lines.slice(body).join('\n'), offset)} ${words.trim()}`
  const below = lines.slice(line).find((one) => one.trim() !== '')
  const cure = say(tabHeading, { heading })
  return { message: quoted && /^(?: {4}|\t)/.test(below ?? '') ? say(indentedTab, { cure }) : cure }
}

/** Returns the first and last line of a drawing: those of its paragraph, from its root directory. */
function paragraphAt(lines: readonly string[], line: number): { first: number; last: number } {
  const isDrawn = (one = '') => /^[\s>]*[\u2500-\u257f]/.test(one)
  const start = lines.slice(0, line).findLastIndex((one) => !isDrawn(one)) + 1
  const hasRoot = /^[\s>]*\S+\s*$/.test(lines[start - 1] ?? '')
  const end = lines.findIndex((one, index) => index >= line && !isDrawn(one))
  return { first: hasRoot ? start : start + 1, last: end < 0 ? lines.length : end }
}

/** Explains an unpaired `, based on how many its paragraph contains. */
function ofBacktick({ lines, line }: Match): Explained | undefined {
  const isEmpty = (one: string) => one.trim() === ''
  const first = lines.slice(0, line).findLastIndex(isEmpty) + 1
  const last = lines.findIndex((one, index) => index >= line && isEmpty(one))
  const paragraph = lines.slice(first, last < 0 ? undefined : last).join('\n')
  const count = [...paragraph.matchAll(/(?<![`\\])`(?!`)/g)].length
  if (count % 2 === 0) return undefined
  return { message: count > 1 ? say(oddNumber, { count }) : noPair }
}

/** Explains [words] (https://example.org). */
function ofSpacedLink({ before, behind, line }: Match): Explained | undefined {
  const [, words = ''] = /\[([^[\]]+)$/.exec(before) ?? []
  const [end = '', address = ''] = /^\][ \u00a0]\(([^\s()]+)\)/.exec(behind) ?? []
  const target = address.startsWith('http') ? secureAddress(address) : address
  if (!words || !target) return undefined
  const expected = `[${words}](${target})`
  const at = { line, column: before.length - words.length }
  return { message: say(withoutSpace, { link: expected }), suggestedFix: { at, actual: `[${words}${end}`, expected } }
}

/** Explains a link with its brackets swapped: (words)[https://example.org]. */
function ofSwapped({ before, behind, line }: Match): Explained | undefined {
  const [, words = ''] = /\(([^()[\]]+)$/.exec(before) ?? []
  const [end = '', address = ''] = /^\)\[((?:https?:\/\/|[/#])[^\s[\]]*)\]/.exec(behind) ?? []
  const target = address.startsWith('http') ? secureAddress(address) : address
  if (!words || !target) return undefined
  const expected = `[${words}](${target})`
  const at = { line, column: before.length - words.length }
  return { message: say(swapped, { link: expected }), suggestedFix: { at, actual: `(${words}${end}`, expected } }
}

/** Explains a definition that begins with a colon below its term. The two become one list item. */
function ofMeaning({ before, behind, lines, line }: Match): Explained | undefined {
  const above = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '')
  const [word = '', meaning] = [lines[above]?.trim() ?? '', behind.slice(1).trim()]
  if (/^:[ \t]/.test(word)) return { message: oneMoreMeaning }
  const isWord = above >= line - 3 && word.length <= 80 && !/^(?:[-*+>#|]|\d+[.)])\s/.test(word)
  if (!meaning || !isWord || /[<{]/.test(word + meaning) || before.trim() !== '' || lines[above - 1]?.trim())
    return undefined
  const expected = `- ${word}: ${meaning}`
  const isAlone = above === line - 2 && !lines[line]?.trim() && /^\S/.test(lines[above] ?? '')
  return {
    message: say(itemOfMeaning, { item: shorten(expected) }),
    suggestedFix: isAlone
      ? { at: { line: above + 1, column: 1 }, actual: lines.slice(above, line).join('\n'), expected }
      : undefined,
  }
}

/** Explains a start tag in square brackets with a value in words: [quote="Jan"]. */
function ofPair(matchedText: string): Explained | undefined {
  const [, words] = /^\[[a-z_-]+=["']?([^"'\]]*\p{L}[^"'\]]*)/u.exec(matchedText) ?? []
  return words && !words.startsWith('http') ? { message: say(keepPair, { words }) } : undefined
}

/** Explains GitLab's [[_TOC_]] and Org's [[https://example.org][words]]. */
function ofDoubleBracket(behind: string): Explained | undefined {
  const [contents] = /^\[\[_TOC_\]\]/.exec(behind) ?? []
  if (contents) return { message: ofContents, source: contents, suggestedFix: { actual: contents, expected: '' } }
  const [actual, address, words] = /^\[\[(https:\/\/[^\s[\]]+)\]\[([^[\]]+)\]\]/.exec(behind) ?? []
  if (!actual) return undefined
  const expected = `[${words}](${address})`
  return { message: say(linkOf, { link: expected }), source: actual, suggestedFix: { actual, expected } }
}

import { ofContents } from '../../content/mdx/cures/counterparts.ts'
import { sameOnBothSides } from '../../content/mdx/syntax/unequal-backticks.ts'
import { secureAddress } from '../../content/mdx/tags/tag-attributes.ts'
import { type Fix, type Message, say } from '../../content/problem.ts'
import { ofBacktick } from './backticks.ts'
import { emojiOf } from './emoji-codes.ts'
import { iconCure, iconName } from './icons.ts'
import type { MarkupKind } from './markup-cures.ts'

export interface Match {
  kind: MarkupKind
  matchedText: string
  before: string
  behind: string
  lines: readonly string[]
  line: number
}

export interface Explained {
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
const onlyMarks = {
  en: 'Remove {marks}.',
  nl: 'Haal {marks} weg.',
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
const starsOfLine = {
  en: 'For an item of a list within a list, write {right} instead of {stars}. For bold, write ** directly before and directly after the words. For the characters themselves, write {escaped}.',
  nl: 'Wil je een punt van een lijst in een lijst, schrijf dan {right} in plaats van {stars}. Wil je vette letters, schrijf dan ** direct voor en direct na de woorden. Wil je de tekens zelf, schrijf dan {escaped}.',
}
const dash = { en: '- and a space', nl: '- en een spatie' }
const spacesAndDash = { en: '{count} spaces, - and a space', nl: '{count} spaties, - en een spatie' }
const withoutSpace = {
  en: 'Write {link}, without a space between ] and (.',
  nl: 'Schrijf {link}, zonder spatie tussen ] en (.',
}
const fenceOfLine = {
  en: 'A block of code begins and ends with {fence} on a line of its own. Put this {fence} on a line of its own.',
  nl: 'Een blok code begint en eindigt met {fence} op een eigen regel. Zet deze {fence} op een eigen regel.',
}
const nameInCode = {
  en: 'Write the name as code, `{name}`, or \\_ for the character itself. For italics, write _ directly after the words too.',
  nl: 'Schrijf de naam als code, `{name}`, of \\_ voor het teken zelf. Wil je schuine letters, schrijf dan ook direct na de woorden een _.',
}
const nameOfTwo = {
  en: 'Write the name as code, `{name}`, or \\_\\_ for the characters themselves. For bold, write __ directly after the words too.',
  nl: 'Schrijf de naam als code, `{name}`, of \\_\\_ voor de tekens zelf. Wil je vette letters, schrijf dan ook direct na de woorden __.',
}
const beforeLetter = {
  en: 'Write the name as code, `{name}`, or {escaped} for the characters themselves.',
  nl: 'Schrijf de naam als code, `{name}`, of {escaped} voor de tekens zelf.',
}
const orBold = {
  en: '{cure} For bold, write {right}.',
  nl: '{cure} Wil je vette letters, schrijf dan {right}.',
}
const orNothing = {
  en: 'Remove it, or write \\_ for the character itself. For italics, write _ directly after the words too.',
  nl: 'Haal het weg, of schrijf \\_ voor het teken zelf. Wil je schuine letters, schrijf dan ook direct na de woorden een _.',
}
const unpaired = {
  en: 'Remove it, or write another {mark} at the other end of the words. To show the character itself, write \\ before it.',
  nl: 'Haal het weg, of schrijf aan de andere kant van de woorden ook {mark}. Wil je het teken zelf tonen, zet er dan \\ voor.',
}
const wordToo = {
  en: 'These characters do not work directly between a letter and punctuation. Write {right}, or remove both {mark}.',
  nl: 'Direct tussen een letter en een leesteken werken deze tekens niet. Schrijf {right}, of haal beide {mark} weg.',
}
const spaceBetween = {
  en: 'Between two pieces in italics there must be a space. Write {right}.',
  nl: 'Tussen twee stukken in schuine letters moet een spatie staan. Schrijf {right}.',
}
const swapped = {
  en: 'The two pairs of brackets are the wrong way round. Write {link}.',
  nl: 'De twee soorten haken zijn verwisseld. Schrijf {link}.',
}

/** Matches an address with a size or with attributes behind it: ](a.png =400x), ](a.png align="left"). */
const withValues =
  /^\]\(([^\s()]+)(?:\s+(=\d*x\d*)|((?:[ \t]+(?:align|width|height|style|class|target|rel|loading)=(?:"[^"()\n]*"|'[^'()\n]*'|[\w%-]+))+))\s*\)/

/** Explains a link, emphasis, code or an icon within a line; undefined if the general cure applies. */
export function cureOfInline(match: Match): Explained | undefined {
  const { kind, matchedText, before, behind } = match
  if (kind === 'emoji' && behind.startsWith(`${matchedText}\``)) return { message: ofRole }
  if (kind === 'link' && matchedText === '[[') return ofDoubleBracket(behind)
  const [name] = /^_[\p{L}\p{N}]+(?:_\p{L}[\p{L}\p{N}]*)*(?![_\p{L}\p{N}])(?:\.[a-z_]\w*|\(\))*/u.exec(behind) ?? []
  // A line of only marks, such as **__**.
  const [, marks = ''] = /^[\s>]*(\S.*?)\s*$/.exec(before + behind) ?? []
  if (kind === 'around' && /^[*_~`\s]{2,}$/.test(marks)) return { message: say(onlyMarks, { marks }) }
  if (kind === 'around') {
    const ofEmphasis = ofPunctuation(match)
    if (ofEmphasis) return ofEmphasis
  }
  if (kind === 'around' && matchedText === '~~' && !`${before}${behind.slice(2)}`.includes('~~'))
    return { message: say(unpaired, { mark: '~~' }) }
  const [inFrontOf, mark = '', marked] = /^(__?)([\p{L}\p{N}]+)\1[\p{L}\p{N}]+(?![_\p{L}\p{N}])/u.exec(behind) ?? []
  if (kind === 'around' && matchedText === mark && inFrontOf && marked) {
    const stars = mark.replaceAll('_', '*')
    const expected = stars + marked + stars + inFrontOf.slice(marked.length + 2 * mark.length)
    const escaped = mark.replaceAll('_', '\\_')
    const cure = say(beforeLetter, { name: inFrontOf, escaped })
    return { message: mark === '__' ? say(orBold, { cure, right: expected }) : cure }
  }
  if (kind === 'around' && matchedText === '_' && name && /_\s+$/.test(before)) return { message: orNothing }
  if (kind === 'around' && matchedText === '_' && name && !/_(?![\p{L}\p{N}_])/u.test(behind.slice(name.length)))
    return { message: say(nameInCode, { name }) }
  const [owner = ''] = /[a-z][\w.]*\.$/i.exec(before) ?? []
  const [longName] = /^__\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)*(?![_\p{L}\p{N}])/u.exec(behind) ?? []
  const isName = owner !== '' || longName?.includes('_', 2)
  if (kind === 'around' && matchedText === '__' && longName && isName && !behind.includes('__', 2))
    return { message: say(nameOfTwo, { name: owner + longName }) }
  if (kind === 'around' && matchedText === '*' && /^[\s>]*$/.test(before) && !behind.slice(1).includes('*'))
    return { message: starOfLine }
  if (kind === 'around' && /^\*\*\*?$/.test(matchedText) && before === '' && !behind.slice(3).includes('**')) {
    const ofList = starsAsItem(match)
    if (ofList) return ofList
  }
  const [, code, rest = ''] = /^`([^`\s](?:[^`\n]*[^`\s])?)``(?!`)(.*)$/s.exec(behind) ?? []
  if (kind === 'around' && matchedText === '`' && code && !rest.includes('``') && !before.includes('`'))
    return { message: sameOnBothSides('`', code, '``') }
  if (kind === 'around' && matchedText === '`') {
    const isCut = /^[\s>]*\|/.test(before) && /`[^`|]*(?<!\\)\|[^`]*`/.test(before + behind)
    const message = isCut ? pipeInCode : ofBacktick(match.lines, match.line)
    return message && { message }
  }
  if (
    kind === 'around' &&
    /^`{3,}$/.test(matchedText) &&
    /[^\s>]/.test(before) &&
    !/`/.test(behind.slice(matchedText.length))
  )
    return { message: say(fenceOfLine, { fence: matchedText }) }
  if (kind === 'around' && /^`{2,}$/.test(matchedText) && !before.includes(matchedText))
    return { message: say(unpaired, { mark: matchedText }) }
  if (kind === 'link' && /^\][ \u00a0]\($/.test(matchedText)) return ofSpacedLink(match)
  if (kind === 'link' && matchedText === ')[') return ofSwapped(match)
  if (kind === 'emoji') return iconName.test(matchedText) ? iconCure(before, behind) : emojiOf(matchedText)
  if (kind === 'link' && matchedText === '](') {
    const [actual = '', address, size, values = ''] = withValues.exec(behind) ?? []
    if (address) {
      const message = size ? say(withoutSize, { size }) : say(onlyMarks, { marks: values.trim() })
      return { message, suggestedFix: { actual, expected: `](${address})` } }
    }
    const [name] = /@\[[\w-]+$/.exec(before) ?? []
    if (name) return { message: ofValues, source: `${name}](` }
  }
  return undefined
}

/** Explains ** or *** and a space at the beginning of a line: an item of a list within a list in other systems. */
function starsAsItem({ matchedText, behind, lines, line }: Match): Explained | undefined {
  const [actual] = /^\*+[ \t]+(?=\S)/.exec(behind) ?? []
  if (!actual) return undefined
  const above = lines.slice(0, line - 1).findLast((one) => !/^\*{2,}[ \t]/.test(one)) ?? ''
  const [marker] = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/.exec(above) ?? []
  const count = marker ? marker.length + 2 * (matchedText.length - 2) : 0
  const right = count > 0 ? say(spacesAndDash, { count }) : dash
  const message = say(starsOfLine, { right, stars: matchedText, escaped: '\\*'.repeat(matchedText.length) })
  return { message, suggestedFix: marker ? { actual, expected: `${' '.repeat(count)}- ` } : undefined }
}

/** Explains **!** directly after a letter, and _italics.__More italics_. */
function ofPunctuation({ matchedText, before, behind, line }: Match): Explained | undefined {
  const [word = ''] = /[\p{L}\p{N}]+$/u.exec(before) ?? []
  const [actual = '', mark = '', marks = ''] = /^(\*\*|\*)([.,;:!?]+)\1/.exec(behind) ?? []
  if (word && actual) {
    const right = `${mark}${word}${marks}${mark}`
    const at = { line, column: before.length - word.length + 1 }
    const suggestedFix = { at, actual: word + actual, expected: right }
    return { message: say(wordToo, { right, mark }), suggestedFix }
  }
  const [, last = '', next = ''] = (matchedText === '_' && /^_[^_\n]*?(\S+_)(_[^_\s]+)/.exec(behind)) || []
  return last && next ? { message: say(spaceBetween, { right: `${last} ${next}` }) } : undefined
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

/** Explains GitLab's [[_TOC_]] and Org's [[https://example.org][words]]. */
function ofDoubleBracket(behind: string): Explained | undefined {
  const [contents] = /^\[\[_TOC_\]\]/.exec(behind) ?? []
  if (contents) return { message: ofContents, source: contents, suggestedFix: { actual: contents, expected: '' } }
  const [actual, address, words] = /^\[\[(https:\/\/[^\s[\]]+)\]\[([^[\]]+)\]\]/.exec(behind) ?? []
  if (!actual) return undefined
  const expected = `[${words}](${address})`
  return { message: say(linkOf, { link: expected }), source: actual, suggestedFix: { actual, expected } }
}

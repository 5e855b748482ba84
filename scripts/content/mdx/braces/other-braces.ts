import { toSlug } from '../../../lib/strings.ts'
import { type Fix, type Message, positionAt, say, shorten } from '../../problem.ts'
import { labelsOfColons } from '../code/code-labels.ts'
import { calloutFor, leaveColons } from '../cures/callouts.ts'
import { asCallout, removeIt, removeLine, write } from '../cures/counterparts.ts'
import { linkOrWords } from '../cures/link-cures.ts'
import { latexCommand, latexGroup } from '../latex/latex.ts'
import { withLinksToo } from '../tags/renamed-ids.ts'
import { linkWith } from '../tags/tag-attributes.ts'
import { linkInBraces } from './arguments.ts'
import { anchorAt, headingIdAt, idInAttributes, idInComment } from './brace-ids.ts'
import { contentsAt } from './contents-lists.ts'
import { isOpen, type OtherBraces, ofComment, ofOthers, orItsValue } from './notation-messages.ts'
import { noticeIn } from './notice-braces.ts'

export const expression = {
  en: '{source} is read as an expression, and expressions are not allowed in a text. {cure}',
  nl: '{source} wordt gelezen als een expressie, en expressies zijn niet toegestaan in een tekst. {cure}',
}

const linkOrOnlyWords = {
  en: 'Write {link}, or only the words that visitors should see.',
  nl: 'Schrijf {link}, of alleen de woorden die bezoekers moeten zien.',
}
const asTyped = {
  en: 'To show it as typed, write it as code between backticks (`), or write \\{ for the character itself. Otherwise remove it.',
  nl: 'Wil je het tonen zoals het er staat, schrijf het dan als code tussen backticks (`), of schrijf \\{ voor het teken zelf. Haal het anders weg.',
}

export const asWords = {
  en: 'Remove it, or write the words without braces and quotes.',
  nl: 'Haal dat weg, of schrijf de woorden zonder accolades en aanhalingstekens.',
}

const asSpace = { en: 'Write a space instead.', nl: 'Schrijf in plaats daarvan een spatie.' }

const asCommand = {
  en: 'Write the whole command as code between backticks (`), or write \\{ for the character itself.',
  nl: 'Schrijf de hele opdracht als code tussen backticks (`), of schrijf \\{ voor het teken zelf.',
}

/** Matches a command of a shell that takes code in quotes. */
const shellBefore = /(?:^|[\s|(])(?:[gmn]?awk|sed|perl|jq|xargs|grep|bash|sh)(?:[ \t]+-[^\s{}]+)*[ \t]+$/

/** Matches the start of a Textile paragraph before its style: p{color:red}. Words. */
const textileStart = /^[ \t]*(p|h[1-6]|bq)$/

const attribute = /(?:[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)|[.#]?[\w:.-]+)/.source

/** Matches kramdown or pandoc attributes: {.note}, {: .note}, {width="6in" data-x}. */
const attributes = new RegExp(`^\\{(?::(?:[^{}]|\\{\\{[^{}]*\\}\\})*|-|\\s*(?:${attribute}\\s+)*${attribute}\\s*)\\}$`)

/** Matches comments that tools write, such as <!-- more -->. */
const ofProgram =
  /^<!--\s*(?:more|\/?wp:[\s\S]*|\/?toc|endtoc|truncate|excerpt|prettier-\w.*|markdownlint-.*|vale .*)\s*-->$/i

/** Matches a comment that mkdocs-material replaces with words, and captures those: <!-- md:version 9.7.0 -->. */
const macro = /^<!--\s*md:\w+\s+(.+?)\s*-->$/s

const orShown = {
  en: 'Remove it, or replace it with the text that visitors should see, such as {words}.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien, zoals {words}.',
}

/** Matches a comment that another system replaces with a file. */
const includes = /^<!--\s*@?include\b:?\s*\S/i

/** Returns the message about a comment that another system replaces with words; undefined for other comments. */
export function macroIn(source: string): Message | undefined {
  if (includes.test(source)) return say(ofOthers, { source: shorten(source), cure: orItsValue })
  const words = macroWords(source)
  return words === undefined
    ? undefined
    : say(ofOthers, { source: shorten(source), cure: say(orShown, { words: shorten(words) }) })
}

/** Returns the words of a comment that mkdocs-material replaces. */
export const macroWords = (source: string): string | undefined => macro.exec(source)?.[1]

/**
 * Returns the fix that removes a comment. Unless a tool wrote the comment, the fix is only suggested, because the words
 * may be worth keeping.
 */
export function withoutComment(comment: string, fix: Fix): Pick<OtherBraces, 'fix' | 'suggestedFix'> {
  return ofProgram.test(comment) ? { fix } : { suggestedFix: fix }
}

/**
 * Explains a part in braces that has a meaning in other systems. Its fix turns an id after a heading into [#id], and
 * removes attributes and comments.
 */
export function otherBraces(text: string, start: number, braces: string): OtherBraces | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [behind = ''] = /^[^\n]*/.exec(text.slice(start + braces.length)) ?? []
  const endsHeading = /^ {0,3}#{1,6}[ \t]/.test(before) && behind.trim() === ''
  const [, id] = (endsHeading && (idInAttributes.exec(braces) ?? idInComment.exec(braces))) || []
  const [bracketed = '', inner = ''] = /(?<![!\]])\[([^[\]]+)\]$/.exec(before) ?? []
  // Brackets around the name of a definition are a link, so they stay.
  const words = text.includes(`\n${bracketed}: `) ? '' : bracketed
  const replace = (expected: string, left = '') => {
    const position = positionAt({ text, line: 1, column: 1 }, start - left.length)
    return { at: position, actual: left + braces, expected }
  }
  const [block] = /(?<=^[\s>]*)(?::{3,}|::(?=[a-z]))[ \t]*[\w-]*[ \t]*$/.exec(before) ?? []
  if (block) {
    const colons = block.trim().replace(/[^:]/g, '')
    const isClosed = text
      .slice(start)
      .split('\n')
      .some((line) => line.replace(/^[\s>]+/, '').trimEnd() === colons)
    const ofCode = /^:+ ?code/.test(block.trim())
      ? labelsOfColons(text.slice(start - block.length).split('\n'))
      : undefined
    const given = ofCode ?? calloutFor(block + braces + behind) ?? asCallout
    const cure = given === leaveColons && !isClosed ? (linkInBraces(braces, block) ?? orItsValue) : given
    return { message: say(ofOthers, { source: shorten(block + braces), cure }), position: replace('', block).at }
  }
  const [part] = /(?<![\w:]):[a-z][\w-]*(?:\[[^[\]]*\])?$/.exec(before) ?? []
  if (part) {
    const [, shown] = /\[([^[\]]+)\]$/.exec(part) ?? []
    const message = say(ofOthers, {
      source: shorten(part + braces),
      cure: shown ? write(shown) : (linkInBraces(braces, part) ?? orItsValue),
    })
    return { message, position: replace('', part).at, fix: shown ? replace(shown, part) : undefined }
  }
  const icon = iconLinkAt(before, braces)
  if (icon) {
    const link = replace(icon.expected, icon.actual)
    const message = say(ofOthers, { source: shorten(link.actual), cure: write(icon.expected) })
    return { message, position: link.at, suggestedFix: link }
  }
  const [, textile = ''] = textileStart.exec(before) ?? []
  if (textile && /^\. /.test(behind)) {
    const { at } = replace('', textile)
    const message = say(ofOthers, { source: `${textile}${braces}.`, cure: removeIt })
    return { message, position: at, suggestedFix: { at, actual: `${textile}${braces}. `, expected: '' } }
  }
  const anchor = anchorAt(text, start, braces)
  if (anchor) return anchor
  const isAlone = before.trim() + behind.trim() === ''
  const contents = isAlone ? contentsAt(text, start, braces) : undefined
  if (contents) return contents
  const ofHeading = isAlone ? headingIdAt(text, start, braces) : undefined
  if (ofHeading) return ofHeading
  const notice = isAlone ? noticeIn(text, start, braces) : undefined
  if (notice) {
    const message = say(ofOthers, { source: shorten(braces), cure: notice.cure })
    return notice.also ? { message, also: notice.also } : { message, suggestedFix: replace('') }
  }
  const withCure = (cure: Message, fix: Fix) => ({ message: say(ofOthers, { source: shorten(braces), cure }), fix })
  // A first-level heading usually repeats the title, so another message says to remove it.
  const isOfTitle = /^ {0,3}#[ \t]/.test(before) && !text.includes(`(#${id})`)
  if (id && isOfTitle) {
    const suggestedFix = replace('', /[ \t]*$/.exec(before)?.[0])
    return { message: say(ofOthers, { source: shorten(braces), cure: removeIt }), suggestedFix }
  }
  if (id) {
    const own = `[#${toSlug(id)}]`
    const cure = write(own)
    const withLinks = withLinksToo(cure, id, text)
    // The links must change with the id, so a person applies this one.
    if (withLinks !== cure)
      return { message: say(ofOthers, { source: shorten(braces), cure: withLinks }), suggestedFix: replace(own) }
    return withCure(cure, replace(own))
  }
  if (comments.test(braces))
    return { message: ofComment(braces), ...(isOpen(braces) ? {} : withoutComment(braces, replace(''))) }
  const [, , quoted] = /^\{\s*(["'`])([^"'`\\{}<*_[\]]*)\1\s*\}$/.exec(braces) ?? []
  if (quoted?.trim() === '') {
    const isAtEnd = behind.trim() === '' || before.trim() === ''
    return {
      message: say(expression, { source: shorten(braces), cure: isAtEnd ? removeIt : asSpace }),
      fix: replace(isAtEnd ? '' : ' '),
    }
  }
  if (quoted !== undefined && shellBefore.test(before))
    return { message: say(expression, { source: shorten(braces), cure: asCommand }) }
  if (quoted !== undefined)
    return { message: say(expression, { source: shorten(braces), cure: asWords }), fix: replace(quoted) }
  const latex = latexCommand(before, braces) ?? latexGroup(braces)
  if (latex) {
    const part = replace(latex.text ?? '', latex.source.slice(0, -braces.length))
    const message = say(ofOthers, { source: shorten(latex.source), cure: latex.cure })
    return { message, position: part.at, suggestedFix: latex.text === undefined ? undefined : part }
  }
  // A MyST role: {term}`words`.
  const isRole = behind.startsWith('`') && /^\{[\w:-]+\}$/.test(braces)
  const ofRole = isRole ? linkOfRole(braces, behind) : undefined
  if (ofRole) return { message: ofRole }
  // The style of a picture or a link: ![…](…){height: 1rem}.
  const isStyle = /\]\([^()\n]*\)$/.test(before) && /^\{\s*[a-z-]+\s*:[^{}\n]*\}$/.test(braces)
  if (isStyle) return withCure(removeIt, replace(''))
  const [ofIcon] = (isRole && iconRole.exec(braces + behind)) || []
  if (ofIcon) {
    const message = say(ofOthers, { source: ofIcon.trimEnd(), cure: removeIt })
    return { message, suggestedFix: { ...replace(''), actual: ofIcon } }
  }
  if (!isRole && !isAttributes(braces, endsHeading)) return undefined
  if (words) return withCure(write(inner), replace(inner, words))
  if (!endsHeading && isQuoted(braces, before, behind))
    return { message: say(ofOthers, { source: shorten(braces), cure: asTyped }) }
  // The attributes of a table stand in a last row of their own.
  const [row] = (behind.trim() === '' && /^[ \t]*\|[ \t]*$/.exec(before)) || []
  if (row) return withCure(removeLine, replace('', row))
  return withCure(removeIt, replace('', /[ \t]*$/.exec(behind ? '' : before)?.[0]))
}

/** Matches a MyST role that shows an icon, with its name: {octicon}`alert;2em`. */
const iconRole = /^\{(?:octicon|fa[bsr]?|material-[a-z]+)\}`[^`\n]*`[ \t]?/

/** Explains a MyST role that links to another page or heading: {ref}`label`, {doc}`words <address>`. */
function linkOfRole(braces: string, behind: string): Message | undefined {
  const [role, words, target] = /^`([^`<>]*?)[ \t]*(<[^`<>]*>)?`/.exec(behind) ?? []
  if (!role || !/^\{(?:[\w-]+:)*(?:ref|doc|any|numref|term|download|eq)\}$/.test(braces)) return undefined
  if (/term/.test(braces) && !target) return undefined
  const shown = target ? words : ''
  const cure = shown
    ? say(linkOrWords, { link: `[${shown}](/address)` })
    : say(linkOrOnlyWords, { link: linkWith('/address', '') })
  return say(ofOthers, { source: shorten(braces + role), cure })
}

/** Tells whether a sentence mentions attributes: there are words on both sides, and no link or markup directly before. */
const isQuoted = (braces: string, before: string, behind: string) =>
  /^\{:|=/.test(braces) &&
  /\p{L}/u.test(before) &&
  behind.trim() !== '' &&
  // Spaces replaced a picture or link with a template in its address.
  !/(?:\]\(\S*(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)|^\S+\)|\]|[^\s*_`][*_`]+|[>}]| {3})\s*$/.test(before)

/** Finds a link that shows an icon, with its words in the braces: [:name:](https://example.org){ title="Words" }. */
function iconLinkAt(before: string, braces: string): { actual: string; expected: string } | undefined {
  const [actual, address] = /\[:[a-z][a-z\d_-]*:\]\(([^()\s]*)\)$/.exec(before) ?? []
  const [, title] = /\btitle="([^"[\]<>{}]+)"/.exec(braces) ?? []
  return actual && title ? { actual, expected: `[${title.trim()}](${address})` } : undefined
}

export const comments = /^(?:\{\/\*|<!--)/

/**
 * Tells whether braces contain attributes. Words without a value, such as { unlisted }, are attributes only after a
 * heading.
 */
export function isAttributes(braces: string, endsHeading: boolean): boolean {
  if (!attributes.test(braces)) return false
  if (/^\{(?::|-\}|\s*[.#][a-z_-])|=/i.test(braces)) return true
  return endsHeading && /^\{(?:\s+[\w-]+\s+|.*[\w-]\s+[\w-].*|\w+-.*)\}$/.test(braces)
}

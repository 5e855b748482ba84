import { toSlug } from '../../lib/strings.ts'
import { type Fix, type Message, type Position, positionAt, say, shorten } from '../problem.ts'
import { calloutFor } from './callouts.ts'
import { asCallout, removeIt, write } from './counterparts.ts'

export const ofOthers = {
  en: '{source} is a notation of other systems. {cure}',
  nl: '{source} is een notatie van andere systemen. {cure}',
}
export const comment = {
  en: '{source} is a comment, which a text cannot contain. Remove it.',
  nl: '{source} is commentaar, en dat kan niet in een tekst. Haal het weg.',
}

export const expression = {
  en: '{source} is an expression, which a text cannot contain. {cure}',
  nl: '{source} is een expressie, en die kan niet in een tekst. {cure}',
}

export const orItsValue = {
  en: 'Remove it, or write what it would show.',
  nl: 'Haal dat weg, of schrijf wat het zou tonen.',
}

export const asWords = {
  en: 'Remove it, or write the words without braces and quotes.',
  nl: 'Haal dat weg, of schrijf de woorden zonder accolades en aanhalingstekens.',
}

const attribute = /(?:[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)|[.#]?[\w:.-]+)/.source

/** Matches attributes of kramdown or pandoc: {.note}, {: .note}, {width="6in" data-x}. */
const attributes = new RegExp(`^\\{(?::[^{}]*|-|\\s*(?:${attribute}\\s+)*${attribute}\\s*)\\}$`)

interface OtherBraces {
  message: Message
  /** Start of the notation, if it is before the brace. */
  position?: Position
  fix?: Fix
  cure?: Fix
}

/** Matches comments that tools write, such as <!-- more -->. */
const ofProgram =
  /^<!--\s*(?:more|\/?wp:[\s\S]*|\/?toc|endtoc|truncate|excerpt|prettier-\w.*|markdownlint-.*|vale .*)\s*-->$/i

/** Matches a comment that mkdocs-material replaces with words, and captures those: <!-- md:version 9.7.0 -->. */
const macro = /^<!--\s*md:\w+\s+(.+?)\s*-->$/s

const orShown = {
  en: 'Remove it, or write what it would show, such as {words}.',
  nl: 'Haal dat weg, of schrijf wat het zou tonen, zoals {words}.',
}

/** Returns the message about a comment that another system replaces with words. */
export function macroIn(source: string): Message | undefined {
  const [, words] = macro.exec(source) ?? []
  return words === undefined
    ? undefined
    : say(ofOthers, { source: shorten(source), cure: say(orShown, { words: shorten(words) }) })
}

/** Removes a comment: with a fix if a tool wrote it; otherwise with a cure, because it can contain words to keep. */
export function withoutComment(comment: string, fix: Fix): Pick<OtherBraces, 'fix' | 'cure'> {
  return ofProgram.test(comment) ? { fix } : { cure: fix }
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
  const [words = '', inner = ''] = /(?<!!)\[([^[\]]+)\]$/.exec(before) ?? []
  const replace = (expected: string, left = '') => {
    const position = positionAt({ text, line: 1, column: 1 }, start - left.length)
    return { at: position, actual: left + braces, expected }
  }
  const [block] = /(?<=^[\s>]*)(?::{3,}|::(?=[a-z]))[ \t]*[\w-]*[ \t]*$/.exec(before) ?? []
  if (block) {
    const cure = calloutFor(block + braces + behind) ?? asCallout
    return { message: say(ofOthers, { source: shorten(block + braces), cure }), position: replace('', block).at }
  }
  const [part] = /(?<![\w:]):[a-z][\w-]*(?:\[[^[\]]*\])?$/.exec(before) ?? []
  if (part)
    return {
      message: say(ofOthers, { source: shorten(part + braces), cure: orItsValue }),
      position: replace('', part).at,
    }
  const withCure = (cure: Message, fix: Fix) => ({ message: say(ofOthers, { source: shorten(braces), cure }), fix })
  if (id) return withCure(write(`[#${toSlug(id)}]`), replace(`[#${toSlug(id)}]`))
  if (comments.test(braces))
    return { message: say(comment, { source: shorten(braces) }), ...withoutComment(braces, replace('')) }
  const [, , quoted] = /^\{\s*(["'`])([^"'`\\{}<*_[\]]*)\1\s*\}$/.exec(braces) ?? []
  if (quoted !== undefined)
    return { message: say(expression, { source: shorten(braces), cure: asWords }), fix: replace(quoted) }
  // A role of MyST: {term}`words`.
  const isRole = behind.startsWith('`') && /^\{[\w:-]+\}$/.test(braces)
  if (!isRole && !isAttributes(braces, endsHeading)) return undefined
  if (words) return withCure(write(inner), replace(inner, words))
  return withCure(removeIt, replace('', /[ \t]*$/.exec(behind ? '' : before)?.[0]))
}

const idInAttributes = /^\{[^{}#]*#([^\s{}]+)[^{}]*\}$/

/** Matches the id of a heading in the documentation of React and Docusaurus. */
const idInComment = /^\{\/\*\s*#?([a-z\d][\w-]*)\s*\*\/\}$/

export const comments = /^(?:\{\/\*|<!--)/

/** Tells whether braces hold attributes. Words alone, such as { unlisted }, are attributes only after a heading. */
export function isAttributes(braces: string, endsHeading: boolean): boolean {
  if (!attributes.test(braces)) return false
  if (/^\{(?:[:-]|\s*[.#][a-z_-])|=/i.test(braces)) return true
  return endsHeading && /^\{(?:\s+[\w-]+\s+|.*[\w-]\s+[\w-].*|\w+-.*)\}$/.test(braces)
}

import { toSlug } from '../../../lib/strings.ts'
import { type Message, say } from '../../problem.ts'

const inLinkToo = {
  en: '{cure} Write #{id} in {links} too.',
  nl: '{cure} Schrijf ook #{id} in {links}.',
}

/** Puts the links before a cure that ends with the text to write. */
export const inLinkFirst = {
  en: 'Write #{id} in {links}. {cure}',
  nl: 'Schrijf #{id} in {links}. {cure}',
}

const oneLink = { en: 'the link on line {line}', nl: 'de link op regel {line}' }
const moreLinks = { en: 'the links on lines {lines} and {last}', nl: 'de links op regel {lines} en {last}' }

/** Adds to a cure that writes an id in another form, such as in lower case, that the links to it change too. */
export function withLinksToo(cure: Message, id: string, source: string, template = inLinkToo): Message {
  const lines = toSlug(id) === id ? [] : linesOfLinks(id, source)
  return lines.length > 0 ? say(template, { cure, id: toSlug(id), links: linksOn(lines) }) : cure
}

/** Names the links on lines. */
export function linksOn(lines: readonly number[]): Message {
  const [last = 0] = lines.slice(-1)
  return lines.length === 1
    ? say(oneLink, { line: last })
    : say(moreLinks, { lines: lines.slice(0, -1).join(', '), last })
}

/** Returns the lines with a link to an id, as Markdown or as a tag. */
export function linesOfLinks(id: string, source: string): number[] {
  const isLink = (line: string) => [`](#${id})`, `href="#${id}"`, `href='#${id}'`].some((link) => line.includes(link))
  return source.split('\n').flatMap((line, index) => (isLink(line) ? [index + 1] : []))
}

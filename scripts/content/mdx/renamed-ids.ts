import { toSlug } from '../../lib/strings.ts'
import { type Message, say } from '../problem.ts'

const inLinkToo = {
  en: '{cure} Write #{id} in the link on line {lines} too.',
  nl: '{cure} Schrijf ook #{id} in de link op regel {lines}.',
}

/** Puts the links before a cure that ends with the text to write. */
export const inLinkFirst = {
  en: 'Write #{id} in the link on line {lines}. {cure}',
  nl: 'Schrijf #{id} in de link op regel {lines}. {cure}',
}

/** Adds to a cure that writes an id in another form, such as in lower case, that the links to it change too. */
export function withLinksToo(cure: Message, id: string, source: string, template = inLinkToo): Message {
  const lines = toSlug(id) === id ? [] : linesOfLinks(id, source)
  return lines.length > 0 ? say(template, { cure, id: toSlug(id), lines: lines.join(', ') }) : cure
}

/** Returns the lines with a link to an id, as Markdown or as a tag. */
export function linesOfLinks(id: string, source: string): number[] {
  const isLink = (line: string) => [`](#${id})`, `href="#${id}"`, `href='#${id}'`].some((link) => line.includes(link))
  return source.split('\n').flatMap((line, index) => (isLink(line) ? [index + 1] : []))
}

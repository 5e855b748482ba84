import type { Outline, WrittenLink } from '../../content/mdx/outline.ts'
import { type Fix, type Message, type Position, say } from '../../content/problem.ts'
import { toSlug } from '../../lib/strings.ts'

// Documenter writes the id of a heading as [words](@id name), and a link to it as [words](@ref name).

type Parts = Pick<Outline, 'headings' | 'links'>

const asId = {
  en: 'This is the id of a heading in another system. Write {expected}.',
  nl: 'Dit is het id van een kop in een ander systeem. Schrijf {expected}.',
}
const asLink = {
  en: 'This is a link to a heading in another system. Write {expected}.',
  nl: 'Dit is een link naar een kop in een ander systeem. Schrijf {expected}.',
}
const inAddress = {
  en: '{link} is an address of another system. Keep only the words of this link, and write [#{id}] directly after them, with a space before it.',
  nl: '{link} is een adres van een ander systeem. Laat van deze link alleen de woorden staan, en schrijf [#{id}] direct erachter, met een spatie ervoor.',
}
const toAddress = {
  en: '{link} is an address of another system. Write (#{id}), the heading with that name, instead of the round brackets and what is between them.',
  nl: '{link} is een adres van een ander systeem. Schrijf (#{id}), de kop met die naam, in plaats van de ronde haken en wat ertussen staat.',
}

const isHeading = (line: string) => /^ {0,3}#{1,6}[ \t]/.test(line)

/** Explains an id or a link whose name has no quotation marks, so that it is shown as typed. */
export function documenterLink(before: string, behind: string, parts: Parts, { line, column }: Position) {
  const [, words] = /(?<!!)\[([^[\]]+)$/.exec(before) ?? []
  const [end = '', kind, name = ''] = /^\]\(@(id|ref)[ \t]+([^()\n]+)\)/.exec(behind) ?? []
  const id = kind === 'id' ? toSlug(name) : idNamed(name, parts)
  if (!words || !id || (kind === 'id' && !isHeading(before))) return undefined
  const actual = `[${words}${end}`
  const expected = kind === 'id' ? `${words} [#${id}]` : `[${words}](#${id})`
  const suggestedFix: Fix = { at: { line, column: column - words.length - 1 }, actual, expected }
  return { message: say(kind === 'id' ? asId : asLink, { expected }), suggestedFix }
}

/** Explains the address of an id or a link whose name has quotation marks, or is its words: [words](@ref "Name"). */
export function documenterAddress({ url, named, line }: WrittenLink, parts: Parts): Message | undefined {
  if (named === undefined) return undefined
  const isOfHeading = parts.headings.some((heading) => heading.line === line)
  if (url === '@id') return isOfHeading ? say(inAddress, { link: url, id: toSlug(named) }) : undefined
  const id = idNamed(named, parts)
  return id ? say(toAddress, { link: url, id }) : undefined
}

/** Lists the ids that headings get from their names when they are corrected. */
export const idsToCome = ({ headings, links }: Parts): string[] =>
  headings.flatMap(({ text, line }) => {
    const [, own = named(links, line)] = /\]\(@id[ \t]+([^()]+)\)$/.exec(text) ?? []
    return own ? [toSlug(own)] : []
  })

/** Returns the id that the heading with a name, or with these words, has or gets. */
function idNamed(name: string, { headings, links }: Parts): string | undefined {
  const slug = toSlug(name)
  const found = headings.find(({ text, line, id }) => {
    const [, words = text, own = named(links, line) ?? id ?? ''] = /^\[(.+)\]\(@id[ \t]+([^()]+)\)$/.exec(text) ?? []
    return [own, words].some((one) => toSlug(one) === slug)
  })
  if (!found) return undefined
  const [, own = named(links, found.line)] = /\]\(@id[ \t]+([^()]+)\)$/.exec(found.text) ?? []
  return own ? toSlug(own) : found.id
}

const named = (links: Parts['links'], line: number) =>
  links.find((link) => link.url === '@id' && link.line === line)?.named

import { slug } from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { escapeRegExp, toSlug } from '../../../lib/strings.ts'
import { type Fix, type Message, say } from '../../problem.ts'
import { removeIt } from '../cures/counterparts.ts'
import { type Component, nodeText, positionOf, sliceOf, type Visited } from '../outline.ts'
import { lineAt } from '../syntax/syntax-errors.ts'
import { idAbove } from './heading-above.ts'
import { linesOfLinks, linksOn, withLinksToo } from './renamed-ids.ts'
import { removeTag, theTag } from './tag-pairs.ts'

const asId = {
  en: 'Remove {tags}, and write {id} at the end of the heading.',
  nl: 'Haal {tags} weg, en schrijf {id} aan het eind van de kop.',
}
const asIdBelow = {
  en: 'Remove {tags}, and write {id} at the end of the heading that follows.',
  nl: 'Haal {tags} weg, en schrijf {id} aan het eind van de kop eronder.',
}

const asIdOfHeading = {
  en: 'Remove {tags}, and write {id} at the end of the heading where the link on line {line} should lead.',
  nl: 'Haal {tags} weg, en schrijf {id} aan het eind van de kop waar de link op regel {line} heen moet leiden.',
}
const toHeadingAbove = {
  en: 'Remove {tags}, and write #{id}, the heading above, instead of #{old} in {links}.',
  nl: 'Haal {tags} weg, en schrijf #{id}, de kop erboven, in plaats van #{old} in {links}.',
}

const lineOf = (offset: number, source: string) => source.slice(0, offset).split('\n').length

/**
 * Tells whether a tag only marks a place: an empty `<span id="costs">`, or `<a id="costs">`, even if it links to
 * itself.
 */
export function isAnchor(name: string, attributes: Readonly<Record<string, string>>, inner: string): boolean {
  const { id = attributes.name, href } = attributes
  if (name === 'span') return id !== undefined && inner === ''
  if (name !== 'a') return false
  return (
    href === undefined ||
    href === '' ||
    href === '#' ||
    href === `#${id}` ||
    (id !== undefined && inner.trim() === '') ||
    (inner.replace(/<(?:span|i)\b[^<>]*>|<\/(?:span|i)>/g, '').trim() === '' && /^#/.test(href))
  )
}

const asNote = {
  en: 'Write [^{number}], and begin the line of the footnote with [^{number}]:.',
  nl: 'Schrijf [^{number}], en begin de regel van de voetnoot met [^{number}]:.',
}

/** Explains an HTML link from a number to its footnote, or back to the text. Pages add the link back automatically. */
export function noteLink(name: string, { href }: Readonly<Record<string, string>>, inner: string): Message | undefined {
  if (name !== 'a' || !href?.startsWith('#')) return undefined
  const [, number] = /^\[?(\d{1,3})\]?$/.exec(inner.replace(/<\/?sup>/g, '').trim()) ?? []
  if (number) return say(asNote, { number })
  return /^[↩⏎↑^]\ufe0e?$/.test(inner.trim()) ? removeIt : undefined
}

const asNoteHere = {
  en: 'Write [^{number}]: instead of {written}, and [^{number}] instead of {link} on line {line}.',
  nl: 'Schrijf [^{number}]: in plaats van {written}, en [^{number}] in plaats van {link} op regel {line}.',
}

/** Matches a link from a number to its footnote: <sup>[1](#f1)</sup>. */
const linkFromNumber = (id: string) =>
  new RegExp(`(?:<sup>)?\\[\\[?(\\d{1,3})\\]?\\]\\(#${escapeRegExp(id)}\\)(?:</sup>)?`)

/** Explains the anchor at the beginning of a footnote, or the number behind it: <a name="f1"></a><sup>1</sup>: Words. */
export function noteAnchor(source: string, offset: number): Message | undefined {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  const [, written = '', id = '', number = ''] =
    /^\s*((?:<(?:a|span)\s(?:name|id)=["']([\w-]+)["']\s*>\s*<\/(?:a|span)>)\s*(?:<sup>\s*)?\[?(\d{1,3})\]?(?:\s*<\/sup>)?[:.)]?)(?!\d)/.exec(
      source.slice(start, start + 300),
    ) ?? []
  const link = id && offset < start + written.length + 10 ? linkFromNumber(id).exec(source) : null
  if (!link || link[1] !== number) return undefined
  return say(asNoteHere, { number, written, link: link[0], line: source.slice(0, link.index).split('\n').length })
}

/** Explains a raised Markdown link from a number to its footnote, which has an anchor: <sup>[1](#f1)</sup>. */
export function raisedNoteLink(name: string, inner: string, source: string): Message | undefined {
  const [, number, id] = (name === 'sup' && /^\[\[?(\d{1,3})\]?\]\(#([\w-]+)\)$/.exec(inner.trim())) || []
  if (!number || !id) return undefined
  const anchor = new RegExp(`<(?!h[1-6])\\w+\\s[^<>]*\\b(?:id|name)=(["']?)${escapeRegExp(id)}\\1[\\s>/]`)
  return anchor.test(source) ? say(asNote, { number }) : undefined
}

/** Explains an anchor. In a heading, or directly above one, its name becomes the id of the heading. */
export function explainAnchor(
  { node, parent }: Visited<Component>,
  id: string | undefined,
  inner: string,
  source: string,
): { cure: Message; correction?: Fix } {
  const siblings: readonly Nodes[] = parent?.children ?? []
  const next = siblings[siblings.indexOf(node) + 1]
  if (parent?.type === 'heading') {
    const own = ownId(parent, id, source)
    const written = sliceOf(parent, source)
    const start = (node.position?.start.offset ?? 0) - (parent.position?.start.offset ?? 0)
    const words = written.slice(0, start) + inner + written.slice(start + sliceOf(node, source).length)
    const expected = words.replace(/^(#+)\s+/, '$1 ').trimEnd() + (own && ` ${own}`)
    return {
      cure: own ? withLinksToo(say(asId, { id: own, tags: theTag }), id ?? '', source) : removeTag,
      // In an underlined heading, the words end above the underline.
      correction: written.includes('\n') ? undefined : { at: positionOf(parent), actual: written, expected },
    }
  }
  if (next?.type === 'heading' && inner === '') {
    const own = ownId(next, id, source)
    const actual = source.slice(node.position?.start.offset, next.position?.end.offset)
    const expected = sliceOf(next, source) + (own && ` ${own}`)
    const cure = own ? withLinksToo(say(asIdBelow, { id: own, tags: theTag }), id ?? '', source) : removeTag
    return { cure, correction: { actual, expected } }
  }
  const [from, end] = lineAt(source, node.position?.start.offset ?? 0)
  if (id && /^ {0,3}#{1,6}[ \t]/.test(source.slice(from, end)))
    return { cure: withLinksToo(say(asId, { id: `[#${toSlug(id)}]`, tags: theTag }), id, source) }
  const link = id ? source.indexOf(`](#${id})`) : -1
  const above = link >= 0 ? idAbove(source, from) : undefined
  if (id && above) {
    const links = linksOn(linesOfLinks(id, source))
    return { cure: say(toHeadingAbove, { id: above, old: id, links, tags: theTag }) }
  }
  if (id && link >= 0) {
    const cure = say(asIdOfHeading, { id: `[#${toSlug(id)}]`, line: lineOf(link, source), tags: theTag })
    return { cure: withLinksToo(cure, id, source) }
  }
  return { cure: removeTag, correction: { actual: sliceOf(node, source), expected: inner } }
}

/** Returns the id to write, or an empty string if the heading already states an id or gets this one from its words. */
function ownId(heading: Heading, id: string | undefined, source: string): string {
  if (!id || slug(nodeText(heading).trim()) === id || /\[#[^\]]*\]\s*$/.test(sliceOf(heading, source))) return ''
  return `[#${toSlug(id)}]`
}

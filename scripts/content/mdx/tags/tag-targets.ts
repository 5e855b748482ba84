import { escapeRegExp } from '../../../lib/strings.ts'
import { type Message, type Report, say } from '../../problem.ts'
import { isComponent, type Visited, type WrittenLink } from '../outline.ts'
import { isKnownComponent } from '../syntax/syntax-cures.ts'
import { isAnchor } from './anchors.ts'
import { attributesOf, contentOf } from './element-content.ts'
import { idAbove } from './heading-above.ts'
import { linkWith } from './tag-attributes.ts'
import { theTags } from './tag-pairs.ts'

// Links to the id of an HTML tag. The id disappears when the writer removes the tag.

const toHeading = {
  en: 'Write {link}: this is the heading at that place, and the id of a tag disappears with the tag.',
  nl: 'Schrijf {link}: dat is de kop op die plaats, en het id van een tag verdwijnt met de tag.',
}
const toNoHeading = {
  en: 'Remove {tags}, and keep what is between them: a link within a page must lead to a heading, but {address} does not.',
  nl: 'Haal {tags} weg, en behoud wat ertussen staat: een link binnen een pagina moet naar een kop leiden, maar {address} doet dat niet.',
}
const ofTag = {
  en: '{link} is the id of a tag, which disappears with the tag. Write #{id}, the heading at that place.',
  nl: '{link} is het id van een tag, dat met de tag verdwijnt. Schrijf #{id}, de kop op die plaats.',
}

/** Explains an HTML link to the id of a tag that does not belong to a heading. */
export function linkToTag(href: string, inner: string, source: string): Message | undefined {
  if (!/^#[\w-]+$/.test(href)) return undefined
  const id = escapeRegExp(href.slice(1))
  const tag = new RegExp(`<(?!h[1-6]\\b)(\\w+)\\s(?:[^<>]*\\s)?(?:id|name)=(["']?)${id}\\2[\\s>/]`, 'i').exec(source)
  if (!tag) return undefined
  const isEmptyTag = tag[1] === 'a'
  const heading = isEmptyTag && isOfHeading(source, tag.index) ? undefined : headingAt(source, tag.index)
  if (heading) return say(toHeading, { link: linkWith(`#${heading}`, inner) })
  return isEmptyTag ? undefined : say(toNoHeading, { address: href, tags: theTags })
}

/** Reports the Markdown links to ids of tags, so that they are corrected together with the tags. Returns these ids. */
export function reportLinksToTags(
  nodes: readonly Visited[],
  links: readonly WrittenLink[],
  source: string,
  report: Report,
) {
  const ids = new Map<string, number>()
  for (const { node } of nodes) {
    if (!isComponent(node) || !node.name || isKnownComponent(node.name) || /^h[1-6]$/i.test(node.name)) continue
    const attributes = attributesOf(node)
    if (attributes.id && !isAnchor(node.name, attributes, contentOf(node, source)))
      ids.set(attributes.id, node.position?.start.offset ?? 0)
  }
  const reported: string[] = []
  for (const link of links) {
    const { url } = link
    const offset = url.startsWith('#') ? ids.get(url.slice(1)) : undefined
    const id = offset === undefined ? undefined : headingAt(source, offset)
    if (!id || `#${id}` === url) continue
    const suggestedFix = link.address && { at: link.address, actual: url, expected: `#${id}` }
    reported.push(url.slice(1))
    report('link-anchor', { position: link, message: say(ofTag, { link: url, id }), suggestedFix })
  }
  return reported
}

/** Tells whether a tag is in a heading or directly above one, so that its id becomes that of the heading. */
const isOfHeading = (source: string, offset: number) =>
  /^ {0,3}#{1,6}[ \t]/.test(source.slice(source.lastIndexOf('\n', offset) + 1)) || below.test(source.slice(offset))

/** Matches a tag, perhaps with its end tag, directly above a heading. */
const below = /^<(\w+)\b[^<>]*>\s*(?:<\/\1>)?\s*\n {0,3}#{2,6}[ \t]+\S/

/** Returns the id of the heading directly below the start of a tag, or else of the one above it. */
function headingAt(source: string, offset: number): string | undefined {
  const [next] = below.exec(source.slice(offset)) ?? []
  return idAbove(source, offset + (next?.length ?? 0))
}

import { type Message, say } from '../../problem.ts'
import { removeIt } from '../cures/counterparts.ts'
import { aroundPicture, linkBelow, pictureOrLink } from '../cures/figures.ts'
import { asLink, type Explained, hasPicture, isIcon } from './element-content.ts'
import type { Tag } from './html-tags.ts'
import { completeAddress } from './tag-attributes.ts'
import { theTags } from './tag-pairs.ts'
import { linkToTag } from './tag-targets.ts'

/** Explains a link whose address or content says what to write instead of it. */
export function explainLink(tag: Tag): Explained | undefined {
  const { node, name, attributes, source, original, start, end, written, inner, becomes, withCure } = tag
  if (name !== 'a') return undefined
  const { href = '' } = attributes
  const address = completeAddress(href)
  const isOnlyPicture = /^\s*(?:<[^<>]*>(?:<\/img>)?|\ufffc|!\[[^\n]*\))\s*$/.test(inner)
  if (href && hasPicture(written) && isOnlyPicture)
    return withCure(address ? say(aroundPicture, { address }) : pictureOrLink)
  const label = labelOf(tag)
  if (!label && isEmpty(written)) return withoutMark(tag) ?? withCure(removeIt, becomes(''))
  const cure = (href ? linkBelow(href, original.slice(start, end)) : undefined) ?? linkToTag(href, inner, source)
  const { link } = cure?.values ?? {}
  if (cure) return withCure(cure, typeof link === 'string' && link.includes('](#') ? becomes(link) : undefined)
  return address ? asLink(node, address, label ?? (inner || tag.content), written) : undefined
}

const withSpaceAfter: Message = {
  en: 'Remove {tags}, and the space after them.',
  nl: 'Haal {tags} weg, en ook de spatie erna.',
  values: { tags: theTags },
}

/** Explains an empty link directly after a mark that opens: **<a></a> words**. Its space would show the mark. */
export function withoutMark({ original, start, end, written, withCure }: Tag): Explained | undefined {
  const isAfterMark = /(?:^|[\s>(])[*_]{1,3}$/.test(original.slice(Math.max(0, start - 4), start))
  const [space] = /^[ \t]+(?=\S)/.exec(original.slice(end)) ?? []
  return isAfterMark && space ? withCure(withSpaceAfter, { actual: written + space, expected: '' }) : undefined
}

const isEmpty = (written: string) => /^<[^<>]*><\/a>$/.test(written)

/** Returns the words for screen readers of a link that shows no words, or only an icon. */
export const labelOf = ({ name, attributes, inner, written }: Tag): string | undefined =>
  name === 'a' && attributes.href && (isEmpty(written) || isIcon(inner))
    ? (attributes.title ?? attributes['aria-label'])
    : undefined

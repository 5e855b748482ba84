import { href } from '../../../site/routes.ts'
import { type Changes, type Key, kindOf, nameOf } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { localeOfFile } from '../names.ts'

type Text = Changes['texts'][number]

/**
 * Pairs each post that has a new address with the texts that lost a link to the old one. A proposal of only one of
 * them has a mistake.
 */
export function pairsOfNewAddress(texts: readonly Text[]): [Key, Key][] {
  return texts.flatMap((post) => {
    const addresses = oldAddresses(post)
    const others = texts.filter((one) => one !== post && addresses.some((address) => lostLink(one, address)))
    return others.map(({ key }): [Key, Key] => [post.key, key])
  })
}

/** For a text that is not ticked, returns the ticked text that cannot be proposed without it. */
export function neededBy(key: Key, pairs: readonly [Key, Key][], ticked: readonly string[]): Key | undefined {
  if (ticked.includes(key)) return undefined
  const partners = pairs.flatMap(([post, other]) => (key === post ? other : key === other ? post : []))
  return partners.find((one) => ticked.includes(one))
}

function oldAddresses({ key, files }: Text): string[] {
  if (kindOf(key) !== 'blog') return []
  return files.flatMap(({ file, before, after }) => {
    if (before === null || after === null) return []
    const locale = localeOfFile(file)
    const [old, now] = [before, after].map((text) => String(readFields(file, text)?.slug ?? nameOf(key)))
    return locale && old && old !== now ? [href('post', locale, { slug: old })] : []
  })
}

const lostLink = ({ files }: Text, address: string) =>
  files.some(({ before, after }) => addressesIn(before).includes(address) && !addressesIn(after).includes(address))

const addressesIn = (text: string | null): string[] => text?.match(/\/[\w/-]+/g) ?? []

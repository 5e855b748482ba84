import type { Message } from '../../problem.ts'

export type Attributes = Readonly<Record<string, string>>

/** Matches an attribute whose value has quotes. */
const quoted = /\s([\w:@.-]+)=(["'])(.*?)\2/gs

/** Matches an attribute of a tag, whose value can have no quotes: href=https://example.org. */
const ofTag = /\s([\w:@.-]+)=(?:(["'])(.*?)\2|([^\s"'=<>`{}][^\s"'<>`{}]*))/gs

/** Matches an attribute of a shortcode, whose value can have escaped quotes: content="Say \"no\"". */
const escaped = /\s([\w:@.-]+)=(["'])((?:\\.|(?!\2).)*?)\2/gs

/** Matches a quoted value in braces: alt={`words`}, alt={'words'}. */
const quotedInBraces = /=\{\s*(["'`])((?:(?!\1)[^\\{}\n"])*)\1\s*\}/g

/** Reads the attributes of a tag that the parser rejects. */
export function attributesIn(tag: string): Attributes {
  const pattern = tag.startsWith('{') ? escaped : tag.startsWith('<') ? ofTag : quoted
  return Object.fromEntries(
    [...tag.replace(quotedInBraces, '="$2"').matchAll(pattern)].map(
      ([, name = '', mark = '', value = '', bare = value]) => [
        name,
        tag.startsWith('{') ? value.replaceAll(`\\${mark}`, mark) : bare,
      ],
    ),
  )
}

/** Returns the description of a picture, which can be only in its title. */
export const descriptionOf = ({ alt = '', title = '' }: Attributes) =>
  alt.trim() ? alt : /[\p{L}\p{N}]/u.test(title) ? title : ''

/** Adds the attributes of the tag inside <picture>, <video> or <audio>, such as the address of the file. */
export function withInner(name: string, attributes: Attributes, written: string): Attributes {
  const inner = name === 'picture' ? /<img\b[^>]*>/i : /^(?:video|audio)$/.test(name) ? /<source\b[^>]*>/i : undefined
  const [tag] = inner?.exec(written) ?? []
  const otherFiles = name === 'picture' && tag ? filesOf(written, attributesIn(tag).src) : ''
  return tag ? { ...attributesIn(tag), ...(otherFiles && { otherFiles }), ...attributes } : attributes
}

/** Lists the files of a <picture> besides the one of its <img>. Other formats of one picture have the same name. */
function filesOf(written: string, shown = ''): string {
  const nameOf = (file: string) => file.replace(/\.\w+(?:\?.*)?$/, '')
  const files = [...written.matchAll(/<source\b[^>]*>/gi)].flatMap(([source]) => {
    const { srcset = '', srcSet = srcset } = attributesIn(source)
    return srcSet.split(/,\s+/).map((one) => one.trim().replace(/\s+\d+(?:\.\d+)?[wx]$/, ''))
  })
  const others = files.filter((file) => /\.\w+$/.test(file) && nameOf(file) !== nameOf(shown))
  return [...new Map(others.map((file) => [nameOf(file), file.split('/').at(-1) ?? file])).values()].join(', ')
}

export const linkOrShown = {
  en: 'Write {link}, or the text that visitors should see, or remove the notation.',
  nl: 'Schrijf {link}, of de tekst die bezoekers moeten zien, of haal de notatie weg.',
}

export const ofThisSite = {
  en: '{cure} The address must be that of a page on this site, or begin with https://.',
  nl: '{cure} Het adres moet van een pagina van deze site zijn, of met https:// beginnen.',
}

export const ifItOpens = {
  en: 'Check that the address opens with https:// instead of http://.',
  nl: 'Controleer of het adres met https:// opent, in plaats van met http://.',
}

/** Returns an external address with a complete https://; undefined for localhost and for addresses on this site. */
export function secureAddress(address: string): string | undefined {
  const secure = address.replace(/^(?:h?t?tps?:)?\/\//, 'https://')
  return /^https:\/\/(?!localhost|127\.|0\.0\.)(?:[^\s()<>{}]|\([^\s()<>{}]*\))+$/.test(secure) ? secure : undefined
}

/** Returns the address to use in a link: a web address, #id, mailto: or tel:. Undefined for other addresses. */
export function completeAddress(address: string): string | undefined {
  return secureAddress(address) ?? (/^(?:#[\w-]|mailto:|tel:)[^\s()<>{}]+$/.test(address) ? address : undefined)
}

/** Returns a link in Markdown. If the link text has paragraphs or markup, a placeholder replaces it. */
export function linkWith(address: string, inner: string): Message | string {
  const words = onOneLine(inner)
  if (words !== '' && !/[[\]<>\n\ufffc\u2e41]/.test(words)) return `[${words}](${address})`
  return { en: '[words]({address})', nl: '[woorden]({address})', values: { address } }
}

/** Joins the lines of a paragraph, without the > of a quotation. Leaves several paragraphs as they are. */
export const onOneLine = (words: string) => words.trim().replace(/[ \t]*\n(?!\s*\n)[ \t>]*/g, ' ')

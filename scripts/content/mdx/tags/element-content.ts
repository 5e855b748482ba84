import { type Fix, type Message, type ReportedProblem, say } from '../../problem.ts'
import { removeIt } from '../cures/counterparts.ts'
import { figureFor, pictureInFigure, sourceIn } from '../cures/figures.ts'
import { pictureAt, pictureWith } from '../cures/picture-cures.ts'
import { type Component, isComponent } from '../outline.ts'
import { withImports } from './imported-files.ts'
import { type Attributes, attributesIn, descriptionOf, linkWith, secureAddress } from './tag-attributes.ts'
import { keepText } from './tag-pairs.ts'
import { noComponent } from './unknown-component.ts'
import { placeOfPicture } from './unpaired-tags.ts'

export type Explained = Pick<ReportedProblem, 'message' | 'fix' | 'suggestedFix'>

const withoutCaption = {
  en: 'Remove <figure>, <figcaption>, </figcaption> and </figure>, and keep what is between them.',
  nl: 'Haal <figure>, <figcaption>, </figcaption> en </figure> weg, en behoud wat ertussen staat.',
}

export function attributesOf({ attributes }: Pick<Component, 'attributes'>): Attributes {
  return Object.fromEntries(
    attributes.flatMap((one) => {
      if (!('name' in one)) return []
      return [[one.name, typeof one.value === 'string' ? one.value : plainValue(one.value?.value ?? '')]]
    }),
  )
}

/** Returns the words of a value in braces and quotation marks, {`words`} or {'words'}; any other value as written. */
const plainValue = (value: string) => value.replace(/^\s*(["'`])((?:(?!\1)[^\\{}\n])*)\1\s*$/, '$2')

/** Returns the content of a tag, without the spaces and empty lines at its ends. */
export function contentOf({ children }: Component, source: string): string {
  const [first] = children
  return first ? source.slice(first.position?.start.offset, children.at(-1)?.position?.end.offset) : ''
}

/** Returns the words in the content of a tag, without its tags. */
export const wordsWithin = (content: string) => content.replace(/<[^<>]*>/g, '').trim()

/** Tells whether a tag contains a list, a heading or several paragraphs. */
export const holdsBlocks = ({ children }: Component) =>
  children.some(({ type }) => /^(?:list|heading|blockquote)$/.test(type)) ||
  children.filter(({ type }) => type === 'paragraph').length > 1

/** Tells whether a tag looks empty only because spaces replaced the mistakes in it. */
export const hidesText = (written: string) => /^<[^<>]*[^<>/]>\s{3,}<\/[^<>]*>$/.test(written)

/** Matches a tag for the style of words, and captures its name and the words. */
const styled = /<(em|i|cite|strong|b|code|span|u)(?:\s[^<>]*)?>([^<>\n]*)<\/\1>/g
const markerOfStyle: Readonly<Record<string, string>> = { em: '*', i: '*', cite: '*', strong: '**', b: '**', code: '`' }

/** Converts the words of a link to Markdown, without icons. An address as words begins with https:// too. */
export function wordsOfLink(inner: string, href = ''): string {
  const words = inner.trim()
  if (words === href) return secureAddress(href) ?? words
  if (!words.includes('<')) return words
  return words
    .replace(/<svg\b[\s\S]*?<\/svg>|<[A-Z]\w*Icon\b[^<>]*\/>/g, '')
    .replace(styled, (_, name: string, one: string) => {
      const marker = one.trim() ? (markerOfStyle[name] ?? '') : ''
      return `${marker}${one.trim()}${marker}`
    })
    .replace(/<\/?(?:button|span|small|font|u)\b[^<>]*>/g, '')
    .trim()
}

/** Tells whether a tag without attributes follows words on its line, which can mention the tag as an example. */
export function isMentioned(node: Component, source: string): boolean {
  const start = node.position?.start.offset ?? 0
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  return (
    node.type === 'mdxJsxTextElement' && node.attributes.length === 0 && /\p{L}/u.test(before.replace(/<[^<>]*>/g, ''))
  )
}

/** Tells whether an element is a link whose message includes the style of its words. */
export function isStyledLink(written: string): boolean {
  const [, start = '', inner = ''] = /^(<a\b[^<>]*>)([\s\S]*)<\/a>$/.exec(written) ?? []
  const words = wordsOfLink(inner)
  return /<\w/.test(inner) && words !== '' && !/[<>[\]\n\u2e41\ufffc]/.test(words) && /\shref="(?!#)[^"]/.test(start)
}

/** Tells whether a component draws with program code: its content is a function. */
export const isDrawn = ({ name, children }: Component) =>
  /^[A-Z]/.test(name ?? '') &&
  children.some(
    (child) =>
      'value' in child && /^mdx\w+Expression$/.test(child.type) && /^\s*(?:\([^()]*\)|\w+)\s*=>/.test(child.value),
  )

/** Tells whether a tag contains a picture, even one that the parser rejects. */
export const hasPicture = (written: string) =>
  /<(?:img|picture|image)\b|!\[/i.test(written) || written.includes(placeOfPicture)

/** Returns the cure for a figure with one picture and no words. */
function onlyPicture(figure: string): Message | undefined {
  const [tag, ...others] = figure.match(new RegExp(pictureInFigure, 'gi')) ?? []
  const words = figure
    .replace(tag ?? '', '')
    .replace(/<[^<>]*>/g, '')
    .trim()
  const source = tag && sourceIn(tag)
  if (!tag || !source || others.length > 0 || words !== '') return undefined
  const [, alt = descriptionOf(attributesIn(tag))] = pictureInFigure.exec(tag) ?? []
  return pictureWith(alt || 'description', source)
}

/** Explains <figure>, based on the pictures and the caption in it. */
export function explainFigure(node: Component, written: string, source: string): Explained | undefined {
  const withCure = (cure: Message, correction?: Fix): Explained => {
    return { message: say(noComponent, { name: 'figure', cure }), suggestedFix: correction }
  }
  const shown = withImports(written, source)
  const message = figureFor(shown)
  if (message) return { message }
  const hasCaption = node.children.some((child) => isComponent(child) && child.name === 'figcaption')
  if (!hasPicture(written)) return withCure(hasCaption ? withoutCaption : keepText)
  // A picture that the parser rejects is reported separately.
  if (hasCaption)
    return withCure(
      written.includes(placeOfPicture)
        ? withoutCaption
        : (onlyPicture(shown) ?? pictureAt(sourceIn(pictureInFigure.exec(shown)?.[0] ?? ''))),
    )
  // Without a picture directly inside, only the tags of the figure need a correction.
  if (!node.children.some((child) => isComponent(child) && /^(?:img|picture)$/.test(child.name ?? '')))
    return withCure(keepText, { actual: written, expected: contentOf(node, source) })
  const only = onlyPicture(shown)
  return only && withCure(only)
}

/**
 * Explains a link to another site. A correction that changes the address or drops an attribute is only suggested.
 */
export function asLink({ attributes }: Component, address: string, inner: string, actual: string): Explained {
  if (inner.trim() === '')
    return { message: say(noComponent, { name: 'a', cure: removeIt }), suggestedFix: { actual, expected: '' } }
  const names = attributes.map((one) => ('name' in one ? one.name : ''))
  const isAlone = names.every((name) => ['href', 'target', 'rel', 'class'].includes(name))
  const expected = linkWith(address, wordsOfLink(inner, attributesOf({ attributes }).href))
  const message = say(noComponent, {
    name: 'a',
    cure: { en: 'Write {link}.', nl: 'Schrijf {link}.', values: { link: expected } },
  })
  if (typeof expected !== 'string') return { message }
  const isSame = isAlone && attributes.some(({ value }) => value === address)
  return isSame ? { message, fix: { actual, expected } } : { message, suggestedFix: { actual, expected } }
}

/** Tells whether the content of a link is only an icon, so that its title names it. */
export const isIcon = (inner: string) => /^\s*<(i|span|svg|[A-Z]\w*)\b/.test(inner) && wordsWithin(inner) === ''

/** Tells whether removing a tag leaves a space after an opening marker such as **, so that the marker has no effect. */
export const opensMarkup = ([before, behind]: readonly [string, string]) => /[*_~[]/.test(before) && behind === ' '

export const isWord = (inner: string) => /^[\p{L}\p{N}`*]/u.test(inner)

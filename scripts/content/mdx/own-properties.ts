import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import { closestMatch } from '../../lib/strings.ts'
import { type Fix, type Message, say, shorten } from '../problem.ts'
import { cureOfSchema } from '../schema/validate.ts'
import { expression } from './braces/other-braces.ts'
import { write } from './cures/counterparts.ts'
import { isPicture, placeOf, withFiles } from './picture-files.ts'
import { holdsWords, leavesOut } from './tags/dropped-words.ts'
import { importedFile } from './tags/imported-files.ts'

type Explained = { message: Message; suggestedFix?: Fix }

const writeInstead = {
  en: '{property} of <{component}> is not a known field. Write {right} instead of {written}.',
  nl: '{property} van <{component}> is geen bekend veld. Schrijf {right} in plaats van {written}.',
}
const asAltToo = {
  en: '{property} of <{component}> is not a known field. Write {right} instead of {written}. To show these words below the picture, write them as caption="…" too.',
  nl: '{property} van <{component}> is geen bekend veld. Schrijf {right} in plaats van {written}. Wil je deze woorden onder de afbeelding tonen, schrijf ze dan ook als caption="…".',
}
const removeWords = {
  en: '{property} of <{component}> is not a known field. Remove it. {lost}',
  nl: '{property} van <{component}> is geen bekend veld. Haal het weg. {lost}',
}

/** Lists, for each component of this site, the names in other systems of its properties, best property first. */
const counterparts: Readonly<Record<string, readonly (readonly [names: RegExp, ...properties: string[]])[]>> = {
  Figure: [
    [/^(?:alt.+|desc|description|label|text|aria-?label)$/i, 'alt', 'caption'],
    [/^(?:title|legend|figcaption|sub-?title|credits?|attribution|source|name)$/i, 'caption', 'alt'],
  ],
  Callout: [[/^(?:heading|header|head|label|summary|name|caption)$/i, 'title']],
  CallToAction: [[/^(?:text|title|button|button-?(?:text|label)|cta|cta-?(?:text|label)|words)$/i, 'label']],
}

/** A property with words that this site does not know, and the property of this site that can hold those words. */
interface OtherProperty {
  explained: Explained
  as?: { property: string; words: string }
}

/**
 * Explains a property of another system that holds words, on a component of this site; undefined for another property.
 * `given` are the properties that the tag has already.
 */
export function otherProperty(
  { name: property, value }: MdxJsxAttribute,
  component: string,
  shape: z.ZodObject['shape'],
  given: readonly string[],
): OtherProperty | undefined {
  if (property in shape) return undefined
  const words = wordsIn(value)?.trim().replace(/\s+/g, ' ') ?? ''
  if (!/\p{L}{2,}/u.test(words) || (words.includes('"') && words.includes("'"))) return undefined
  const free = Object.keys(shape).filter((one) => !given.includes(one))
  const [, ...properties] = counterparts[component]?.find(([names]) => names.test(property)) ?? []
  const right = properties.find((one) => free.includes(one))
  if (right) {
    const values = { property, component, right: quoted(right, words), written: quoted(property, words) }
    const message = right === 'alt' && free.includes('caption') ? say(asAltToo, values) : say(writeInstead, values)
    const actual = typeof value === 'object' ? `${property}={${value?.value ?? ''}}` : property
    const suggestedFix = { actual, expected: typeof value === 'object' ? quoted(right, words) : right }
    return { explained: { message, suggestedFix }, as: { property: right, words } }
  }
  if (closestMatch(property, free) || !holdsWords(property, words)) return undefined
  const lost = say(leavesOut, { words: `${property}="${shorten(words)}"` })
  return { explained: { message: say(removeWords, { property, component, lost }) } }
}

/** Returns the text of a property: title="Words", title={'Words'}, title={<>Words</>}. */
function wordsIn(value: MdxJsxAttribute['value']): string | undefined {
  if (typeof value !== 'object') return value
  const [, , quotedWords] = /^\s*(["'`])((?:(?!\1)[^\\{}])*)\1\s*$/.exec(value?.value ?? '') ?? []
  return quotedWords ?? tagged(value?.value ?? '')
}

/** Returns the words between tags without a link: <>Words <b>here</b></>. */
function tagged(source: string): string | undefined {
  if (!/^\s*<[\s\S]*>\s*$/.test(source) || /[{}]|<(?:a|link)\b/i.test(source)) return undefined
  const words = source
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words || undefined
}

const quoted = (property: string, words: string) =>
  words.includes('"') ? `${property}='${words}'` : `${property}="${words}"`

const withForm = {
  en: 'Write {property}="…": {form}, in plain text.',
  nl: 'Schrijf {property}="…": {form}, in gewone tekst.',
}
const ownFile = {
  en: 'Put the picture in public/images/blog, and write {property}="/images/blog/name.jpg" with the name of its file.',
  nl: 'Zet de afbeelding in public/images/blog, en schrijf {property}="/images/blog/name.jpg" met de naam van het bestand.',
}

/** Explains an expression as the value of a property of this site. `source` is the whole text, with its imports. */
export function expressionOf(
  property: string,
  value: string,
  schema: z.ZodType,
  source: string,
): { message: Message; suggestedFix?: Fix } {
  const actual = `${property}={${value}}`
  const explained = (cure: Message) => ({ message: say(expression, { source: shorten(actual), cure }) })
  if (property === 'src') return explained(ofFile(value, source))
  const words = wordsIn({ type: 'mdxJsxAttributeValueExpression', value })
  if (!words || (words.includes('"') && words.includes("'")))
    return explained(say(withForm, { property, form: cureOfSchema(schema) }))
  const expected = quoted(property, words)
  return { ...explained(write(expected)), suggestedFix: { actual, expected } }
}

/** Returns the imported name in an expression: desk, or desk.src. */
const nameOf = (value: string) => value.trim().replace(/\.(?:src|default|publicURL)$/, '')

/** Tells whether an expression uses an imported file: {desk.src}. */
export const usesImport = (value: string, source: string) => importedFile(nameOf(value), source) !== undefined

/** Returns the cure for src={desk} or src={require('./desk.jpg')}, with the file of an import. */
function ofFile(value: string, source: string): Message {
  const [, called] = /^\s*[\w.]*\(?\s*["'`]([^"'`{}\n]+\.\w{2,5})["'`]/.exec(value) ?? []
  const file = importedFile(nameOf(value), source) ?? called
  if (!file || !isPicture(file)) return say(ownFile, { property: 'src' })
  const place = placeOf(file)
  return withFiles([place], write(`src="${place.address}"`))
}

import { writerComponents } from '../../../../components/mdx/vocabulary.tsx'
import { type Fix, type Message, say, shorten, translate } from '../../problem.ts'
import { cureOfComponent, ofMetadata, withSentence, write } from '../cures/counterparts.ts'
import { isPicture, pictureFile, withFiles } from '../picture-files.ts'
import { attributesIn } from './tag-attributes.ts'

export const leavesOut = {
  en: 'Visitors will not see {words}: write those words in the text if they matter.',
  nl: 'Zo vervalt {words}: schrijf dat in de tekst als bezoekers het moeten lezen.',
}

const leavesOutPicture = {
  en: 'Visitors will not see the picture {name}. Add it if it matters. {cure}',
  nl: 'Zo vervalt de afbeelding {name}. Voeg haar toe als bezoekers haar moeten zien. {cure}',
}
const asDescribed = {
  en: 'Write ![description]({address}).',
  nl: 'Schrijf ![beschrijving]({address}).',
}

const andMore = { en: '{words} and {count} more in this tag', nl: '{words} en nog {count} in deze tag' }

/** Number of values that a message names. */
const most = 8

/** Matches a tag, shortcode or comment at the start of a text, with its values. Quoted values may contain > and %. */
const opening =
  /^(?:<(?<tag>[a-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*)?\/?>|<!--[ \t]*(?<comment>\w+)(?:[ \t][^<>]*)?-->|\{(?:\{[<%]|%)-?\s*(?<name>[\w-]+)(?:"[^"]*"|'[^']*'|[^"'{}])*[>%]?\}\}?)/i

/** Matches a quoted value, with its name if it has one: title="Words", caption='Words', "Words". */
const value =
  /(?:(?<key>[\w:@.-]+)\s*[=:]\s*\{?\s*)?(?<mark>["'`])(?<words>(?:\\["'](?=.*\k<mark>)|(?!\k<mark>).)*)\k<mark>/gs

/** Matches a value that consists of tags with words: caption={<>Words</>}. */
const withTags = /\s([\w-]+)=\{\s*(<(\w*)[^<>]*>(?:[^{}]|\{[^{}]*\})*?<\/\3>)\s*\}/g

/** Matches a list or object in braces: items={[{ label: "Role", value: "Designer" }]}. */
const inBraces = /=\{\s*[[{](?:[^{}]|\{[^{}]*\})*\}/g

/** Matches a list of only words, such as tags={["React", "css"]}, and captures its name and the words. */
const listOfWords = /\s([\w-]+)=\{\s*\[\s*((?:(["'])(?:(?!\3)[^\\])*\3\s*,?\s*)+)\]\s*\}/g

/** Matches an object of styles: style={{ margin: '1rem 0' }}. */
const ofStyles = /[\s:](?:\w*styles?|sx|css|class|class-?names?)=\{\s*[[{](?:[^{}]|\{[^{}]*\})*\}/gi

/** Names of values that visitors read, even if the value is one word. */
const shown =
  /^(?:data-)?(?:title|sub|sub-?title|caption|label|heading|header|footer|summary|description|tooltip|text|copy|words|link-?text|content|body|quote|author|alt)$/i

/** Names of component values that can be a person's name. */
const named = /^(?:name|by|from|contact|person|speaker|role|organi[sz]ation|company)$/i

/** Names of values that visitors never read. */
const hidden =
  /^(?:aria-.*|class|class-?name|style|id|href|src|url|to|page|path|link|rel|target|type|lang|dir|icon|size|sizes|srcset|width|height|align|allow|loading|decoding|sandbox|query|code|highlight|options?|params?|key|slot|theme|variant|color|colour|cite|datetime|for|value|[:@].*|on\w+|v-.*|data-.*|client:.*|set:.*|\w+(?:Class|Style|Id|Path|Url|Src|Color))$/i

/** Tags and shortcodes whose values visitors do not read. */
const withoutWords = /^(?:iframe|meta|script|style|svg|input|form|video|audio|source|link|abbr|p|sup)$/
const logic = /^(?:if|elsif|elif|unless|for|set|assign|case|when|capture|with|range|raw|highlight|code|src|relref|ref)$/

/**
 * Adds to a message the words that its correction omits, because visitors read them on the other system. A fix then
 * becomes a suggested fix, which the writer applies. `source` begins with the tag or shortcode that has the words.
 */
export function withDroppedWords<T extends { message: Message; fix?: Fix; suggestedFix?: Fix }>(
  explained: T,
  source: string,
): T {
  const withPicture = pictureIn(source, explained.message)
  const shown = [explained.message, ...(withPicture ? [withPicture] : [])]
  const lost = wordsIn(source).filter(([, words]) => !shown.some((message) => names(message, words)))
  if (lost.length === 0 && !withPicture) return explained
  const named = lost.map(([key, one]) => (key ? `${key}="${shorten(one)}"` : `"${shorten(one)}"`))
  const first = named.slice(0, most).join(', ')
  const words = named.length > most ? say(andMore, { words: first, count: named.length - most }) : first
  const ofWords = lost.length > 0 ? withSentence(explained.message, say(leavesOut, { words })) : explained.message
  const message = withPicture ? withSentence(ofWords, withPicture) : ofWords
  return { ...explained, message, fix: undefined, suggestedFix: explained.suggestedFix ?? explained.fix }
}

/** Returns the cure for the picture that a shortcode around words names, unless the message has a picture already. */
function pictureIn(source: string, message: Message): Message | undefined {
  const { 0: start = '', groups: { name } = {} } = opening.exec(source) ?? { groups: {} }
  const [, src] = (name && /=\s*["']([^"'{}<>]+\.(?:png|jpe?g|gif|webp|avif|svg))["']/i.exec(start)) || []
  if (!src || logic.test(name ?? '') || translate(message).includes('/images/blog')) return undefined
  const file = pictureFile(src)
  const { alt = '' } = attributesIn(start)
  const picture = /^[^[\]<>{}]+$/.test(alt)
    ? write(`![${alt}](${file.address})`)
    : say(asDescribed, { address: file.address })
  const cure = withFiles([file], picture)
  return say(leavesOutPicture, { name: src.split('/').at(-1) ?? src, cure })
}

/** Lists the words in the attributes of the tag or shortcode at the start of a text, with the attribute names. */
function wordsIn(source: string): [key: string, words: string][] {
  const { 0: start, groups: { tag, name, comment } = {} } = opening.exec(source) ?? { groups: {} }
  if (
    !start ||
    (tag && (withoutWords.test(tag) || tag in writerComponents || cureOfComponent(tag) === ofMetadata)) ||
    (name && logic.test(name))
  )
    return []
  const isHtml = comment !== undefined || (tag !== undefined && tag === tag.toLowerCase() && !tag.includes('-'))
  const listed = isHtml
    ? []
    : [...start.matchAll(listOfWords)].flatMap(({ 1: key = '', 2: words = '' }) => {
        const plainWords = words
          .replace(/["']/g, '')
          .replace(/\s*,\s*/g, ', ')
          .trim()
        return !hidden.test(key) && /["']\p{Lu}/u.test(words) && isText(plainWords) ? [[plainWords, key] as const] : []
      })
  const withoutStyles = start.replace(ofStyles, ' ')
  const rest = listed.length > 0 ? withoutStyles.replace(listOfWords, '') : withoutStyles
  const lists = [...rest.matchAll(inBraces)].map(({ 0: { length }, index: from }) => [from, from + length] as const)
  const found = [...rest.matchAll(value)].flatMap(({ index, groups: { key = '', words = '' } = {} }) => {
    const isInList = lists.some(([from, to]) => index > from && index < to)
    // Excludes the alt of <img>: the message about the picture includes this text, or advises removing the picture.
    const isShown =
      (key === 'data-email' && words.includes('@')) ||
      (shown.test(key) && !(tag === 'img' && key === 'alt')) ||
      (tag === 'pre' && key === 'aria-label') ||
      (isInList && (key === 'value' || !hidden.test(key)) && /^(?:\p{Lu}|\d[^"]*\s)/u.test(words)) ||
      (!isHtml && ((named.test(key) && /^\p{Lu}/u.test(words)) || (!hidden.test(key) && isSentence(words))))
    // One word in lower case, in the tag of a file, is the name of something in another file.
    const isName = /^include/.test(name ?? '') && /^[a-z\d_-]+$/.test(words)
    return isShown && (isText(words) || key === 'data-email' || (isInList && isYears(words))) && !isName
      ? [[words.trim(), key] as const]
      : []
  })
  const markedUp = [...start.matchAll(withTags)].flatMap(({ 1: key = '', 2: words = '' }) => {
    const plainWords = words
      .replace(/<[^<>]*>|\{[^{}]*\}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return shown.test(key) && isText(plainWords) ? [[plainWords, key] as const] : []
  })
  return [...new Map([...found, ...listed, ...markedUp])].map(([words, key]) => [key, words])
}

/** Tells whether visitors of another system read the value of a property. */
export const holdsWords = (key: string, words: string) =>
  isText(words) && (shown.test(key) || (!hidden.test(key) && isSentence(words)))

/** Tells whether a value has at least two words, unlike an address, a file, an option or code. */
const isSentence = (words: string) =>
  /\p{L}{2,}[.,!?'’”)]* +(?:(?:\p{L}|&|\d+) +)?\p{L}{2,}/u.test(words) &&
  !/[=|&;]{2}|=>|[\\{}<>]/.test(words) &&
  !isPicture(words) &&
  !areClasses(words)

/** Tells whether a value has letters, and is not an address, a file or part of a template. */
const isText = (words: string) =>
  /\p{L}{2,}/u.test(words) && !/^(?:true|false)$/.test(words) && !/^\S*[/#]\S*$|^\S+\.\w{2,4}$|\{\{|\{%/.test(words)

const isYears = (words: string) => /^\d{4}\s?[-–—]\s?\d{4}$/.test(words)
/** Tells whether words are the names of classes, such as center-block margin-bottom. */
export const areClasses = (words: string) => words.includes('-') && /^[a-z\d-]+(?: [a-z\d-]+)*$/.test(words)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Matches an address, which can have the same words as a title. */
const address = /https?:\/\/[^\s()]+|\]\([^\s()]*\)/g

/** True if a message shows the first 40 characters of the words. */
const names = (message: Message, words: string) =>
  plain(translate(message).replace(address, ' ')).includes(plain(words.replace(address, ' ')).slice(0, 40).trim())

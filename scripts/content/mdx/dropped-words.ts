import { type Fix, type Message, say, shorten, translate } from '../problem.ts'

const withOneMore = {
  en: '{message} It also has "{words}": write that in the text if visitors must read it.',
  nl: '{message} Er staat ook "{words}" in: schrijf dat in de tekst als bezoekers het moeten lezen.',
}
const withMore = {
  en: '{message} It also has {words}: write those in the text if visitors must read them.',
  nl: '{message} Er staan ook {words} in: schrijf die in de tekst als bezoekers ze moeten lezen.',
}

/** Matches the tag, the shortcode or the comment with values at the start of a text. Values in quotes may contain > and %. */
const opening =
  /^(?:<(?<tag>[a-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*)?\/?>|<!--[ \t]*(?<comment>\w+)(?:[ \t][^<>]*)?-->|\{(?:\{[<%]|%)-?\s*(?<name>[\w-]+)(?:"[^"]*"|'[^']*'|[^"'{}])*[>%]?\}\}?)/i

/** Matches a value in quotes, with its name if it has one: title="Words", caption='Words', "Words". */
const value = /(?:(?<key>[\w:@.-]+)\s*[=:]\s*\{?\s*)?(?<mark>["'`])(?<words>(?:(?!\k<mark>).)*)\k<mark>/gs

/** Names of values that visitors read. */
const shown =
  /^(?:data-)?(?:title|sub-?title|caption|label|heading|header|footer|summary|description|tooltip|text|quote|author|alt)$/i

/** Names of values in a component that can be the name of a person. */
const named = /^(?:name|by|from|person|speaker|role|organi[sz]ation|company)$/i

/** Names of values that visitors never read. */
const hidden =
  /^(?:aria-.*|class|class-?name|style|id|href|src|url|to|link|rel|target|type|lang|dir|icon|size|sizes|srcset|width|height|allow|sandbox|query|code|highlight|options?|params?|key|slot|theme|variant|color|colour|[:@].*|on\w+|v-.*|data-.*)$/i

/** Tags and shortcodes whose values are no words of the text. */
const withoutWords = /^(?:a|iframe|meta|script|style|svg|input|form|video|audio|source|link|abbr|p|sup)$/
const logic = /^(?:if|elsif|elif|unless|for|set|assign|case|when|capture|with|range|raw|highlight|code|src|relref|ref)$/

/**
 * Adds to a message the words of a tag or a shortcode that its correction drops, because visitors read them on the
 * other system. `source` begins with the tag.
 */
export function withDroppedWords(message: Message, source: string): Message {
  const dropped = wordsIn(source).filter((words) => !names(message, words))
  const [first, ...others] = dropped
  if (first === undefined) return message
  if (others.length === 0) return say(withOneMore, { message, words: shorten(first) })
  return say(withMore, { message, words: dropped.map((words) => `"${shorten(words)}"`).join(', ') })
}

/** Names the dropped words of a tag. A fix then becomes a suggested fix, because the writer chooses where the words go. */
export function withDropped<T extends { message: Message; fix?: Fix; suggestedFix?: Fix }>(
  explained: T,
  source: string,
): T {
  const message = withDroppedWords(explained.message, source)
  const { fix, suggestedFix, ...others } = explained
  // The other fields keep the type of the problem.
  return message === explained.message ? explained : ({ ...others, message, suggestedFix: suggestedFix ?? fix } as T)
}

/** Lists the words in the values of the tag or the shortcode at the start of a text. */
function wordsIn(source: string): string[] {
  const { 0: start, groups: { tag, name, comment } = {} } = opening.exec(source) ?? { groups: {} }
  if (!start || (tag && withoutWords.test(tag)) || (name && logic.test(name))) return []
  const isTag = comment !== undefined || (tag !== undefined && tag === tag.toLowerCase() && !tag.includes('-'))
  const found = [...start.matchAll(value)].flatMap(({ groups: { key = '', words = '' } = {} }) => {
    // The message about a picture names its alternative text, or removes the picture.
    const isShown =
      (shown.test(key) && !(tag === 'img' && key === 'alt')) ||
      (!isTag && ((named.test(key) && /^\p{Lu}/u.test(words)) || (!hidden.test(key) && isSentence(words))))
    return isShown && isText(words) ? [words.trim()] : []
  })
  return [...new Set(found)]
}

/** Tells whether a value has two words, which an address, an option or code has not. */
const isSentence = (words: string) =>
  /\p{L}{2,}[.,!?'’”)]* +\p{L}{2,}/u.test(words) && !/[=|&;]{2}|=>|[\\{}<>]/.test(words)

/** Tells whether a value has letters, and is no address, file or part of a template. */
const isText = (words: string) => /\p{L}{2,}/u.test(words) && !/^\S*[/#]\S*$|^\S+\.\w{2,4}$|\{\{|\{%/.test(words)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Tells whether a message has the beginning of the words. */
const names = (message: Message, words: string) => plain(translate(message)).includes(plain(words).slice(0, 40).trim())

import { type Message, say } from '../../problem.ts'
import { noticeNames } from '../cures/callout-titles.ts'
import {
  asCallout,
  asCode,
  asFormula,
  asHeading,
  asPicture,
  calloutWith,
  cureOfShortcode,
  removeIt,
} from '../cures/counterparts.ts'
import { attributesIn, linkWith, secureAddress } from '../tags/tag-attributes.ts'
import { argumentsIn } from './arguments.ts'
import { ofOthers } from './notation-messages.ts'

const keepBetween = {
  en: 'Remove both tags, and keep what is between them.',
  nl: 'Haal beide tags weg, en behoud wat ertussen staat.',
}
const removeBoth = {
  en: 'Remove both tags.',
  nl: 'Haal beide tags weg.',
}
const keepAsItems = {
  en: 'Remove both tags, and write - and a space before each line between them, without spaces before the -.',
  nl: 'Haal beide tags weg, en schrijf voor elke regel ertussen - en een spatie, zonder spaties voor de -.',
}
/** Cure for two tags that determine whether visitors see what is between them. */
const keepIfAll = {
  en: 'Remove both tags, and keep what is between them only if all visitors must see it.',
  nl: 'Haal beide tags weg, en behoud wat ertussen staat alleen als alle bezoekers het moeten zien.',
}
const keepCaption = {
  en: 'Remove both tags, keep what is between them, and write the caption as a line below it.',
  nl: 'Haal beide tags weg, behoud wat ertussen staat, en schrijf het bijschrift als regel eronder.',
}
const keepWithWords = {
  en: 'Remove both tags, keep what is between them, and write "{words}" above it if visitors must read that.',
  nl: 'Haal beide tags weg, behoud wat ertussen staat, en schrijf "{words}" erboven als bezoekers dat moeten lezen.',
}
const keepWithWordsHere = {
  en: 'Remove both tags, keep what is between them, and write "{words}" before it if visitors must read that.',
  nl: 'Haal beide tags weg, behoud wat ertussen staat, en schrijf "{words}" ervoor als bezoekers dat moeten lezen.',
}
const linkAndKeep = {
  en: 'Remove both tags, keep what is between them, and write {link} above it.',
  nl: 'Haal beide tags weg, behoud wat ertussen staat, en schrijf {link} erboven.',
}
export const removeBetween = {
  en: 'Remove both tags, and everything between them.',
  nl: 'Haal beide tags weg, en ook alles wat ertussen staat.',
}

/** Cure for two tags around the text of a variable. */
export const removeVariable = {
  en: 'Remove both tags, and everything between them. Write the text that it stands for where {variable} shows it, or remove {variable}.',
  nl: 'Haal beide tags weg, en ook alles wat ertussen staat. Schrijf waar {variable} staat de tekst die daar moet komen, of haal {variable} weg.',
}

const asTyped = {
  en: 'Remove both tags, and write what is between them as code between backticks (`), or with \\{ instead of each {.',
  nl: 'Haal beide tags weg, en schrijf wat ertussen staat als code tussen backticks (`), of met \\{ in plaats van elke {.',
}

/** Cure for two tags around code. */
export const codeBetween = {
  en: 'Replace each of the two tags with ``` on a line of its own, and keep the code between them.',
  nl: 'Vervang elk van de twee tags door ``` op een eigen regel, en laat de code ertussen staan.',
}

const fenceBetween = {
  en: 'Write {fence}{language} instead of the first tag and {fence} instead of the second, each on a line of its own, and keep the code between them.',
  nl: 'Schrijf {fence}{language} in plaats van de eerste tag en {fence} in plaats van de tweede, elk op een eigen regel, en laat de code ertussen staan.',
}
const withoutRaw = {
  en: '{cure} Remove {% raw %} and {% endraw %} there.',
  nl: '{cure} Haal {% raw %} en {% endraw %} daar weg.',
}

/** Returns the backticks for a fence around code, which can contain a fence itself. */
const fenceAround = (code: string) =>
  '`'.repeat(Math.max(3, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, { length } = '']) => length + 1)))

/** Returns the cure for two tags around code, with the language that the first tag names. */
export function codeFence(begin: string, between: string): Message {
  const [, first, named] =
    /^\{(?:\{[<%]|%)-?\s*(?:highlight\s+["']?([a-z][\w+#-]*)(?![\w=:])|[^{}]*\blang(?:uage)?\s*[=:]\s*["']?([a-z][\w+#-]*))/i.exec(
      begin,
    ) ?? []
  const language = (first ?? named)?.toLowerCase() ?? ''
  const fence = fenceAround(between)
  const cure = language || fence.length > 3 ? say(fenceBetween, { fence, language }) : codeBetween
  return /\{%-? *raw\b/.test(between) ? say(withoutRaw, { cure }) : cure
}

/** Matches two tags around code within a text. */
const highlighted = /\{%-? *highlight\b[^{}]*%\}.*?\{%-? *endhighlight *-?%\}/gis

/** Explains {% raw %} … {% endraw %}. Other systems show the text between as typed; a code block needs neither tag. */
export function ofRaw(source: string): Message | undefined {
  const [set] = /^\{%-? *set \w+ *-?%\}/.exec(source) ?? []
  if (set) return say(ofOthers, { source: `${set} … {% endset %}`, cure: codeBetween })
  const [, between] = /^\{%-? *raw *-?%\}(.*)\{%-? *endraw *-?%\}$/is.exec(source) ?? []
  if (between === undefined) return undefined
  const withoutCode = between.replace(/(`+)[^`]+\1/g, '')
  const isCode = /`{3}|~{3}/.test(between) || (withoutCode !== between && !/\{[{%]/.test(withoutCode))
  const cure = isCode || holdsOnlyCode(between) ? keepBetween : asTyped
  return say(ofOthers, { source: '{% raw %} … {% endraw %}', cure })
}

/** Tells whether all braces in a text are between two tags around code, which have their own cure. */
export function holdsOnlyCode(text: string): boolean {
  const rest = text.replace(highlighted, '')
  return rest !== text && !rest.includes('{')
}

/** Tells whether a shortcode repeats its text for each item of a list. */
export const repeats = (name: string) => /^(?:for|each|range|tablerow)$/.test(name)

/** Matches a line that is code rather than words. A comma directly after the last of several words is no code. */
const codeLine =
  /[;{}>[\]()]$|^\S+,$|[^\p{L}\s],$|^(?:[$#>] |\/\/|#!|<\/?[\w!]|[{}[\]()]|--?\w|@\w|(?:const|let|var|import|export|return|function|def|class|if|for|sudo|npm|git|cd|docker|curl|pip)\b|[\w.$"'[\]-]+\s*=\s*\S|[\w.-]+:(?:$| \S+$)|[\w.]+\()/u

/** Matches shortcodes whose text is always code, and the language of a text that shows Markdown. */
const codeName = /^(?:highlight|code|prism|(?:code|source)-?(?:block|snippet)|code-toggle)$/i
const ofMarkdown = /\b(?:markdown|md|mdx|liquid|jinja2?|django|text|plaintext)\b/i

/** Tells whether the text between a shortcode and its end is code, based on the name or on most of the lines. */
export function holdsCode(name: string, between: string, begin = ''): boolean {
  if (codeName.test(name) && between.trim() !== '') {
    return !/^\s*(?:`{3}|~{3})/.test(between) || ofMarkdown.test(begin)
  }
  if (between.trim() === '' || /`{3}|~{3}|\]\(/.test(between)) return false
  if (cureOfShortcode(name) === asCode || /(?:^|[-_a-z])[cC]ode(?:$|[-_A-Z\d])/.test(name)) return true
  if (/\{[{%]/.test(between)) return false
  const lines = between.split('\n').flatMap((line) => line.trim() || [])
  return lines.length > 2 && lines.filter((line) => codeLine.test(line)).length > 0.7 * lines.length
}

/** Tells whether a shortcode is around several parts with titles, and has no words of its own. */
export const isGroupTag = (name: string) =>
  /^(?:code)?-?(?:tabs|tab-?group|tab-?pane|tab-?list|codegroup|accordion-?group)$/.test(name)

/** Matches shortcodes that determine whether their text is shown. */
const logic = /^(?:if|unless|case|ifversion|with)$/

/** Matches the named title of a shortcode. Without one, `firstWords` matches the first quoted words. */
const title =
  /\b(?:[Tt]itle|[Tt]itel|titre|titulo|titolo|name|label|summary|header|heading|text|caption|filename)\s*[=:]\s*(["'])((?:(?!\1)[^{}<>])*\p{L}(?:(?!\1)[^{}<>])*)\1/u
const firstWords = /\s(["'])((?:(?!\1)(?:[^/.{}<>]|\.(?!\w)))*\p{L}(?:(?!\1)(?:[^/.{}<>]|\.(?!\w)))*)\1/u

const wordsOf = (begin: string) => title.exec(begin)?.[2] ?? firstWords.exec(begin)?.[2]

/** Matches the name of a notice that ends with a word for it, and captures its kind: warn_notice. */
const noticeName = /^(?:.*\/)?([a-z]+)[-_](?:notice|note|tip|info|warning|alert|callout|admonition)$/

interface Place {
  /** The # characters of a heading that replaces the shortcode. */
  marks: string
  /** True if other words are on the same line as the shortcode. */
  isInLine: boolean
}

/**
 * Returns the cure for a shortcode with an end tag, such as {% note %} … {% endnote %}, based on its name and content.
 */
export function cureOfPair(
  name: string,
  begin: string,
  between: string,
  { marks, isInLine }: Place,
): Message | undefined {
  const [, notice] = noticeName.exec(name) ?? []
  const cure = cureOfShortcode(name.split('/').at(-1) ?? '') ?? (notice && asCallout)
  if (logic.test(name)) return keepIfAll
  const words = wordsOf(begin)
  if (cure === asCode) return words ? say(keepWithWords, { words }) : keepBetween
  const holdsShortcode = /\{\{[<%]/.test(between)
  if (cure === asPicture && (holdsShortcode || !/!\[|<img|\.(?:png|jpe?g|gif|webp|avif|svg)\b/i.test(begin + between)))
    return /caption|title/.test(begin) ? keepCaption : keepBetween
  if (cure === asFormula && between.includes('$')) return removeBoth
  const isGroup = cure === asHeading && isGroupTag(name)
  if (name === 'step') return namedIn(oneStep, begin)
  const isKind = notice && noticeNames.includes(notice)
  if (cure === asCallout) return calloutWith(isKind ? notice : noticeIn(name, begin), argumentsIn(begin).words[0])
  if (cure === asHeading && !isGroup) {
    const title = words ?? /^\{(?:\{[<%]|%)-?\s*[\w-]+\s+([^"'=%>{}]+?)\s*[%>]/.exec(begin)?.[1]
    return title ? say(headingOf, { heading: `${marks} ${title}` }) : say(titleAbove, { marks })
  }
  if (cure && cure !== removeIt && !isGroup) return namedIn(cure, begin)
  const { href } = attributesIn(begin)
  if (words && href && cure === undefined)
    return say(linkAndKeep, { link: linkWith(secureAddress(href) ?? '/address', words) })
  if (words && cure === undefined) return say(isInLine ? keepWithWordsHere : keepWithWords, { words })
  return holdsLinks(between) ? keepAsItems : keepBetween
}

/** Tells whether a text has only lines with a link or a tag with an address, which would become one paragraph. */
function holdsLinks(between: string): boolean {
  const lines = between.trim().split('\n')
  const isLink = (line: string) =>
    /^\s*(?:\[[^[\]]+\]\([^()\s]+\)|\{(?:\{[<%]|%)[^{}]*\b(?:href|url|link|to)=[^{}]*[>%]\}\}?)\s*$/.test(line)
  return lines.length > 1 && lines.every(isLink)
}

/** Matches a notice with its kind as its first word or in an attribute: {{< notice warning >}}, {% hint style="info" %}. */
const kindOfNotice = new RegExp(
  `^\\{(?:\\{[<%]|%)-?\\s*[\\w-]+\\s+(?:[^{}]*\\b(?:type|style|kind|status|variant)\\s*=\\s*)?["']?(${noticeNames.join('|')})\\b`,
)

/** Returns the kind of a notice: its first word if that is a kind, or else its own name. */
const noticeIn = (name: string, begin: string) => kindOfNotice.exec(begin)?.[1] ?? name

const naming = {
  en: '{cure} Write the words "{words}" there too.',
  nl: '{cure} Schrijf daar ook de woorden "{words}".',
}
const headingOf = {
  en: 'Write {heading} instead of the first tag, on a line of its own, remove the second tag, and keep what is between them.',
  nl: 'Schrijf {heading} in plaats van de eerste tag, op een eigen regel, haal de tweede tag weg, en behoud wat ertussen staat.',
}
const titleAbove = {
  en: 'Remove both tags, keep what is between them, and write the title of this part above it as a heading: {marks} and the words.',
  nl: 'Haal beide tags weg, behoud wat ertussen staat, en schrijf de titel van dit deel erboven als kop: {marks} en de woorden.',
}
const oneStep = {
  en: 'Remove both tags, and keep what is between them: below a heading, or as a step in a numbered list, after 1. and a space.',
  nl: 'Haal beide tags weg, en behoud wat ertussen staat: onder een kop, of als stap in een genummerde lijst, na 1. en een spatie.',
}

/** Adds the quoted text in a tag to its cure, so that the writer can keep that text. */
function namedIn(cure: Message, begin: string): Message {
  const words = wordsOf(begin)
  return words === undefined ? cure : say(naming, { cure, words })
}

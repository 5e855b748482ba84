import { toSlug } from '../../../lib/strings.ts'
import { type Message, say, shorten } from '../../problem.ts'
import { calloutStart } from '../cures/callout-titles.ts'
import {
  asButton,
  asCallout,
  asCode,
  asCodeHere,
  asHeading,
  asLink,
  asLinkToIt,
  cureOfShortcode,
  ofContents,
  removeIt,
  withSentence,
  write,
} from '../cures/counterparts.ts'
import { latexMessage } from '../latex/latex.ts'
import { isPicture } from '../picture-files.ts'
import { leavesOut } from '../tags/dropped-words.ts'
import { attributesIn, secureAddress } from '../tags/tag-attributes.ts'
import { isWordless, linkToShortcode, shownValue } from './arguments.ts'
import { ofComment, ofOthers, orItsValue, whatItRefersTo } from './notation-messages.ts'
import { comments, isAttributes, macroIn } from './other-braces.ts'
import { isGroupTag } from './shortcode-pairs.ts'
import { shortcodePicture } from './shortcode-pictures.ts'
import { isTemplate, type Target, templateAddress } from './template-addresses.ts'

const calloutAround = {
  en: 'Write {start} and </Callout> on lines of their own, with "{words}" between them, and an empty line before and after it.',
  nl: 'Schrijf {start} en </Callout> op eigen regels, met "{words}" ertussen, en een lege regel ervoor en erna.',
}

const asButtonWith = {
  en: 'Write [{words}](/address), or <CallToAction> for a button that leads to a page.',
  nl: 'Schrijf [{words}](/adres), of <CallToAction> voor een knop naar een pagina.',
}

const withMarkdown = {
  en: '{cure} Write Markdown instead of the tags in those words, such as {example}.',
  nl: '{cure} Schrijf Markdown in plaats van de tags in die woorden, zoals {example}.',
}

/** Returns the first tag in a text as Markdown; undefined if there is none with words. */
function markdownIn(text: string): string | undefined {
  const [written = '', name = '', words = ''] = /<(a|code|b|strong|i|em)\b[^<>]*>([^<>]+)<\/\1>/.exec(text) ?? []
  const mark = { code: '`', b: '**', strong: '**', i: '*', em: '*' }[name]
  if (mark) return mark + words + mark
  return name && `[${words}](${secureAddress(attributesIn(written).href ?? '') ?? '/address'})`
}

/** Cure for a tag around parts with titles, if its other tag is not found. */
const withoutGroup = {
  en: 'Remove it. The title of each part below it becomes a heading, one level below the heading above (## if there is none).',
  nl: 'Haal dat weg. De titel van elk deel eronder wordt een kop, één niveau lager dan de kop erboven (## als die er niet is).',
}

function shortcodeCure(source: string): Message | undefined {
  const [, name, called] = shortcode.exec(source) ?? []
  const cure = cureOfShortcode(name ?? called ?? '')
  const { content, text = content, href, url = href, title, label = title } = attributesIn(source)
  const example = text && markdownIn(text)
  if (cure === asCallout && text?.trim()) {
    const around = say(calloutAround, { words: shorten(text.trim()), start: calloutStart(name ?? called ?? '', title) })
    return example ? say(withMarkdown, { cure: around, example }) : around
  }
  // An include has no end tag, so there is no text to put in a callout.
  if (cure === asCallout && /^\{%-?\s*include/.test(source) && isWordless(source)) return undefined
  const words = text ?? label
  if (cure === asButton && words?.trim() && !/[[\]<>{}]/.test(words)) return say(asButtonWith, { words: words.trim() })
  if (cure === asLink && url && words && !/[[\]<>{}]/.test(words))
    return write(`[${words.trim()}](${secureAddress(url) ?? '/address'})`)
  if (cure === asHeading && isGroupTag(name ?? '')) return /^.{2,4}\s*\//.test(source) ? removeIt : withoutGroup
  return cure === asCode ? asCodeHere : cure === asLinkToIt ? linkUnlessEnd(source) : cure
}

const endTag = /^\{%-?\s*end_?\w*\s*-?%\}$/

/** An end tag without its start tag shows nothing. */
const linkUnlessEnd = (source: string) => (endTag.test(source) ? removeIt : linkToShortcode(source))

/** True for a shortcode that lists the headings. */
export const isContents = (source: string) => shortcodeCure(source) === ofContents

/** Matches a call that shows a video or another page: {{ video_embed | replace("ID", "abc") }}. */
const callOfVideo =
  /^\{(?:\{[<%]?|%)-?\s*(?=[\w.-]*(?:video|youtube|vimeo|embed))(?![\w.-]*(?:icon|logo|link|include))[\w.-]+(?:\s*[|(]|\s+["'\w])/i

/** Matches a Jekyll, Hexo, Hugo or Zola tag, and captures its name. */
const shortcode =
  /^\{(?:\{[<%]|%)-?\s*\/?\s*(?:include(?:_relative|_cached)?\s+(?:[\w-]+\/)*)?([\w-]+)|^\{\{\s*([\w-]+)(?:(?<=image|img|picture|figure|photo)\.\w+)?\(/

/** Matches a line that includes a file: --8<-- "file" in MkDocs, <<< @/file in VitePress. */
export const included = /-+8<-+[^\n]*|(?<=^|\n)<<<(?!<)[ \t]*@?[./~\w][^\n]*/

export function ofOtherSystem(source: string, target?: Target): Message | undefined {
  if (comments.test(source)) return macroIn(source) ?? ofComment(source)
  if (target && isTemplate(source)) return templateAddress(source, target)
  const known = shortcodeCure(source)
  const cure = shortcodePicture(source, known) ?? known ?? (endTag.test(source) ? removeIt : undefined)
  const others = cure && !known ? otherValues(source) : ''
  if (cure && others)
    return say(ofOthers, { source: shorten(source), cure: withSentence(cure, say(leavesOut, { words: others })) })
  if (cure) return say(ofOthers, { source: shorten(source), cure })
  const ofLatex = latexMessage(source)
  if (ofLatex) return ofLatex
  if (source.startsWith('<<<')) return say(ofOthers, { source: shorten(source), cure: asCodeHere })
  if (included.test(source)) return say(ofOthers, { source: shorten(source), cure: orItsValue })
  const [, id] = /^\{%\s*#([\w-]+)\s*%\}$/.exec(source) ?? []
  if (id) return say(ofOthers, { source, cure: write(`[#${toSlug(id)}]`) })
  // Code from a file: {* ../app.py hl[1,3] *}.
  if (/^\{\*\s*\S+\.\w+\b[\s\S]*\*\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: asCodeHere })
  // A file in MkDocs: {! include-markdown "file.md" !}.
  if (/^\{![\s\S]*!\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: orItsValue })
  if (reference.test(source)) return say(ofOthers, { source: shorten(source), cure: whatItRefersTo })
  // Options of a heading: {{ toc: false }}.
  if (/^\{\{\s*[\w-]+:\s[^{}]*\}\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: removeIt })
  if (/^\{%\s*\.[\w-]/.test(source) || /^<[!?]/.test(source) || isAttributes(source, false))
    return say(ofOthers, { source: shorten(source), cure: removeIt })
  if (!/^\{[{%]/.test(source)) return undefined
  const shown = shownValue(source)
  const isEmbedded = shown === orItsValue && callOfVideo.test(source)
  return say(ofOthers, { source: shorten(source), cure: isEmbedded ? linkToShortcode(source) : shown })
}

/** Matches a reference to an equation, a figure or a source: {{eqref: eq:costs}}, {{ cite knuth }}. */
const reference =
  /^\{\{\s*(?:[a-z]{0,5}(?:ref|cite[a-z]{0,2})|fig|eqn?|tab|tbl|sec|alg|thm)(?::\s*|\s+)[\w:.-]+\s*\}\}$/i

/** Lists the values of a macro that also has a picture: {{ card(title="Words", img_url="a.png") }}. */
function otherValues(source: string): string {
  if (!/^\{\{\s*[\w.]+\(/.test(source)) return ''
  const values = [...source.matchAll(/([\w-]+)\s*=\s*(["'])((?:(?!\2).)+)\2/gs)]
  return values
    .filter(([, , , value = '']) => !isPicture(value) && !/^(?:https?:\/)?\//.test(value))
    .map(([, name, , value = '']) => `${name}="${shorten(value)}"`)
    .join(', ')
}

const withoutMarks = {
  en: 'Keep only the words, without {start} and {end}.',
  nl: 'Laat alleen de woorden staan, zonder {start} en {end}.',
}

/** Explains a mark for an editor in CriticMarkup: {==words==}, {++new++}, {--old--}, {>>a remark<<}. */
export function ofCritic(source: string): Message | undefined {
  const [, start = '', mark = ''] = /^(\{(==|\+\+|--|>>))[\s\S]+(?:\2|<<)\}$/.exec(source) ?? []
  if (!mark) return undefined
  const cure = /^(?:--|>>)$/.test(mark) ? removeIt : say(withoutMarks, { start, end: `${mark}}` })
  return say(ofOthers, { source: shorten(source), cure })
}

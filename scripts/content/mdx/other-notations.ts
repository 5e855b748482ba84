import { toSlug } from '../../lib/strings.ts'
import { type Message, say, shorten } from '../problem.ts'
import { argumentsIn, linkToShortcode, shownValue } from './arguments.ts'
import { calloutStart } from './callout-titles.ts'
import {
  asCallout,
  asCode,
  asCodeHere,
  asFormula,
  asLink,
  asLinkToIt,
  asPicture,
  cureOfShortcode,
  ofContents,
  removeIt,
  write,
} from './counterparts.ts'
import { areClasses } from './dropped-words.ts'
import { figureWith } from './figures.ts'
import { comment, ofOthers, orItsValue } from './notation-messages.ts'
import { comments, isAttributes, macroIn } from './other-braces.ts'
import { pictureFile, withFiles } from './picture-files.ts'
import { attributesIn, secureAddress } from './tag-attributes.ts'
import { isTemplate, type Target, templateAddress } from './template-addresses.ts'
import { pictureAt, pictureWith } from './unknown-component.ts'

const asPictureWith = {
  en: 'Write ![description]({address}), or <Figure> for a picture with a caption. Use {words} as the description.',
  nl: 'Schrijf ![beschrijving]({address}), of <Figure> voor een afbeelding met een bijschrift. Gebruik {words} als beschrijving.',
}

const calloutAround = {
  en: 'Write {start} and </Callout> on lines of their own, with "{words}" between them, and an empty line before and after it.',
  nl: 'Schrijf {start} en </Callout> op eigen regels, met "{words}" ertussen, en een lege regel ervoor en erna.',
}

function shortcodeCure(source: string): Message | undefined {
  const [, name, called] = shortcode.exec(source) ?? []
  const cure = cureOfShortcode(name ?? called ?? '')
  const { content, text = content, href, url = href, title, label = title } = attributesIn(source)
  if (cure === asCallout && text?.trim())
    return say(calloutAround, { words: shorten(text.trim()), start: calloutStart(name ?? called ?? '', title) })
  const words = text ?? label
  if (cure === asLink && url && words && !/[[\]<>{}]/.test(words))
    return write(`[${words.trim()}](${secureAddress(url) ?? '/address'})`)
  return cure === asCode ? asCodeHere : cure === asLinkToIt ? linkToShortcode(source) : cure
}

/**
 * Returns the cure for a shortcode that shows a picture, recognized by its name or address. Keeps the alternative text
 * and the caption.
 */
function pictureOf(source: string): Message | undefined {
  const known = shortcodeCure(source)
  const isPicture =
    known === asPicture || (!known && /^\{[{%][\s\S]*\.(?:png|jpe?g|gif|webp|avif|svg)["'\s]/i.test(source))
  if (!isPicture) return undefined
  const { alt = '', title = '', caption = title } = attributesIn(source)
  const [words] = argumentsIn(source).words.filter((one) => !areClasses(one))
  const [, src] = /["'\s=]([^\s"'=<>]+\.(?:png|jpe?g|gif|webp|avif|svg))(?=["'\s?]|$)/i.exec(source) ?? []
  if (!alt && !caption && words !== undefined) {
    const file = pictureFile(src)
    return withFiles([file], say(asPictureWith, { words: `"${words}"`, address: file.address }))
  }
  return figureWith(alt, caption, src) ?? (alt && !/[[\]<>{}]/.test(alt) ? pictureWith(alt, src) : pictureAt(src))
}

/** True for a shortcode that lists the headings. */
export const isContents = (source: string) => shortcodeCure(source) === ofContents

/** Matches a Jekyll, Hexo, Hugo or Zola tag, and captures its name. */
const shortcode =
  /^\{(?:\{[<%]|%)-?\s*\/?\s*(?:include(?:_relative|_cached)?\s+(?:[\w-]+\/)*)?([\w-]+)|^\{\{\s*([\w-]+)\(/

/** Matches a number, a variable, a function, or a part in brackets of a formula. */
const term =
  /(?:\d{1,9}(?:\.\d{1,12})?[a-zA-Z]?|[a-zA-Z][\da-zA-Z]?(?:\([^$()\n]{1,20}\))?|\([^$()\n]{1,20}\)|\|[^$|\n]{1,20}\|)['!]?/
    .source

const paragraph = '(?!\\n[ \\t>]*\\n)'

/** Matches words in a formula that have a formula in them: \\text{if $x$}. */
const mathInWords = '\\\\(?:text|mbox)[a-z]*\\{[^{}$\\n]*\\$[^{}\\n]*\\}'

/** Matches a line of words, which no formula has. */
const proseLine = '[ \\t>]*(?:#{1,6} |`{3}|[^\\n\\\\$]*(?:[a-zA-Z]{2,},? ){3})'

/** Characters that occur in formulas, and seldom between the dollar signs of two prices. */
const mathCharacter =
  '[\\u0370-\\u03ff\\u2100-\\u214f\\u2190-\\u21ff\\u2200-\\u22ff\\u2a00-\\u2aff\\u27c0-\\u27ff\\u00d7\\u00b1]'

/** Matches a formula: $$…$$, $…$ with characters that only formulas have, or a LaTeX environment. */
export const formula = new RegExp(
  [
    `(?<!\\\\)\\$\\$(?!\\$)(?:${paragraph}(?:${mathInWords}|\\\\\\$|[^$]))+\\$\\$`,
    // With empty lines in it.
    `(?<!\\\\)\\$\\$(?!\\$)[^$\\n]*(?:\\n(?!${proseLine})(?:${mathInWords}|\\\\\\$|[^$\\n])*){1,30}?\\$\\$`,
    // With Greek letters, arrows or operators: $φ : R → S$, $α ∈ R$.
    `(?<![\\w$\\\\])\\$(?=[^\\s$])[^$\\n]{0,80}?${mathCharacter}[^$\\n]{0,80}(?<=[^\\s\\\\])\\$(?![\\w$])`,
    /(?<![\w$\\])\$(?=[^\s$])(?=[^$\n]*[\\^_])(?:\\\$|[^$\n])+(?<=[^\s\\])\$(?![\w$])/.source,
    // A LaTeX command can continue after a line break.
    `(?<![\\w$\\\\])\\$(?=[^\\s$][^$\\n]*\\\\[a-zA-Z]{2,})(?:[^$\\n]|\\n${paragraph.replace('\\n', '')}){1,200}(?<=[^\\s\\\\])\\$(?![\\w$])`,
    // Spaces inside the dollar signs: $ \ket{x} $, $U ^ m $, $ A = A_x $. A price has no command, power or index.
    /(?<![\w$\\])\$[ ]?(?=[a-zA-Z\\{])(?=[^$\n]*(?:\\[a-zA-Z]{2,}|\w ?\^ ?[\w{]|(?<!\w)[a-zA-Z]_(?:\w\b|\{)))[^$\n]{1,120}\$(?![\w$])/
      .source,
    // A variable, a function, a comparison or a signed number: $x$, $fl(x)$, $<5$, $n = 3$, $-1$.
    /(?<![\w$\\])\$(?:[a-zA-Z]\w?(?:\([^$()\n]{1,20}\))?|(?:[a-zA-Z] ?)?[<>=]=? ?[\w.]{1,6}|[+-]\d[\d.]{0,5})\$(?![\w$])/
      .source,
    // Numbers, variables and parts in brackets, with an operator between them: $0$, $i+1$, $n<m+1$, $f(x) = (a, b)$.
    `(?<![\\w$\\\\])\\$[-+]?${term}(?: ?(?:[-+*/=<>,]|[<>=!]=) ?${term})*\\$(?![\\w$])`,
    // Only an operator: $:$, $<$.
    /(?<![\w$\\])\$[:=+*<>-]\$(?![\w$])/.source,
    // Between \\( and \\), or \\[ and \\], with a command or an index in braces.
    ...[
      ['\\(', '\\)'],
      ['\\[', '\\]'],
    ].map(
      ([start, end]) =>
        `\\\\{1,2}${start}(?=(?:(?!\\\\${end})[^$]){0,300}?(?:\\\\[a-zA-Z]{2}|[\\^_]\\{))(?:${paragraph}(?!\\\\${end})[^$]){1,400}\\\\{1,2}${end}`,
    ),
    // Only an index or a power, after words: H$_2$O, 10$^{-3}$.
    /\$[_^](?:\{[^{}$\n]{1,20}\}|\\?\w{1,12}|[+-]\d{1,3})\$(?!\w*\$)/.source,
    `\\\\begin\\{(?<environment>[a-z]+\\*?)\\}(?:${paragraph}[\\s\\S])*?\\\\end\\{\\k<environment>\\}`,
  ].join('|'),
  'g',
)

/** Matches a line that includes a file: --8<-- "file" in MkDocs, <<< @/file in VitePress. */
export const included = /-+8<-+[^\n]*|(?<=^|\n)<<<(?!<)[ \t]*@?[./~\w][^\n]*/

export function ofOtherSystem(source: string, target?: Target): Message | undefined {
  if (comments.test(source)) return macroIn(source) ?? say(comment, { source: shorten(source) })
  if (target && isTemplate(source)) return templateAddress(source, target)
  const cure = pictureOf(source) ?? shortcodeCure(source)
  if (cure) return say(ofOthers, { source: shorten(source), cure })
  if (/^[$\\]/.test(source)) {
    // A formula that only makes space, such as $\;\;$, has nothing to write.
    const cure = /^\$+(?:\\[;,:! ]|\\q?quad\b|[~\s])*\$+$/.test(source) ? removeIt : asFormula
    return ofFormulaLines(source) ?? say(ofOthers, { source: shorten(source.replace(/\n[ \t>]+/g, '\n')), cure })
  }
  if (source.startsWith('<<<')) return say(ofOthers, { source: shorten(source), cure: asCodeHere })
  if (included.test(source)) return say(ofOthers, { source: shorten(source), cure: orItsValue })
  const [, id] = /^\{%\s*#([\w-]+)\s*%\}$/.exec(source) ?? []
  if (id) return say(ofOthers, { source, cure: write(`[#${toSlug(id)}]`) })
  // Code from a file: {* ../app.py hl[1,3] *}.
  if (/^\{\*\s*\S+\.\w+\b[\s\S]*\*\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: asCodeHere })
  // A file in MkDocs: {! include-markdown "file.md" !}.
  if (/^\{![\s\S]*!\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: orItsValue })
  // Options of a heading: {{ toc: false }}.
  if (/^\{\{\s*[\w-]+:\s[^{}]*\}\}$/.test(source)) return say(ofOthers, { source: shorten(source), cure: removeIt })
  if (/^\{%\s*\.[\w-]/.test(source) || /^<[!?]/.test(source) || isAttributes(source, false))
    return say(ofOthers, { source: shorten(source), cure: removeIt })
  return /^\{[{%]/.test(source) ? say(ofOthers, { source: shorten(source), cure: shownValue(source) }) : undefined
}

const asFormulaLines = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code, with ``` on a line of its own before and after it.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code, met ``` op een eigen regel ervoor en erna.',
}

const asFormulaBlock = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code: write ``` on a line of its own instead of each $$.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code: schrijf ``` op een eigen regel in plaats van elke $$.',
}

/** Explains a formula that cannot become code between backticks: one with empty lines, or a block between $$. */
function ofFormulaLines(source: string): Message | undefined {
  const isBlock = /^\$\$[\s\S]*\n[\s\S]*\$\$$/.test(source)
  if (isBlock && !/\n[ \t>]*\n/.test(source))
    return say(ofOthers, { source: shorten(source.replace(/\n[ \t>]+/g, '\n')), cure: asFormulaBlock })
  if (!/\n[ \t>]*\n/.test(source)) return undefined
  const lines = source.split(/\n[ \t>]*/).filter((line) => line.trim() !== '')
  const start = lines.slice(0, lines[0] === '$$' ? 2 : 1).join(' ')
  const end = lines.at(-1) ?? ''
  return say(ofOthers, {
    source: `${shorten(start)} … ${end.length > 30 ? end.slice(-20) : end}`,
    cure: isBlock ? asFormulaBlock : asFormulaLines,
  })
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

import { writerComponents } from '../../../components/mdx/vocabulary.tsx'
import { toSlug } from '../../lib/strings.ts'
import { type Fix, type Message, type Position, say, shorten } from '../problem.ts'
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
import { figureWith } from './figures.ts'
import {
  asWords,
  comment,
  comments,
  cureOfCode,
  expression,
  isAttributes,
  macroIn,
  ofOthers,
  orItsValue,
} from './other-braces.ts'
import { pictureFile, withFiles } from './picture-files.ts'
import { attributesIn, secureAddress } from './tag-attributes.ts'
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
  const { words } = argumentsIn(source)
  const [, src] = /["'\s=]([^\s"'=<>]+\.(?:png|jpe?g|gif|webp|avif|svg))(?=["'\s?]|$)/i.exec(source) ?? []
  if (!alt && !caption && words.length > 0) {
    const file = pictureFile(src)
    const listed = words.map((one) => `"${one}"`).join(', ')
    return withFiles([file], say(asPictureWith, { words: listed, address: file.address }))
  }
  return figureWith(alt, caption, src) ?? (alt && !/[[\]<>{}]/.test(alt) ? pictureWith(alt, src) : pictureAt(src))
}

/** True for a shortcode that lists the headings. */
export const isContents = (source: string) => shortcodeCure(source) === ofContents

/** Cures for a link or a picture with a template in its address. */
const asAddress = {
  link: {
    en: 'Write a link to a page on this site instead, [words](/address), or only the words.',
    nl: 'Schrijf in plaats daarvan een link naar een pagina van deze site, [woorden](/adres), of alleen de woorden.',
  },
  picture: {
    en: 'Write the address of the picture instead: ![description]({address}).',
    nl: 'Schrijf in plaats daarvan het adres van de afbeelding: ![beschrijving]({address}).',
  },
}

const asFullAddress = {
  en: 'Write the address instead: [words]({address}).',
  nl: 'Schrijf in plaats daarvan het adres: [woorden]({address}).',
}

export type Target = keyof typeof asAddress

/** Matches a Jekyll, Hexo, Hugo or Zola tag, and captures its name. */
const shortcode =
  /^\{(?:\{[<%]|%)-?\s*\/?\s*(?:include(?:_relative|_cached)?\s+(?:[\w-]+\/)*)?([\w-]+)|^\{\{\s*([\w-]+)\(/

/** Matches a number, a variable, a function, or a part in brackets of a formula. */
const term =
  /(?:\d{1,4}(?:\.\d{1,4})?[a-zA-Z]?|[a-zA-Z][\da-zA-Z]?(?:\([^$()\n]{1,20}\))?|\([^$()\n]{1,20}\)|\|[^$|\n]{1,20}\|)['!]?/
    .source

const paragraph = '(?!\\n[ \\t>]*\\n)'

/** Matches a formula: $$…$$, $…$ with characters that only formulas have, or a LaTeX environment. */
export const formula = new RegExp(
  [
    `(?<!\\\\)\\$\\$(?!\\$)(?:${paragraph}[^$])+\\$\\$`,
    /(?<![\w$\\])\$(?=[^\s$])(?=[^$\n]*[\\^_])(?:\\\$|[^$\n])+(?<=[^\s\\])\$(?![\w$])/.source,
    // A LaTeX command can continue after a line break.
    `(?<![\\w$\\\\])\\$(?=[^\\s$][^$\\n]*\\\\[a-zA-Z]{2,})(?:[^$\\n]|\\n${paragraph.replace('\\n', '')}){1,200}(?<=[^\\s\\\\])\\$(?![\\w$])`,
    // Spaces inside the dollar signs: $ \ket{x} $, $U ^ m $. A price has neither a command nor a power.
    /(?<![\w$\\])\$[ ]?(?=[a-zA-Z\\{])(?=[^$\n]*(?:\\[a-zA-Z]{2,}|\w ?\^ ?[\w{]))[^$\n]{1,120}\$(?![\w$])/.source,
    // A variable, a function, a comparison or a signed number: $x$, $fl(x)$, $<5$, $n = 3$, $-1$.
    /(?<![\w$\\])\$(?:[a-zA-Z]\w?(?:\([^$()\n]{1,20}\))?|(?:[a-zA-Z] ?)?[<>=]=? ?[\w.]{1,6}|[+-]\d[\d.]{0,5})\$(?![\w$])/
      .source,
    // Numbers, variables and parts in brackets, with an operator between them: $0$, $i+1$, $n<m+1$, $f(x) = (a, b)$.
    `(?<![\\w$\\\\])\\$[-+]?${term}(?: ?(?:[-+*/=<>,]|[<>=!]=) ?${term})*\\$(?![\\w$])`,
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

/** Tells whether an address contains a template placeholder. */
export const isTemplate = (address: string) =>
  /\{\{|\{%|^[{|](?:attach|filename|static|index|photo|tag|category|author)[}|]/.test(address)

export function ofOtherSystem(source: string, target?: Target): Message | undefined {
  if (comments.test(source)) return macroIn(source) ?? say(comment, { source: shorten(source) })
  if (target && isTemplate(source)) {
    const address = target === 'link' && secureAddress(argumentsIn(source).address ?? '')
    const file = target === 'picture' ? pictureFile(source) : undefined
    const ofTarget = file ? withFiles([file], say(asAddress.picture, { address: file.address })) : asAddress.link
    const cure = address ? say(asFullAddress, { address }) : ofTarget
    return say(ofOthers, { source: shorten(source), cure })
  }
  const cure = pictureOf(source) ?? shortcodeCure(source)
  if (cure) return say(ofOthers, { source: shorten(source), cure })
  if (/^[$\\]/.test(source)) return say(ofOthers, { source: shorten(source), cure: asFormula })
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

/** Matches import and export statements, but not sentences that start with these words. */
const statement =
  /^(?:import\s+(?:['"{*]|[\w$]+(?:\s*,.*)?\s+from\s*['"]|[\w$]+\s*,\s*[{*])|export\s+(?:default|const|let|var|function|async|class)\b|export\s*[{*])/

/** Matches an import up to its file name, which can be on a later line. */
const wholeImport = /^import\b(?:[^\n;]*|[^;'"(]*)['"][^'"\n]*['"];?[ \t]*$/m

const imported = {
  en: '"{line}" is program code, which is not allowed in a text. Components need no import: remove the line.',
  nl: '"{line}" is programmacode, en die is niet toegestaan in een tekst. Componenten hebben geen import nodig: haal de regel weg.',
}
const importedLines = {
  en: '"{line}" is program code, which is not allowed in a text. Components need no import: remove all lines of the import.',
  nl: '"{line}" is programmacode, en die is niet toegestaan in een tekst. Componenten hebben geen import nodig: haal alle regels van de import weg.',
}
const exported = {
  en: '"{line}" is program code, which is not allowed in a text. Remove every line of that code.',
  nl: '"{line}" is programmacode, en die is niet toegestaan in een tekst. Haal alle regels van die code weg.',
}
const codeLines = {
  en: '"{line}" is code. Write ``` on a line of its own before and after the code.',
  nl: '"{line}" is code. Schrijf ``` op een eigen regel voor en na de code.',
}
const likeCode = {
  en: '"{word}" at the start of a line is read as program code, which is not allowed in a text. Begin the line with another word.',
  nl: '"{word}" aan het begin van een regel wordt gelezen als programmacode, en die is niet toegestaan in een tekst. Begin de regel met een ander woord.',
}

export function noCode(text: string, { line }: Position): { position: Position; message: Message; fix?: Fix }[] {
  const lines = text.split('\n')
  const statements = lines.flatMap((lineText, index) => {
    const isImport = lineText.startsWith('import')
    const [actual] = (isImport && wholeImport.exec(lines.slice(index).join('\n'))) || []
    const template = isImport ? (actual?.includes('\n') ? importedLines : imported) : exported
    const message = say(template, { line: shorten(lineText) })
    const fix = actual ? { actual, expected: '' } : undefined
    return statement.test(lineText) ? [{ position: { line: line + index, column: 1 }, message, fix }] : []
  })
  const first = text.split('\n', 1)[0] ?? ''
  if (statements.length === 0 && /^import\s+(?:static\s+)?\w+(?:\.[\w*]+)*;?\s*$/.test(first) && /[.;]/.test(first))
    return [{ position: { line, column: 1 }, message: say(codeLines, { line: shorten(first) }) }]
  const message = say(likeCode, { word: /^\s*(\w+)/.exec(text)?.[1] ?? 'import' })
  return statements.length > 0 ? statements : [{ position: { line, column: 1 }, message }]
}

export const factOrCharacter = {
  en: 'Remove it, or write the text that visitors should see, a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Haal dat weg, of schrijf de tekst die bezoekers moeten zien, een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

export const asCharacter = {
  en: 'Write \\{ for the character itself.',
  nl: 'Schrijf \\{ voor het teken zelf.',
}

/** Matches braces that are empty, or contain only words or numbers separated by spaces or commas. */
const plainBraces =
  /^\{\s*(?:[\p{L}\d_`.…-]+(?:,?\s+[\p{L}\d_`.…-]+)+\s*)?\}$|^\{[+−-]?\d[\d.]*(?:,[+−-]?\d[\d.]*)+\}$|^\{[−–][\p{L}\d]+\}$/u

const withoutMarks = {
  en: 'Keep only the words, without {start} and {end}.',
  nl: 'Laat alleen de woorden staan, zonder {start} en {end}.',
}

/** Explains a mark for an editor in CriticMarkup: {==words==}, {++new++}, {--old--}, {>>a remark<<}. */
function ofCritic(source: string): Message | undefined {
  const [, start = '', mark = ''] = /^(\{(==|\+\+|--|>>))[\s\S]+(?:\2|<<)\}$/.exec(source) ?? []
  if (!mark) return undefined
  const cure = /^(?:--|>>)$/.test(mark) ? removeIt : say(withoutMarks, { start, end: `${mark}}` })
  return say(ofOthers, { source: shorten(source), cure })
}

export function noExpression(source: string, target?: Target): Message {
  const isText = /^\{\s*(["'`])[^"'`]*\1\s*\}$/.test(source)
  const ofCode = isText ? asWords : cureOfCode(source)
  return (
    ofOtherSystem(source, target) ??
    ofCritic(source) ??
    say(expression, {
      source: shorten(source),
      cure: ofCode ?? (plainBraces.test(source) ? asCharacter : factOrCharacter),
    })
  )
}

const asText = { en: 'Write {property}="…".', nl: 'Schrijf {property}="…".' }
const eachAsText = {
  en: 'Write each property as name="…".',
  nl: 'Schrijf elke eigenschap als naam="…".',
}

/** Describes an expression in a component: the value of `property`, or a whole property. */
export function noExpressionIn(source: string, property?: string): { message: Message; fix?: Fix } {
  if (property === undefined) return { message: say(expression, { source: shorten(source), cure: eachAsText }) }
  const actual = `${property}=${source}`
  const [, , text] = /^\{\s*(["'`])([^"'`\\{}]*)\1\s*\}$/.exec(source) ?? []
  if (text === undefined)
    return { message: say(expression, { source: shorten(actual), cure: say(asText, { property }) }) }
  const expected = `${property}="${text}"`
  return { message: say(expression, { source: shorten(actual), cure: write(expected) }), fix: { actual, expected } }
}

export function isKnownComponent(name: string): name is keyof typeof writerComponents {
  return Object.hasOwn(writerComponents, name)
}

/** Messages about parts that the parser rejects, by kind of mistake. */
export const syntaxCures = {
  unclosed: {
    en: '<{name}> is not closed. Write <{name}> and </{name}> on lines of their own, with an empty line before and after the text.',
    nl: '<{name}> is niet afgesloten. Schrijf <{name}> en </{name}> op eigen regels, met een lege regel voor en na de tekst.',
  },
  closedByAnother: {
    en: '<{name}> ends with </{end}>. Write </{name}> instead of </{end}>, or on a line before it.',
    nl: '<{name}> eindigt met </{end}>. Schrijf </{name}> in plaats van </{end}>, of op een regel ervoor.',
  },
  closesNothing: {
    en: '</{name}> closes nothing here. Write <{name}> and </{name}> on lines of their own, with an empty line before and after the text.',
    nl: '</{name}> sluit hier niets af. Schrijf <{name}> en </{name}> op eigen regels, met een lege regel voor en na de tekst.',
  },
  curly: {
    en: '{tag} has curly quotes. Write {straight}.',
    nl: '{tag} heeft gekrulde aanhalingstekens. Schrijf {straight}.',
  },
  unreadable: {
    en: '{tag} cannot be read as a component. Write each property as name="…".',
    nl: '{tag} is niet te lezen als component. Schrijf elke eigenschap als naam="…".',
  },
  likeTag: {
    en: '{source} is read as the beginning of a tag. Write {escaped} for the character itself.',
    nl: '{source} wordt gelezen als het begin van een tag. Schrijf {escaped} voor het teken zelf.',
  },
  openBrace: {
    en: 'This { is not closed. Write } after the name of the fact, or \\{ for the character itself.',
    nl: 'Deze { is niet afgesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
  },
  openCode: {
    en: 'This { is not closed. {cure}',
    nl: 'Deze { is niet afgesloten. {cure}',
  },
  parserSays: {
    en: 'The parser says: {reason}. Check the tags and braces on this line.',
    nl: 'De parser zegt: {reason}. Controleer de tags en accolades op deze regel.',
  },
} satisfies Record<string, Message>

import { type Fix, type Message, say, shorten } from '../../problem.ts'
import { orItsValue } from '../braces/notation-messages.ts'
import { asCodeHere } from '../cures/counterparts.ts'
import { type Component, isComponent } from '../outline.ts'
import type { Attributes } from './tag-attributes.ts'
import { keepText, removeTag } from './tag-pairs.ts'
import { decodeEntities } from './tag-words.ts'
import { labelledCode } from './titled-parts.ts'

export const asDrawing = {
  en: 'Replace it with a picture that you put in public/images/blog, ![description](/images/blog/picture.jpg), or with the text that visitors should see.',
  nl: 'Vervang dat door een afbeelding die je in public/images/blog zet, ![beschrijving](/images/blog/picture.jpg), of door de tekst die bezoekers moeten zien.',
}
/** Cure for a tag that shows the code in a file. */
export const asCodeOf = {
  en: 'Remove it, or replace it with the code in {file}, with ``` on a line of its own before and after the code.',
  nl: 'Haal dat weg, of vervang het door de code in {file}, met ``` op een eigen regel ervoor en erna.',
}

const drawings = /^(?:mermaid|diagram|plantuml|puml|graphviz|echarts|flowchart|markmap|wavedrom|nomnoml)/i
const drawnCode =
  /=\{?\s*["'`]\s*(?:sequenceDiagram|classDiagram|stateDiagram|erDiagram|gantt|graph|flowchart|mindmap)\b/

/** Returns the cure for a component that draws its code, or shows the code in an attribute. */
export function codeInAttribute(name: string, { code = '' }: Attributes, written: string): Message | undefined {
  const [start = ''] = /^<(?:"[^"]*"|'[^']*'|`[^`]*`|[^<>"'`]|=>)*>/.exec(written) ?? []
  if (drawings.test(name) || drawnCode.test(start)) return asDrawing
  if (!/\scode=/.test(start)) return undefined
  if (/\scode=\{`[^`]*\$\{/.test(start)) return orItsValue
  const [, file] = /^[./\w@-]*?([\w.-]+\.\w{2,5})(?:\?\w+)?$/.exec(code) ?? []
  return file ? say(asCodeOf, { file }) : asCodeHere
}

export const asCodeBetween = {
  en: 'Write ```{language} on a line before the code instead of {open}, and ``` on a line after it instead of {close}.',
  nl: 'Schrijf ```{language} op een regel voor de code in plaats van {open}, en ``` op een regel erna in plaats van {close}.',
}
export const withoutEscapes = {
  en: '{cure} Remove each {escapes} in it.',
  nl: '{cure} Haal elke {escapes} erin weg.',
}
const ofHtml = {
  en: 'Replace this tag with the text in {attribute}={…}, without the tags in that text, or remove this tag.',
  nl: 'Vervang deze tag door de tekst in {attribute}={…}, zonder de tags daarin, of haal deze tag weg.',
}

const keptInCode = {
  en: '{source} is read as an expression. To keep it as code, write {words} between backticks (`).',
  nl: '{source} wordt gelezen als een expressie. Wil je het als code laten staan, schrijf dan {words} tussen backticks (`).',
}

const keptWithoutTags = {
  en: '{source} is read as an expression. To keep it as code, remove the tags in it and put it between backticks (`).',
  nl: '{source} wordt gelezen als een expressie. Wil je het als code laten staan, haal dan de tags erin weg en zet het tussen backticks (`).',
}

/** Explains braces within a tag such as <code>. The message suggests ` instead of the tag. */
export function bracesInCode(text: string, start: number, braces: string): Message | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const isInCode = /<(code|kbd|samp|tt|var)\b[^<>]*>(?:(?!<\/\1>).)*$/.test(before)
  const words = braces.replace(/<[^<>]*>/g, '')
  if (!isInCode) return undefined
  const isShort = words.length <= 60 && !/[<>]/.test(words)
  return isShort
    ? say(keptInCode, { source: shorten(braces), words })
    : say(keptWithoutTags, { source: shorten(braces) })
}

/** Returns the start and end tags of an element, including the braces in <Code>{`…`}</Code>. */
export function edgesOf(written: string): readonly [open: string, close: string] {
  const [, open = '', close = ''] =
    /^(<[^<>]*>\s*\{\s*`)[\s\S]*(`\s*\}\s*<\/[^<>]*>)$/.exec(written) ??
    /^(<[^<>]*>)[\s\S]*(<\/[^<>]*>)$/.exec(written) ??
    []
  return [open, close]
}

/** Explains a component that shows code, based on its content. */
export function codeTag(
  node: Component,
  inner: string,
  content: string,
  written: string,
): { cure: Message; text?: Fix['expected'] } | undefined {
  if (node.type === 'mdxJsxTextElement' && inner.trim()) return { cure: keepText, text: inner }
  if (node.children.some(({ type }) => type === 'code')) return { cure: removeTag, text: content }
  // Named parts around code blocks, such as <Code.Next>.
  if (/^[ \t]*(?:`{3}|~{3})/m.test(content)) {
    const parts = node.children.flatMap((child) => (isComponent(child) && /\.(\w+)$/.exec(child.name ?? '')?.[1]) || [])
    return { cure: labelledCode(content, parts) ?? keepText }
  }
  const [open, close] = edgesOf(written)
  if (/^\{\s*[\w.]+\s*\}$/.test(content)) return { cure: asCodeHere }
  if (node.children.length === 0 && inner.trim() === '' && !open.includes('`')) return { cure: asCodeHere }
  // A list of files in Markdown can stay a list.
  if (node.children.length > 0 && node.children.every(({ type }) => type === 'list'))
    return { cure: keepText, text: content }
  if (!open) return undefined
  const cure = say(asCodeBetween, { open: inLine(open), close: inLine(close), language: languageIn(open) })
  // In a template, these characters are only a new line.
  const hasNewLines = open.includes('`') && /\\n$/m.test(written)
  return { cure: hasNewLines ? say(withoutEscapes, { cure, escapes: '\\n' }) : cure }
}

const inLine = (edge: string) => edge.replace(/\s+/g, ' ').trim()

/** Returns the language that the start tag of a code block names: lang="js", className="language-html". */
function languageIn(open: string): string {
  const [, named, inClass] = /\s(?:lang|language|syntax)=["{`']+([\w+#-]+)|\blang(?:uage)?-([\w+#-]+)/.exec(open) ?? []
  return named ?? inClass ?? ''
}

const formatting = /<\/?(?:span|b|strong|i|em|u|mark|font|small|var|code|kbd|samp)\b[^<>]*>/gi

/** Tells whether code has a \ that Markdown needs only outside code. In a regular expression, it can belong to the code. */
export const hasEscapes = (code: string) => /\\[_*[\]{}]/.test(code) && !/\\[a-z.+?$^()|/\\<]/i.test(code)

/** Converts <code> with tags, braces or escapes in it to `code`, without formatting tags; undefined for other content. */
export function codeOf(written: string, bar = '|'): string | undefined {
  const [, inner = ''] = /^<(?:code|kbd|samp|tt)\b[^<>]*>([\s\S]*)<\/\w+\s*>$/i.exec(written) ?? []
  if (!(/[<{]/.test(inner) || hasEscapes(inner)) || /[\u2e41\ufffc\n]|\s{3}/.test(inner)) return undefined
  // An example of a template shows its tags too.
  const isTemplate = inner.includes('{{') && /<(\w+)>[^<]*<\/\1>/.test(inner)
  const words = (isTemplate ? inner : inner.replace(formatting, '')).replace(/\{%-? *(?:end)?raw *-?%\}/g, '').trim()
  const code = decodeEntities(hasEscapes(words) ? words.replace(/\\([_*[\]{}])/g, '$1') : words, bar)
  const isPlain =
    words !== '' && !words.includes('`') && (isTemplate || !/<\/?[a-z]/i.test(words)) && !/&\w+;/.test(code)
  return isPlain ? `\`${code}\`` : undefined
}

/** Explains a tag that takes its content as HTML from an attribute. */
export function htmlIn(attributes: Readonly<Record<string, string>>): Message | undefined {
  const attribute = Object.keys(attributes).find((key) => /^(?:set:html|set:text|dangerouslySetInnerHTML)$/.test(key))
  return attribute ? say(ofHtml, { attribute }) : undefined
}

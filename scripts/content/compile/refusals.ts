import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { didYouMean, type Message, say } from '../../check/message.ts'
import { shorten } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'

/** The sentence about a line of code among the text. */
export function noCode(text: string): Message {
  const word = /^\s*(\w+)/.exec(text)?.[1] ?? 'import'
  return say`"${word}" at the start of a line is code, which content cannot hold. Begin the line with another word.`
}

/** What to write in a text for braces that say nothing. */
export const factOrSign = say`Write a fact such as {starter.monthly}, or \\{ for the character itself.`

/** The sentence about a comment, in the notation of HTML or of a program. */
export const noComment = say`A comment cannot stand in content. Leave it out.`

/** The sentence about what stands in braces and is no fact; `property` is the property of a component it is given to. */
export function noExpression(written: string, property?: string): Message {
  const id = /^\{#\s*([\w-]+)\s*\}$/.exec(written)?.[1]
  if (id) return say`${written} does not name a heading here. Write [#${id}] with square brackets.`
  if (/^\{\s*\/[*/]/.test(written)) return noComment
  const fact = /^\{\{\s*([a-zA-Z][\w.]*)\s*\}/.exec(written)?.[1]
  if (fact) return say`${`{{${fact}}}`} has braces too many. Write {${fact}}, with one pair.`
  const cure = property ? say`Write ${property}="…" with the text itself.` : factOrSign
  return say`${shorten(property ? `${property}=${written}` : written)} is an expression, which content cannot hold. ${cure}`
}

/** What does in Markdown what a tag of HTML does. */
const instead: Record<string, Message> = {
  br: say`Write \\ at the end of the line for a new line, or leave a line empty for a new paragraph.`,
  b: say`Write **words** for bold.`,
  strong: say`Write **words** for bold.`,
  i: say`Write *words* for italics.`,
  em: say`Write *words* for italics.`,
  u: say`Leave it out: what is underlined is a link.`,
  a: say`Write [words](/address).`,
  img: say`Write <Figure src="/images/…" alt="…" />.`,
  hr: say`Write --- on a line of its own, between two empty lines.`,
  p: say`Leave a line empty between two paragraphs.`,
  div: say`Leave it out: paragraphs have an empty line between them.`,
  span: say`Leave it out, and keep its words.`,
  font: say`Leave it out, and keep its words.`,
  ul: say`Begin each line of a list with - and a space.`,
  ol: say`Begin each line of a list with 1. and a space.`,
  li: say`Begin each line of a list with - and a space.`,
  blockquote: say`Begin each line of a quotation with > and a space.`,
  h1: say`Write ## and a space before a heading.`,
  h2: say`Write ## and a space before the heading.`,
  h3: say`Write ### and a space before the heading.`,
  table: say`Write a row as | one | two |, and | --- | --- | below the first.`,
  sup: say`Write [^1] for a footnote.`,
  iframe: say`Write a link to the page, [words](https://…).`,
  video: say`Write a link to the page, [words](https://…).`,
  figure: didYouMean('<Figure>'),
}

/** The sentence about a component that does not exist. */
export function unknownComponent(name: string): Message {
  const cureOfTag = Object.hasOwn(instead, name) ? instead[name] : undefined
  if (cureOfTag) return say`<${name}> is HTML, which content cannot hold. ${cureOfTag}`
  const names = Object.keys(vocabulary)
  const close = nearest(name, names)
  const cure = close ? didYouMean(`<${close}>`) : say`Use Markdown or one of: ${names.join(', ')}.`
  return say`<${name}> is not a component of this site. ${cure}`
}

/** Whether a name is one of the vocabulary; `constructor` is not. */
export function isWord(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

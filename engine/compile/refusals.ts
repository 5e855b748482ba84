import { vocabulary } from '../../components/mdx/vocabulary.tsx'
import { nearest } from '../../system/nearest.ts'
import { shorten } from '../problem.ts'

/** The sentence about a line of code among the text. */
export function noCode(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1] ?? 'import'
  return `"${word}" at the start of a line is code, which content cannot hold. Begin the line with another word.`
}

/** The sentence about what stands in braces and is no fact; `property` is the property of a component it is given to. */
export function noExpression(written: string, property?: string): string {
  const id = /^\{#\s*([\w-]+)\s*\}$/.exec(written)?.[1]
  if (id) return `${written} does not name a heading here. Write [#${id}] with square brackets.`
  const cure = property
    ? `Write ${property}="…" with the text itself.`
    : 'Write a fact such as {starter.monthly}, or \\{ for the character itself.'
  return `${shorten(property ? `${property}=${written}` : written)} is an expression, which content cannot hold. ${cure}`
}

/** What does in Markdown what a tag of HTML does. */
const instead: Record<string, string> = {
  br: 'Write \\ at the end of the line for a new line, or leave a line empty for a new paragraph.',
  b: 'Write **words** for bold.',
  strong: 'Write **words** for bold.',
  i: 'Write *words* for italics.',
  em: 'Write *words* for italics.',
  u: 'Leave it out: what is underlined is a link.',
  a: 'Write [words](/address).',
  img: 'Write <Figure src="/images/…" alt="…" />.',
  hr: 'Write --- on a line of its own, between two empty lines.',
  p: 'Leave a line empty between two paragraphs.',
  div: 'Leave it out: paragraphs have an empty line between them.',
  span: 'Leave it out, and keep its words.',
  font: 'Leave it out, and keep its words.',
  ul: 'Begin each line of a list with - and a space.',
  ol: 'Begin each line of a list with 1. and a space.',
  li: 'Begin each line of a list with - and a space.',
  blockquote: 'Begin each line of a quotation with > and a space.',
  h1: 'Write ## and a space before a heading.',
  h2: 'Write ## and a space before the heading.',
  h3: 'Write ### and a space before the heading.',
  table: 'Write a row as | one | two |, and | --- | --- | below the first.',
  sup: 'Write [^1] for a footnote.',
  iframe: 'Write a link to the page, [words](https://…).',
  video: 'Write a link to the page, [words](https://…).',
  figure: 'Did you mean <Figure>?',
}

/** The sentence about a component that does not exist; nothing about one that does. */
export function unknownComponent(name: string): string | undefined {
  if (isWord(name)) return undefined
  const cureOfTag = Object.hasOwn(instead, name) ? instead[name] : undefined
  if (cureOfTag) return `<${name}> is HTML, which content cannot hold. ${cureOfTag}`
  const names = Object.keys(vocabulary)
  const close = nearest(name, names)
  const cure = close ? `Did you mean <${close}>?` : `Use Markdown or one of: ${names.join(', ')}.`
  return `<${name}> is not a component of this site. ${cure}`
}

/** Whether a name is one of the vocabulary; `constructor` is not. */
export function isWord(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

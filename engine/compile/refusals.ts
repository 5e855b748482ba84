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

/** The sentence about a component that does not exist; nothing about one that does. */
export function unknownComponent(name: string): string | undefined {
  if (isWord(name)) return undefined
  const names = Object.keys(vocabulary)
  const close = nearest(name, names)
  const cure = close ? `Did you mean <${close}>?` : `Use Markdown or one of: ${names.join(', ')}.`
  return `<${name}> is not a component of this site. ${cure}`
}

/** Whether a name is one of the vocabulary; `constructor` is not. */
export function isWord(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

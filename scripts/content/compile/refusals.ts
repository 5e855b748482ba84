import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { didYouMean, type Message } from '../../check/message.ts'
import { shorten } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'

/** The sentence about a line of code among the text. */
export function noCode(text: string): Message {
  return {
    en: '"%1" at the start of a line is code, which content cannot hold. Begin the line with another word.',
    nl: '"%1" aan het begin van een regel is code, en die kan niet in een tekst. Begin de regel met een ander woord.',
    values: [/^\s*(\w+)/.exec(text)?.[1] ?? 'import'],
  }
}

/** What to write in a text for braces that say nothing. */
export const factOrSign = {
  en: 'Write a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

/** The sentence about what stands in braces and is no fact. */
export function noExpression(written: string): Message {
  return {
    en: '%1 is an expression, which content cannot hold. %2',
    nl: '%1 is een expressie, en die kan niet in een tekst. %2',
    values: [shorten(written), factOrSign],
  }
}

/** The sentence about a component that does not exist, or a tag of HTML. */
export function unknownComponent(name: string): Message {
  const names = Object.keys(vocabulary)
  const close = nearest(name, names)
  const cure = close
    ? didYouMean(`<${close}>`)
    : { en: 'Use Markdown or one of: %1.', nl: 'Gebruik Markdown of een van deze: %1.', values: [names.join(', ')] }
  return {
    en: '<%1> is not a component of this site. %2',
    nl: '<%1> is geen component van deze site. %2',
    values: [name, cure],
  }
}

/** Whether a name is one of the vocabulary; `constructor` is not. */
export function isWord(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { nearest } from '../../lib/nearest.ts'
import { didYouMean, type Message, say, shorten } from '../problem.ts'
import { cureOfTag, ofOtherSystem } from './other-notations.ts'

/** Matches lines that start as code does, not sentences that start with such a word. */
const statement =
  /^(?:import\s+(?:['"{*]|[\w$]+(?:\s*,.*)?\s+from\s*['"])|export\s+(?:default|const|let|var|function|async|class)\b|export\s*[{*])/
const imported = {
  en: '"%1" is code, which content cannot hold. A component is there without import: leave the line out.',
  nl: '"%1" is code, en die kan niet in een tekst. Een component is er zonder import: laat de regel weg.',
}
const exported = {
  en: '"%1" is code, which content cannot hold. Leave it out, with all its lines.',
  nl: '"%1" is code, en die kan niet in een tekst. Laat dat weg, met alle regels ervan.',
}
const likeCode = {
  en: '"%1" at the start of a line is code, which content cannot hold. Begin the line with another word.',
  nl: '"%1" aan het begin van een regel is code, en die kan niet in een tekst. Begin de regel met een ander woord.',
}

export function noCode(text: string): { message: Message; line: number }[] {
  const found = text.split('\n').flatMap((written, line) => {
    if (!statement.test(written)) return []
    return [{ message: say(written.startsWith('import') ? imported : exported, shorten(written)), line }]
  })
  return found.length > 0 ? found : [{ message: say(likeCode, /^\s*(\w+)/.exec(text)?.[1] ?? 'import'), line: 0 }]
}

export const factOrSign = {
  en: 'Write a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

const expression = {
  en: '%1 is an expression, which content cannot hold. %2',
  nl: '%1 is een expressie, en die kan niet in een tekst. %2',
}

const words = {
  en: 'Leave it out, or write the words without braces and quotes.',
  nl: 'Laat dat weg, of schrijf de woorden zonder accolades en aanhalingstekens.',
}

export function noExpression(written: string): Message {
  const isText = /^\{\s*(["'`])[^"'`]*\1\s*\}$/.test(written)
  return ofOtherSystem(written) ?? say(expression, shorten(written), isText ? words : factOrSign)
}

const asText = { en: 'Write %1="…".', nl: 'Schrijf %1="…".' }
const eachAsText = {
  en: 'Write each property as name="…".',
  nl: 'Schrijf elke eigenschap als naam="…".',
}

export function noValue(written: string, key?: string): Message {
  return key
    ? say(expression, shorten(`${key}=${written}`), say(asText, key))
    : say(expression, shorten(written), eachAsText)
}

const noComponent = { en: '<%1> is not a component of this site. %2', nl: '<%1> is geen component van deze site. %2' }
const otherwise = {
  en: 'Use Markdown or one of: %1. For the sign itself write \\<.',
  nl: 'Gebruik Markdown of een van deze: %1. Schrijf \\< voor het teken zelf.',
}

export function unknownComponent(name: string): Message {
  const names = Object.keys(vocabulary)
  const close = nearest(name, names)
  const cure = cureOfTag(name) ?? (close ? didYouMean(`<${close}>`) : say(otherwise, names.join(', ')))
  return say(noComponent, name, cure)
}

/** Own names only: `constructor` is no component. */
export function isWord(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

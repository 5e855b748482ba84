import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { didYouMean, type Message } from '../../check/message.ts'
import { shorten } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'

/** The sentence about a line of code among the text. */
export function noCode(text: string): Message {
  const word = /^\s*(\w+)/.exec(text)?.[1] ?? 'import'
  return {
    en: '"%1" at the start of a line is code, which content cannot hold. Begin the line with another word.',
    nl: '"%1" aan het begin van een regel is code, en die kan niet in een tekst. Begin de regel met een ander woord.',
    values: [word],
  }
}

/** What to write in a text for braces that say nothing. */
export const factOrSign = {
  en: 'Write a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

/** The sentence about a comment, in the notation of HTML or of a program. */
export const noComment = {
  en: 'A comment cannot stand in content. Leave it out.',
  nl: 'Commentaar kan niet in een tekst staan. Laat het weg.',
}

/** The sentence about what stands in braces and is no fact; `property` is the property of a component it is given to. */
export function noExpression(written: string, property?: string): Message {
  const id = /^\{#\s*([\w-]+)\s*\}$/.exec(written)?.[1]
  if (id)
    return {
      en: '%1 does not name a heading here. Write [#%2] with square brackets.',
      nl: 'Met %1 krijgt een kop hier geen id. Schrijf [#%2], met vierkante haken.',
      values: [written, id],
    }
  if (/^\{\s*\/[*/]/.test(written)) return noComment
  const fact = /^\{\{\s*([a-zA-Z][\w.]*)\s*\}/.exec(written)?.[1]
  if (fact)
    return {
      en: '%1 has braces too many. Write {%2}, with one pair.',
      nl: '%1 heeft te veel accolades. Schrijf {%2}, met één paar.',
      values: [`{{${fact}}}`, fact],
    }
  const cure = property
    ? { en: 'Write %1="…" with the text itself.', nl: 'Schrijf %1="…" met de tekst zelf.', values: [property] }
    : factOrSign
  return {
    en: '%1 is an expression, which content cannot hold. %2',
    nl: '%1 is een expressie, en die kan niet in een tekst. %2',
    values: [shorten(property ? `${property}=${written}` : written), cure],
  }
}

/** What does in Markdown what a tag of HTML does. */
const instead: Record<string, Message> = {
  br: {
    en: 'Write \\ at the end of the line for a new line, or leave a line empty for a new paragraph.',
    nl: 'Schrijf \\ aan het eind van de regel voor een nieuwe regel, of laat een regel leeg voor een nieuwe alinea.',
  },
  b: { en: 'Write **words** for bold.', nl: 'Schrijf **woorden** voor vet.' },
  strong: { en: 'Write **words** for bold.', nl: 'Schrijf **woorden** voor vet.' },
  i: { en: 'Write *words* for italics.', nl: 'Schrijf *woorden* voor cursief.' },
  em: { en: 'Write *words* for italics.', nl: 'Schrijf *woorden* voor cursief.' },
  u: { en: 'Leave it out: what is underlined is a link.', nl: 'Laat het weg: wat onderstreept is, is een link.' },
  a: { en: 'Write [words](/address).', nl: 'Schrijf [woorden](/adres).' },
  img: { en: 'Write <Figure src="/images/…" alt="…" />.', nl: 'Schrijf <Figure src="/images/…" alt="…" />.' },
  hr: {
    en: 'Write --- on a line of its own, between two empty lines.',
    nl: 'Schrijf --- op een eigen regel, tussen twee lege regels.',
  },
  p: { en: 'Leave a line empty between two paragraphs.', nl: 'Laat tussen twee alinea’s een regel leeg.' },
  div: {
    en: 'Leave it out: paragraphs have an empty line between them.',
    nl: 'Laat het weg: tussen alinea’s staat een lege regel.',
  },
  span: { en: 'Leave it out, and keep its words.', nl: 'Laat het weg, en laat de woorden staan.' },
  font: { en: 'Leave it out, and keep its words.', nl: 'Laat het weg, en laat de woorden staan.' },
  ul: {
    en: 'Begin each line of a list with - and a space.',
    nl: 'Begin elke regel van een lijst met - en een spatie.',
  },
  ol: {
    en: 'Begin each line of a list with 1. and a space.',
    nl: 'Begin elke regel van een lijst met 1. en een spatie.',
  },
  li: {
    en: 'Begin each line of a list with - and a space.',
    nl: 'Begin elke regel van een lijst met - en een spatie.',
  },
  blockquote: {
    en: 'Begin each line of a quotation with > and a space.',
    nl: 'Begin elke regel van een citaat met > en een spatie.',
  },
  h1: { en: 'Write ## and a space before a heading.', nl: 'Schrijf ## en een spatie voor een kop.' },
  h2: { en: 'Write ## and a space before the heading.', nl: 'Schrijf ## en een spatie voor de kop.' },
  h3: { en: 'Write ### and a space before the heading.', nl: 'Schrijf ### en een spatie voor de kop.' },
  table: {
    en: 'Write a row as | one | two |, and | --- | --- | below the first.',
    nl: 'Schrijf een rij als | een | twee |, en | --- | --- | onder de eerste.',
  },
  sup: { en: 'Write [^1] for a footnote.', nl: 'Schrijf [^1] voor een voetnoot.' },
  iframe: {
    en: 'Write a link to the page, [words](https://…).',
    nl: 'Schrijf een link naar de pagina, [woorden](https://…).',
  },
  video: {
    en: 'Write a link to the page, [words](https://…).',
    nl: 'Schrijf een link naar de pagina, [woorden](https://…).',
  },
  figure: didYouMean('<Figure>'),
}

/** The sentence about a component that does not exist. */
export function unknownComponent(name: string): Message {
  const cureOfTag = Object.hasOwn(instead, name) ? instead[name] : undefined
  if (cureOfTag)
    return {
      en: '<%1> is HTML, which content cannot hold. %2',
      nl: '<%1> is HTML, en dat kan niet in een tekst. %2',
      values: [name, cureOfTag],
    }
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

import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { closestMatch, toSlug } from '../../lib/strings.ts'
import { didYouMean, type Message, type Position, say, shorten } from '../problem.ts'

const leaveOut = { en: 'Leave it out.', nl: 'Laat dat weg.' }
const leaveTag = { en: 'Leave the tag out.', nl: 'Laat de tag weg.' }
const leaveAll = {
  en: 'Leave it out, with all that stands in it.',
  nl: 'Laat hem weg, met alles wat erin staat.',
}
const asCode = {
  en: 'Write ``` on a line before the code and after it.',
  nl: 'Schrijf ``` op een regel voor en na de code.',
}
const write = (notation: string): Message => ({ en: 'Write %1.', nl: 'Schrijf %1.', values: [notation] })
const around = (sign: string): Message => ({
  en: 'Write %1 directly before and after the words.',
  nl: 'Schrijf %1 direct voor en na de woorden.',
  values: [sign],
})
const before = (sign: string): Message => ({
  en: 'Write %1 and a space at the beginning of the line.',
  nl: 'Schrijf %1 en een spatie aan het begin van de regel.',
  values: [sign],
})

/** Advice by HTML tag. Nested tags with the same advice are reported once. */
const ofTags: Readonly<Record<string, Message>> = {
  'b strong': around('**'),
  'i em cite': around('*'),
  's del strike': around('~~'),
  'code tt kbd samp var': around('`'),
  'h1 h2': before('##'),
  h3: before('###'),
  'h4 h5 h6': before('####'),
  'ul ol li': {
    en: 'Write - or 1. and a space before each item.',
    nl: 'Schrijf - of 1. en een spatie voor elk punt.',
  },
  'blockquote q': before('>'),
  pre: asCode,
  'table thead tbody tfoot tr th td caption colgroup col': {
    en: 'Write the table as | a | b |, with | --- | --- | below its first row.',
    nl: 'Schrijf de tabel als | a | b |, met | --- | --- | onder de eerste rij.',
  },
  'img picture source figure figcaption': {
    en: 'Write ![words](/images/blog/picture.jpg).',
    nl: 'Schrijf ![woorden](/images/blog/picture.jpg).',
  },
  a: write('[words](/address)'),
  br: {
    en: 'Leave it out, or write \\ at the end of the line for a new line.',
    nl: 'Laat hem weg, of schrijf \\ aan het eind van de regel voor een nieuwe regel.',
  },
  hr: {
    en: 'Write --- with an empty line before and after it.',
    nl: 'Schrijf --- met een lege regel ervoor en erna.',
  },
  p: {
    en: 'Leave the tag out: an empty line ends a paragraph.',
    nl: 'Laat de tag weg: een lege regel sluit een alinea af.',
  },
  'iframe video audio embed object': {
    en: 'Leave it out, or link to it: [words](https://example.org).',
    nl: 'Laat hem weg, of maak er een link van: [woorden](https://example.org).',
  },
  'script style svg math form noscript template': leaveAll,
  'u center div span details summary sup sub font small big mark section article aside header footer main': leaveTag,
  'nav time abbr ins label dl dt dd path g input button textarea select option link meta html head body': leaveTag,
  'title address wbr': leaveTag,
}
const cures = new Map(
  Object.entries(ofTags).flatMap(([names, cure]) => names.split(' ').map((name) => [name, cure] as const)),
)

export function cureOfTag(name: string): Message | undefined {
  if (name === '') return leaveTag
  // A name in mixed case is a component.
  return cures.get(name === name.toUpperCase() ? name.toLowerCase() : name)
}

/** Tells whether a tag is reported with its parent, such as a table cell or a list item. */
export function isReportedWith(name: string, outer: string): boolean {
  const cure = cureOfTag(outer)
  return cure !== undefined && cure !== leaveTag && cure === cureOfTag(name)
}

/** Tells whether a tag is reported with all its content, such as a script. */
export function isReportedWhole(name: string): boolean {
  return [leaveAll, asCode].some((cure) => cure === cureOfTag(name))
}

const attributes =
  /^\{:[^{}]*\}$|^\{-\}$|^\{\s*(?:(?:#[\w:.-]+|\.[a-z_-][\w:-]*|[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+))\s*)+\}$/i
const orItsValue = {
  en: 'Leave it out, or write what it would show.',
  nl: 'Laat dat weg, of schrijf wat het zou tonen.',
}
const ofOthers = {
  en: '%1 is a notation of other systems. %2',
  nl: '%1 is een notatie van andere systemen. %2',
}
const comment = {
  en: '%1 is a comment, which content cannot hold. Leave it out.',
  nl: '%1 is commentaar, en dat kan niet in een tekst. Laat het weg.',
}

export function ofOtherSystem(written: string): Message | undefined {
  if (/^(?:\{\/\*|<!--)/.test(written)) return say(comment, shorten(written))
  if (/^\{%-? *highlight/.test(written)) return say(ofOthers, shorten(written), asCode)
  const cure = attributes.test(written) || /^<[!?]/.test(written) ? leaveOut : orItsValue
  return cure === leaveOut || /^\{[{%]/.test(written) ? say(ofOthers, shorten(written), cure) : undefined
}

/** Converts a heading id of pandoc or kramdown: `{#costs}` becomes [#costs]. */
export function idOfHeading(written: string, line: string): { message: Message; expected: string } | undefined {
  const [, id] = /^\{[^{}#]*#([^\s{}]+)[^{}]*\}$/.exec(written) ?? []
  if (!id || !/^ {0,3}#{1,6}[ \t]/.test(line)) return undefined
  const expected = `[#${toSlug(id)}]`
  return { message: say(ofOthers, shorten(written), write(expected)), expected }
}

/** Matches import and export statements, but not sentences that start with these words. */
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

export function noCode(text: string, { line }: Position): { position: Position; message: Message }[] {
  const found = text.split('\n').flatMap((written, at) => {
    const message = say(written.startsWith('import') ? imported : exported, shorten(written))
    return statement.test(written) ? [{ position: { line: line + at, column: 1 }, message }] : []
  })
  const message = say(likeCode, /^\s*(\w+)/.exec(text)?.[1] ?? 'import')
  return found.length > 0 ? found : [{ position: { line, column: 1 }, message }]
}

export const factOrSign = {
  en: 'Write a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

const expression = {
  en: '%1 is an expression, which content cannot hold. %2',
  nl: '%1 is een expressie, en die kan niet in een tekst. %2',
}

const asWords = {
  en: 'Leave it out, or write the words without braces and quotes.',
  nl: 'Laat dat weg, of schrijf de woorden zonder accolades en aanhalingstekens.',
}

export function noExpression(written: string): Message {
  const isText = /^\{\s*(["'`])[^"'`]*\1\s*\}$/.test(written)
  return ofOtherSystem(written) ?? say(expression, shorten(written), isText ? asWords : factOrSign)
}

const asText = { en: 'Write %1="…".', nl: 'Schrijf %1="…".' }
const eachAsText = {
  en: 'Write each property as name="…".',
  nl: 'Schrijf elke eigenschap als naam="…".',
}

/** Describes an expression in a component: the value of `property`, or a whole property. */
export function noExpressionIn(written: string, property?: string): Message {
  return property === undefined
    ? say(expression, shorten(written), eachAsText)
    : say(expression, shorten(`${property}=${written}`), say(asText, property))
}

const noComponent = { en: '<%1> is not a component of this site. %2', nl: '<%1> is geen component van deze site. %2' }
const otherwise = {
  en: 'Use Markdown or one of: %1. For the sign itself write \\<.',
  nl: 'Gebruik Markdown of een van deze: %1. Schrijf \\< voor het teken zelf.',
}

export function unknownComponent(name: string): Message {
  const names = Object.keys(vocabulary)
  const close = closestMatch(name, names)
  const cure = cureOfTag(name) ?? (close ? didYouMean(`<${close}>`, name, close) : say(otherwise, names.join(', ')))
  return say(noComponent, name, cure)
}

export function isKnownComponent(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}

/** Sentences about what the parser rejects, by what the writer meant. */
export const syntaxCures = {
  unclosed: {
    en: '<%1> is opened and not closed. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
    nl: '<%1> is geopend en niet gesloten. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  },
  closedByAnother: {
    en: '<%1> ends with </%2>. Write </%1> in its place, or on a line before it.',
    nl: '<%1> eindigt met </%2>. Schrijf in plaats daarvan </%1>, of zet dat op een regel ervoor.',
  },
  closesNothing: {
    en: '</%1> closes nothing here. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
    nl: '</%1> sluit hier niets. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  },
  unreadable: {
    en: '%1 cannot be read as a component. Write each property as name="…".',
    nl: '%1 is niet te lezen als component. Schrijf elke eigenschap als naam="…".',
  },
  likeTag: {
    en: '%1 is read as the beginning of a tag. Write \\< for the sign itself.',
    nl: '%1 wordt gelezen als het begin van een tag. Schrijf \\< voor het teken zelf.',
  },
  inBrackets: {
    en: '%1 is read as a tag. Write the address without < and >, or as [words](%2).',
    nl: '%1 wordt gelezen als een tag. Schrijf het adres zonder < en >, of als [woorden](%2).',
  },
  openBrace: {
    en: 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.',
    nl: 'Een { is geopend en niet gesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
  },
  parserSays: {
    en: 'The parser says: %1. Check the tags and braces of this line.',
    nl: 'De parser zegt: %1. Kijk naar de tags en accolades van deze regel.',
  },
} satisfies Record<string, Message>

import { writerComponents } from '../../../../components/mdx/vocabulary.tsx'
import { type Fix, type Message, type Position, type ReportedProblem, say, shorten } from '../../problem.ts'
import { asCharacter, cureOfCode } from '../braces/braces-as-code.ts'
import { asWords, expression } from '../braces/other-braces.ts'
import { ofCritic, ofOtherSystem } from '../braces/other-notations.ts'
import type { Target } from '../braces/template-addresses.ts'
import { write } from '../cures/counterparts.ts'
import { importOfFile } from '../tags/imported-files.ts'

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
const exportedLines = {
  en: '"{line}" is program code, which is not allowed in a text. Remove lines {first} to {last}.',
  nl: '"{line}" is programmacode, en die is niet toegestaan in een tekst. Haal regel {first} tot en met {last} weg.',
}
export const codeLines = {
  en: '"{line}" is code. Write ``` on a line of its own before and after the code.',
  nl: '"{line}" is code. Schrijf ``` op een eigen regel voor en na de code.',
}
const likeCode = {
  en: '"{word}" at the start of a line is read as program code, which is not allowed in a text. If it is code, write ``` on a line of its own before and after the code. For ordinary text, begin the line with another word.',
  nl: '"{word}" aan het begin van een regel wordt gelezen als programmacode, en die is niet toegestaan in een tekst. Is het code, schrijf dan ``` op een eigen regel voor en na de code. Begin bij gewone tekst de regel met een ander woord.',
}

/**
 * Explains import and export statements. `source` is the whole text, which can use the file of an import. `isWhole`
 * tells whether the code ends at its last line, and not in the sentences below it.
 */
export function noCode(text: string, { line }: Position, source: string, isWhole = false): ReportedProblem[] {
  const lines = text.split('\n')
  const statements = lines.flatMap((lineText, index) => {
    const isImport = lineText.startsWith('import')
    const [actual] = (isImport && wholeImport.exec(lines.slice(index).join('\n'))) || []
    const template = isImport ? (actual?.includes('\n') ? importedLines : imported) : exported
    if (!statement.test(lineText)) return []
    const ofFile = isImport ? importOfFile(lineText, source) : undefined
    const next = lines.findIndex((one, at) => at > index && statement.test(one))
    const length = lines
      .slice(index, next < 0 ? undefined : next)
      .join('\n')
      .trimEnd()
      .split('\n').length
    const hasEnd = !isImport && isWhole && length > 1
    const values = { line: shorten(lineText), first: line + index, last: line + index + length - 1 }
    const message = ofFile ?? say(hasEnd ? exportedLines : template, values)
    const code = hasEnd ? lines.slice(index, index + length).join('\n') : actual
    const fix = code ? { actual: code, expected: '' } : undefined
    // Without the import, the name of the file would be lost. Exported code can contain words for visitors.
    const correction = ofFile || hasEnd ? { suggestedFix: fix } : { fix }
    return [{ position: { line: line + index, column: 1 }, message, ...correction }]
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

/** Matches braces that are empty, or contain only words or numbers separated by spaces or commas. */
const plainBraces =
  /^\{\s*(?:[\p{L}\d_`.…-]+(?:,?\s+[\p{L}\d_`.…-]+)+\s*)?\}$|^\{[+−-]?\d[\d.]*(?:,[+−-]?\d[\d.]*)+\}$|^\{[−–][\p{L}\d]+\}$/u

export function noExpression(source: string, target?: Target): Message {
  const isText = /^\{\s*(["'`])[^"'`]*\1\s*\}$/.test(source)
  const [, , typed = ''] = /^\{\s*(["'`])([^"'`\n]*[<{][^"'`\n]*)\1\s*\}$/.exec(source) ?? []
  const ofText = typed ? write(typed.trim().replace(/[\\*_<>{}[\]]/g, '\\$&')) : asWords
  const ofCode = isText ? ofText : cureOfCode(source)
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
  const [, , text] = /^\{\s*(["'`])((?:(?!\1)[^"\\{}])*)\1\s*\}$/.exec(source) ?? []
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
  closesInList: {
    en: '</{name}> closes nothing here: with {amount} before it, it is in the list item above it. Write it at the beginning of its line, with an empty line above it.',
    nl: '</{name}> sluit hier niets af: met {amount} ervoor staat het in het punt van de lijst erboven. Schrijf het aan het begin van de regel, met een lege regel erboven.',
  },
  closesWhole: {
    en: '</{name}> closes nothing here. Remove it: <{name}> needs no end tag.',
    nl: '</{name}> sluit hier niets af. Haal dat weg: <{name}> heeft geen eindtag nodig.',
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
  likeTagOrCode: {
    en: '{source} is read as the beginning of a tag. If it is code, write ` directly before and directly after that code. Otherwise write {escaped} for the character itself.',
    nl: '{source} wordt gelezen als het begin van een tag. Is het code, schrijf dan ` zowel direct voor als direct na die code. Schrijf anders {escaped} voor het teken zelf.',
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

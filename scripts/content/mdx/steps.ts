import { type Message, say } from '../problem.ts'
import { columnsOf } from './code/code-indents.ts'
import { type Component, sliceOf } from './outline.ts'
import { marksBelow } from './tags/html-headings.ts'

const noSteps = {
  en: 'There is no numbered list in <Steps>. Write the steps as a numbered list, with 1. and 2., or remove the tags.',
  nl: 'In <Steps> staat geen genummerde lijst. Schrijf de stappen als genummerde lijst, met 1. en 2., of haal de tags weg.',
}

const stepsAsText = {
  en: 'There is no numbered list in <Steps>. Remove the tags <Steps> and <Step>, and keep what is between them; or keep <Steps>, and write each <Step> as an item of a numbered list, with 1. and 2.',
  nl: 'In <Steps> staat geen genummerde lijst. Haal de tags <Steps> en <Step> weg, en behoud wat ertussen staat; of laat <Steps> staan, en schrijf elke <Step> als punt van een genummerde lijst, met 1. en 2.',
}

const stepsWithTitles = {
  en: 'There is no numbered list in <Steps>. Remove the tags <Step>, and write {items} in their place, each at the beginning of a line, with an empty line and its text below it. {asItem} Or remove <Steps> too{indent}, and write each title as a heading above its text: {headings}',
  nl: 'In <Steps> staat geen genummerde lijst. Haal de tags <Step> weg, en schrijf daarvoor in de plaats {items}, elk aan het begin van een regel, met een lege regel en de tekst eronder. {asItem} Of haal ook <Steps>{indent} weg, en schrijf elke titel als kop boven de tekst ervan: {headings}',
}

const threeMore = {
  en: 'Add {spaces} at the beginning of each line of that text.',
  nl: 'Zet {spaces} extra aan het begin van elke regel van die tekst.',
}
const someFewer = {
  en: 'Remove {spaces} at the beginning of each line of that text.',
  nl: 'Haal aan het begin van elke regel van die tekst {spaces} weg.',
}
const threeLeft = {
  en: 'Begin that text with three spaces, and move its other lines by as many spaces as its first line.',
  nl: 'Begin die tekst met drie spaties, en verschuif de andere regels ervan evenveel als de eerste.',
}

const rightIndent = {
  en: 'The three spaces at the beginning of each line of that text are right.',
  nl: 'De drie spaties aan het begin van elke regel van die tekst zijn goed.',
}
const ownLine = {
  en: '{asItem} Put text on the line of a tag on a line of its own, after three spaces.',
  nl: '{asItem} Zet tekst op de regel van een tag op een eigen regel, na drie spaties.',
}

const spacesToo = {
  en: ' and {spaces} at the beginning of each line between the tags',
  nl: ' en {spaces} aan het begin van elke regel tussen de tags',
}
const textSpacesToo = {
  en: ' and the spaces before the text of each step',
  nl: ' en de spaties voor de tekst van elke stap',
}
const withoutIndent = {
  en: '{cure} Remove {spaces} at the beginning of each line between the tags, or leave three for the text of an item.',
  nl: '{cure} Haal aan het begin van elke regel tussen de tags {spaces} weg, of laat er drie staan bij de tekst van een punt.',
}
const oneSpace = { en: 'one space', nl: 'één spatie' }
const countedSpaces = { en: '{count} spaces', nl: '{count} spaties' }
const spacesBeforeText = {
  en: 'the spaces before the text',
  nl: 'de spaties voor de tekst',
}

/** Explains <Steps> without a list, such as another system's steps: each in <Step>, which can have a title. */
export function stepsWithoutList(node: Component, source: string, isInTag = false): Message | undefined {
  if (node.children.length === 0 || node.children.some((child) => child.type === 'list' && child.ordered))
    return undefined
  const written = sliceOf(node, source)
  const titles = [...written.matchAll(/<Step\s[^<>]*\btitle=(["'])([^<>]+?)\1/g)].map(([, , title = '']) => title)
  const indents = indentsOf(written)
  const isEqual = indents.every((indent) => indent === indents[0])
  const [count = 0] = indents
  const spaces = isEqual && !isInTag ? spacesOf(count) : spacesBeforeText
  if (titles.length === 0) {
    const cure = /<Step\b/.test(written) ? stepsAsText : noSteps
    return indents.some((indent) => indent > 3) ? say(withoutIndent, { cure, spaces }) : cure
  }
  const marks = marksBelow(source, node.position?.start.offset ?? 0)
  const items = titles.map((title, index) => `${index + 1}. ${title}`).join(', ')
  const headings = titles.map((title) => `${marks} ${title}`).join(', ')
  const indent = indents.every((one) => one === 0)
    ? ''
    : isEqual && !isInTag
      ? say(spacesToo, { spaces })
      : textSpacesToo
  // The message about the tag around the steps can move their lines too.
  const asItem = isEqual && !(isInTag && count > 0) ? ofItem(count) : threeLeft
  const sharesLine = /<Step\b[^<>]*[^/<>]>[ \t]*[^\s<]/.test(written)
  return say(stepsWithTitles, { items, headings, indent, asItem: sharesLine ? say(ownLine, { asItem }) : asItem })
}

/** Returns the sentence about the spaces of text that becomes part of a list item. */
const ofItem = (count: number): Message =>
  count > 3
    ? say(someFewer, { spaces: spacesOf(count - 3) })
    : count < 3
      ? say(threeMore, { spaces: spacesOf(3 - count) })
      : rightIndent

const spacesOf = (count: number) => (count === 1 ? oneSpace : say(countedSpaces, { count }))

/** Counts the spaces before the text of each step. The lines of lists and code can have more. */
function indentsOf(written: string): number[] {
  const steps = written.replace(codeLines, '').split(/<Step\b[^<>]*>|<\/?Steps\b[^<>]*>/)
  return steps.flatMap((step) => {
    const [, ...below] = step.split('\n')
    const lines = below.filter((line) => line.trim() !== '' && !/^[ \t]*<\/Step>/.test(line))
    return lines.length > 0 ? [Math.min(...lines.map((line) => columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '')))] : []
  })
}

/** Matches a code block after the line of its opening fence. */
const codeLines = /(?<=^[ \t]*(`{3,}|~{3,})[^\n]*\n)[\s\S]*?^[ \t]*\1[^\n]*/gm

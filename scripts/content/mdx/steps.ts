import { type Message, say } from '../problem.ts'
import { marksBelow } from './html-headings.ts'
import { type Component, sliceOf } from './outline.ts'

const noSteps = {
  en: 'There is no numbered list in <Steps>. Write the steps as a numbered list, with 1. and 2., or remove the tags.',
  nl: 'In <Steps> staat geen genummerde lijst. Schrijf de stappen als genummerde lijst, met 1. en 2., of haal de tags weg.',
}

const stepsAsText = {
  en: 'There is no numbered list in <Steps>. Remove the tags <Steps> and <Step>, and keep what is between them; or keep <Steps>, and write each <Step> as an item of a numbered list, with 1. and 2.',
  nl: 'In <Steps> staat geen genummerde lijst. Haal de tags <Steps> en <Step> weg, en behoud wat ertussen staat; of laat <Steps> staan, en schrijf elke <Step> als punt van een genummerde lijst, met 1. en 2.',
}

const stepsWithTitles = {
  en: 'There is no numbered list in <Steps>. Remove the tags <Step>, and write {items} in their place, each with an empty line and its text below it, three spaces before each line of that text. Or remove <Steps> too{indent}, and write each title as a heading above its text: {headings}',
  nl: 'In <Steps> staat geen genummerde lijst. Haal de tags <Step> weg, en schrijf daarvoor in de plaats {items}, elk met een lege regel en de tekst eronder, met drie spaties voor elke regel van die tekst. Of haal ook <Steps>{indent} weg, en schrijf elke titel als kop boven de tekst ervan: {headings}',
}

const spacesToo = {
  en: ' and the spaces at the beginning of lines {first} to {last}',
  nl: ' en de spaties aan het begin van regel {first} tot en met {last}',
}
const withoutIndent = {
  en: '{cure} Remove the spaces at the beginning of lines {first} to {last}, or leave three for the text of an item.',
  nl: '{cure} Haal de spaties aan het begin van regel {first} tot en met {last} weg, of laat er drie staan bij de tekst van een punt.',
}

/** Explains <Steps> without a list, such as another system's steps: each in <Step>, which can have a title. */
export function stepsWithoutList(node: Component, source: string): Message | undefined {
  if (node.children.length === 0 || node.children.some(({ type }) => type === 'list')) return undefined
  const written = sliceOf(node, source)
  const titles = [...written.matchAll(/<Step\s[^<>]*\btitle=(["'])([^<>]+?)\1/g)].map(([, , title = '']) => title)
  const lines = indentedLines(node, source)
  if (titles.length === 0) {
    const cure = /<Step\b/.test(written) ? stepsAsText : noSteps
    return lines ? say(withoutIndent, { cure, ...lines }) : cure
  }
  const marks = marksBelow(source, node.position?.start.offset ?? 0)
  const items = titles.map((title, index) => `${index + 1}. ${title}`).join(', ')
  const headings = titles.map((title) => `${marks} ${title}`).join(', ')
  return say(stepsWithTitles, { items, headings, indent: lines ? say(spacesToo, lines) : '' })
}

/** Returns the first and last line of text that would be read as code when the tags around it are gone. */
function indentedLines({ position }: Component, source: string): { first: number; last: number } | undefined {
  const start = position?.start.line ?? 1
  const lines = source.split('\n').slice(start - 1, position?.end.line)
  const isText = (line: string) => /^(?: {4}|\t)[ \t]*[^\s<]/.test(line)
  const [first, last] = [lines.findIndex(isText), lines.findLastIndex(isText)]
  return first < 0 ? undefined : { first: start + first, last: start + last }
}

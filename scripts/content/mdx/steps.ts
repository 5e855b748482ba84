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

const stepsAsHeadings = {
  en: 'There is no numbered list in <Steps>. Remove the tags <Steps> and <Step>, and write each title as a heading above its text: {headings}',
  nl: 'In <Steps> staat geen genummerde lijst. Haal de tags <Steps> en <Step> weg, en schrijf elke titel als kop boven de tekst ervan: {headings}',
}

/** Explains <Steps> without a list, such as another system's steps: each in <Step>, which can have a title. */
export function stepsWithoutList(node: Component, source: string): Message | undefined {
  if (node.children.length === 0 || node.children.some(({ type }) => type === 'list')) return undefined
  const written = sliceOf(node, source)
  const titles = [...written.matchAll(/<Step\s[^<>]*\btitle="([^"]+)"/g)].map(([, title = '']) => title)
  if (titles.length === 0) return /<Step\b/.test(written) ? stepsAsText : noSteps
  const marks = marksBelow(source, node.position?.start.offset ?? 0)
  return say(stepsAsHeadings, { headings: titles.map((title) => `${marks} ${title}`).join(', ') })
}

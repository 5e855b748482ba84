import { notDrawn } from '../../site/head/drawn-text.ts'
import { type Message, type Problem, problemOf, quote, say } from './problem.ts'
import { businessFile } from './source.ts'
import type { Yaml } from './yaml.ts'

export const leftOut = {
  en: 'The social picture leaves out {characters}, which its font lacks. Write a word instead, or leave the text as it is.',
  nl: 'De afbeelding voor sociale media laat {characters} weg, want het lettertype heeft daar geen teken voor. Schrijf in plaats daarvan een woord, of laat de tekst zo.',
}
export const shownPlain = {
  en: 'The social picture shows {character} as {plain}, because its font lacks that character. Leave the text as it is if that reads well.',
  nl: 'De afbeelding voor sociale media toont {character} als {plain}, want dat teken ontbreekt in het lettertype. Is de tekst zo goed te lezen, laat die dan staan.',
}

/**
 * Reports the characters of a text that its social picture cannot show. Each message comes with the first character
 * that it mentions.
 */
export function adviseOnDrawing(text: string): { character: string; message: Message }[] {
  const lacking = notDrawn(text)
  const gone = lacking.filter(({ drawn }) => drawn === '').map(({ character }) => character)
  const simplified = lacking.filter(({ drawn }) => drawn !== '')
  return [
    ...gone
      .slice(0, 1)
      .map((character) => ({ character, message: say(leftOut, { characters: gone.map(quote).join(' ') }) })),
    ...simplified.map(({ character, drawn }) => ({
      character,
      message: say(shownPlain, { character: quote(character), plain: quote(drawn) }),
    })),
  ]
}

/** Advises on characters that social pictures cannot draw in the company's name, which all of them show. */
export function adviseOnName(name: string, positionOf: Yaml['positionOf']): Problem[] {
  const position = positionOf(['brand', 'name'])
  return adviseOnDrawing(name).map(({ message }) =>
    problemOf(businessFile, 'social-text', { position, message, isAdvice: true }),
  )
}

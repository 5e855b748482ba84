import { say } from '../../message.ts'
import { matchesIn } from '../../read/places.ts'
import type { Draft, Finding } from '../rule.ts'

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', euro: '€' }

/** An entity, also one whose & is written as an entity itself: corrected once, it would be wrong again. */
const entities = /&(?:amp;)*(\w+|#\d+|#x[\da-f]+);/gi

/** Fields are plain text: an entity, which Markdown reads as a character, would be shown as it is written. */
export function fieldEntity({ fieldTexts }: Draft): Finding[] {
  return matchesIn(fieldTexts, entities).map(({ written, match: [, name = ''], place }) => {
    const character = Object.hasOwn(characters, name) ? characters[name] : undefined
    const fix = character && character !== '"' ? { ...place, from: written, to: character } : undefined
    const right = character ?? (name === 'nbsp' ? say`a space` : say`the character itself`)
    return { ...place, message: say`${written} would be shown as it stands. Write ${right}.`, fix }
  })
}

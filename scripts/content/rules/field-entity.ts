import { placeIn } from '../outline.ts'
import type { Draft, Finding } from '../rule.ts'

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: 'a space', euro: '€' }

/** Fields are plain text: an entity, which Markdown reads as a character, would be shown as it is written. */
export function fieldEntity({ fieldTexts }: Draft): Finding[] {
  return fieldTexts.flatMap((field) =>
    [...field.text.matchAll(/&(\w+|#\d+|#x[\da-f]+);/gi)].map(({ 0: entity, 1: name = '', index }) => {
      const character = characters[name] ?? 'the character itself'
      const fix = character.length === 1 && character !== '"' ? { from: entity, to: character } : undefined
      return { ...placeIn(field, index), message: `${entity} would be shown as it stands. Write ${character}.`, fix }
    }),
  )
}

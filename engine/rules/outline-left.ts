import { say } from '../message.ts'
import { shorten } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import { texts } from '../writing/outlines.ts'
import type { Draft, Finding } from './rule.ts'

/** What visitors see says nothing that `npm run new` asked its writer to write. A draft can wait. */
export function outlineLeft({ fields, outline, fieldTexts, locale }: Draft): Finding[] {
  if (fields.draft === true) return []
  const { button: _, invitation: __, ...asked } = texts[locale]
  const headings = new Set<string>([asked.situation, asked.solution])
  return [...outline.texts, ...fieldTexts].flatMap((written) =>
    Object.values(asked)
      .filter((text) => written.text.includes(text) && !headings.has(text))
      .filter((text) => text !== asked.keyword || written.text === text)
      .map((text) => {
        const message = say`"${shorten(text)}" is still the outline of npm run new. Write your own.`
        return { ...placeIn(written, written.text.indexOf(text)), message }
      }),
  )
}

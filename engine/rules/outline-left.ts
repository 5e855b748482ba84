import { shorten } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import { texts } from '../writing/outlines.ts'
import type { Draft, Finding } from './rule.ts'

/** A post that is published says nothing that `npm run new` asked its writer to write. */
export function outlineLeft(entry: Draft): Finding[] {
  return entry.collection === 'blog' && entry.fields.draft !== true ? left(entry) : []
}

/** The other kinds have no drafts: there it is noticed, and a new question can be tried out. */
export function outlineLeftElsewhere(entry: Draft): Finding[] {
  return entry.collection === 'blog' ? [] : left(entry)
}

function left({ outline, fieldTexts, locale }: Draft): Finding[] {
  const { button: _, invitation: __, ...asked } = texts[locale]
  const headings = new Set<string>([asked.situation, asked.solution])
  return [...outline.texts, ...fieldTexts].flatMap((written) =>
    Object.values(asked)
      .filter((text) => written.text.includes(text) && !headings.has(text))
      .filter((text) => text !== asked.keyword || written.text === text)
      .map((text) => {
        const message = `"${shorten(text)}" is still the outline of npm run new. Write your own.`
        return { ...placeIn(written, written.text.indexOf(text)), message }
      }),
  )
}

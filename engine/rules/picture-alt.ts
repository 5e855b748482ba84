import { fieldAt } from '../entry.ts'
import { say } from '../message.ts'
import { type Place, shorten } from '../problem.ts'
import type { Draft, Finding } from './rule.ts'

/** A picture says in words what it shows, for who cannot see it. */
export function pictureAlt(entry: Draft): Finding[] {
  const { imageAlt } = entry.fields
  return [
    ...entry.outline.pictures.flatMap(({ src, alt, line, column }) =>
      alt.trim() === ''
        ? [{ line, column, message: say`picture ${shorten(src)} has no alternative text. Write what it shows.` }]
        : nameIn(alt, { line, column }),
    ),
    ...entry.outline.texts.flatMap(({ text, isProperty, line, column }) => {
      const [, alt = ''] = (isProperty && /^alt=["'](.*)["']$/s.exec(text)) || []
      return nameIn(alt, { line, column })
    }),
    ...(typeof imageAlt === 'string' ? nameIn(imageAlt, fieldAt(entry, 'imageAlt')) : []),
  ]
}

function nameIn(alt: string, { line, column }: Place): Finding[] {
  if (!/\.(?:svg|avif|webp|jpe?g|png|gif)$/i.test(alt.trim())) return []
  const message = say`The alternative text "${shorten(alt)}" is a file name. Write what the picture shows.`
  return [{ line, column, message }]
}

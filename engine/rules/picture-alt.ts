import { say } from '../message.ts'
import { shorten } from '../problem.ts'
import type { Draft, Finding } from './rule.ts'

/** A picture says in words what it shows, for who cannot see it. */
export function pictureAlt({ outline }: Draft): Finding[] {
  return outline.pictures.flatMap(({ src, alt, line, column }) => {
    if (alt.trim() === '')
      return [{ line, column, message: say`picture ${shorten(src)} has no alternative text. Write what it shows.` }]
    const isName = /\.(svg|avif|webp|jpe?g|png|gif)$/i.test(alt.trim())
    return isName
      ? [
          {
            line,
            column,
            message: say`The alternative text "${shorten(alt)}" is a file name. Write what the picture shows.`,
          },
        ]
      : []
  })
}

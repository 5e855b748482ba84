import { fieldAt } from '../content/entry.ts'
import { faultOfName } from '../content/read/picture-name.ts'
import { say } from './message.ts'
import { type Place, quote, shorten } from './problem.ts'
import type { Draft, Finding } from './rule.ts'

const nameOfPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** A picture is a file of this repository: one elsewhere can change or vanish, and tells who looks at it. */
export function pictureAddress({ outline }: Draft): Finding[] {
  return outline.pictures.flatMap(({ src, line, column }) => {
    const fault = faultOfName(src.trim())
    return fault ? [{ line, column, message: say`picture ${quote(src)} ${fault}` }] : []
  })
}

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
  if (!nameOfPicture.test(alt.trim())) return []
  const message = say`The alternative text "${shorten(alt)}" is a file name. Write what the picture shows.`
  return [{ line, column, message }]
}

/** A space after the ! makes a link of a picture. */
export function pictureSplit({ outline, lines }: Draft): Finding[] {
  return outline.links.flatMap(({ url, line, column }) => {
    const before = lines[line - 1]?.slice(0, column - 1) ?? ''
    const [split] = /![ \t\u00a0]+$/.exec(before) ?? []
    if (!split || !nameOfPicture.test(url)) return []
    const place = { line, column: column - split.length }
    const message = say`This picture is shown as a link. Write ![ without a space between.`
    return [{ ...place, message, fix: { ...place, from: split, to: '!' } }]
  })
}

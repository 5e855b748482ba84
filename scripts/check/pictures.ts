import { fieldAt } from '../content/entry.ts'
import { faultOfName } from '../content/read/picture-name.ts'
import { type Place, quote, shorten } from './problem.ts'
import type { Draft, Finding } from './rule.ts'

const nameOfPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** A picture is a file of this repository: one elsewhere can change or vanish, and tells who looks at it. */
export function pictureAddress({ outline }: Draft): Finding[] {
  return outline.pictures.flatMap(({ src, line, column }) => {
    const fault = faultOfName(src.trim())
    return fault
      ? [{ line, column, message: { en: 'picture %1 %2', nl: 'afbeelding %1 %2', values: [quote(src), fault] } }]
      : []
  })
}

/** A picture says in words what it shows, for who cannot see it. */
export function pictureAlt(entry: Draft): Finding[] {
  const { imageAlt } = entry.fields
  return [
    ...entry.outline.pictures.flatMap(({ src, alt, line, column }) =>
      alt.trim() === ''
        ? [
            {
              line,
              column,
              message: {
                en: 'picture %1 has no alternative text. Write what it shows.',
                nl: 'afbeelding %1 heeft geen alternatieve tekst. Schrijf wat erop te zien is.',
                values: [shorten(src)],
              },
            },
          ]
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
  const message = {
    en: 'The alternative text "%1" is a file name. Write what the picture shows.',
    nl: 'De alternatieve tekst "%1" is een bestandsnaam. Schrijf wat er op de afbeelding te zien is.',
    values: [shorten(alt)],
  }
  return [{ line, column, message }]
}

/** A space after the ! makes a link of a picture. */
export function pictureSplit({ outline, lines }: Draft): Finding[] {
  return outline.links.flatMap(({ url, line, column }) => {
    const before = lines[line - 1]?.slice(0, column - 1) ?? ''
    const [split] = /![ \t\u00a0]+$/.exec(before) ?? []
    if (!split || !nameOfPicture.test(url)) return []
    const place = { line, column: column - split.length }
    const message = {
      en: 'This picture is shown as a link. Write ![ without a space between.',
      nl: 'Deze afbeelding staat er als link. Schrijf ![ zonder spatie ertussen.',
    }
    return [{ ...place, message, fix: { ...place, from: split, to: '!' } }]
  })
}

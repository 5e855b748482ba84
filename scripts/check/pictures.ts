import { fieldAt } from '../content/entry.ts'
import { faultOfName } from '../content/read/picture-name.ts'
import { say } from './message.ts'
import { type Place, quote, shorten } from './problem.ts'
import type { EntryRule, Finding } from './rule.ts'

const nameOfPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

const problemOfPicture = { en: 'picture %1 %2', nl: 'afbeelding %1 %2' }

export const pictureAddress: EntryRule = {
  id: 'picture-address',
  says: [problemOfPicture],
  why: {
    en: 'A picture of another site can change or vanish, and tells that site who looks at it.',
    nl: 'Een afbeelding van een andere site kan veranderen of verdwijnen, en verklapt wie haar bekijkt.',
  },
  example: { wrong: '![Een tafel](https://example.org/tafel.jpg)', right: '![Een tafel](/images/blog/tafel.jpg)' },
  check({ outline }) {
    return outline.pictures.flatMap(({ src, line, column }) => {
      const fault = faultOfName(src.trim())
      return fault ? [{ line, column, message: say(problemOfPicture, quote(src), fault) }] : []
    })
  },
}

const fileName = {
  en: 'The alternative text "%1" is a file name. Write what the picture shows.',
  nl: 'De alternatieve tekst "%1" is een bestandsnaam. Schrijf wat er op de afbeelding te zien is.',
}

const noAlt = {
  en: 'picture %1 has no alternative text. Write what it shows.',
  nl: 'afbeelding %1 heeft geen alternatieve tekst. Schrijf wat erop te zien is.',
}

export const pictureAlt: EntryRule = {
  id: 'picture-alt',
  says: [noAlt, fileName],
  why: {
    en: 'Who cannot see a picture reads its alternative text.',
    nl: 'Wie een afbeelding niet kan zien, leest de alternatieve tekst.',
  },
  example: { wrong: '![](/images/blog/tafel.jpg)', right: '![Een rekening op een tafel](/images/blog/tafel.jpg)' },
  check(entry) {
    const { imageAlt } = entry.fields
    return [
      ...entry.outline.pictures.flatMap(({ src, alt, line, column }) =>
        alt.trim() === '' ? [{ line, column, message: say(noAlt, shorten(src)) }] : nameIn(alt, { line, column }),
      ),
      ...entry.outline.texts.flatMap(({ text, isProperty, line, column }) => {
        const [, alt = ''] = (isProperty && /^alt=["'](.*)["']$/s.exec(text)) || []
        return nameIn(alt, { line, column })
      }),
      ...(typeof imageAlt === 'string' ? nameIn(imageAlt, fieldAt(entry, 'imageAlt')) : []),
    ]
  },
}

function nameIn(alt: string, { line, column }: Place): Finding[] {
  if (!nameOfPicture.test(alt.trim())) return []
  return [{ line, column, message: say(fileName, shorten(alt)) }]
}

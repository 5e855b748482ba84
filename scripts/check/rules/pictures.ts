import { picture } from '../../../site/fields.ts'
import { quote, say, shorten } from '../../content/problem.ts'
import { cureOf } from '../../content/schema/validate.ts'
import type { DocumentRule } from '../rule.ts'

const otherAddress = {
  en: 'picture %1 is not shown. Put the file in public/images and write its address: %2.',
  nl: 'afbeelding %1 wordt niet getoond. Zet het bestand in public/images en schrijf het adres: %2.',
}

export const pictureAddress: DocumentRule = {
  id: 'picture-address',
  docs: {
    messages: [otherAddress],
    why: {
      en: 'A picture of another site can change or vanish, and tells that site who looks at it.',
      nl: 'Een afbeelding van een andere site kan veranderen of verdwijnen, en verklapt wie haar bekijkt.',
    },
    example: { wrong: '![Een tafel](https://example.org/tafel.jpg)', right: '![Een tafel](/images/blog/tafel.jpg)' },
  },
  check({ document, report }) {
    for (const image of document.outline.pictures)
      if (!picture.safeParse(image.src).success)
        report({ position: image, message: say(otherAddress, quote(image.src), cureOf(picture)) })
  },
}

const noAlt = {
  en: 'picture %1 has no alternative text. Write what it shows.',
  nl: 'afbeelding %1 heeft geen alternatieve tekst. Schrijf wat erop te zien is.',
}

export const pictureAlt: DocumentRule = {
  id: 'picture-alt',
  docs: {
    messages: [noAlt],
    why: {
      en: 'Who cannot see a picture reads its alternative text.',
      nl: 'Wie een afbeelding niet kan zien, leest de alternatieve tekst.',
    },
    example: { wrong: '![](/images/blog/tafel.jpg)', right: '![Een rekening op een tafel](/images/blog/tafel.jpg)' },
  },
  check({ document, report }) {
    for (const image of document.outline.pictures)
      if (image.alt.trim() === '') report({ position: image, message: say(noAlt, shorten(image.src)) })
  },
}

import { picture } from '../../../site/fields.ts'
import { isTemplate, placeOfAddress } from '../../content/mdx/braces/template-addresses.ts'
import { isVideo, pictureFiles, placeOf, standIn } from '../../content/mdx/picture-files.ts'
import { quote, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const otherAddress = {
  en: 'The picture {src} is not shown. Put the file in public/images/blog, with only lowercase letters, digits and hyphens in its name, and write its address: /images/blog/name.jpg.',
  nl: 'De afbeelding {src} wordt niet getoond. Zet het bestand in public/images/blog, met alleen kleine letters, cijfers en koppeltekens in de naam, en schrijf het adres: /images/blog/name.jpg.',
}

const noPicture = {
  en: '![{alt}]() names no picture. Remove it, or put the picture in public/images/blog and write its address between ( and ): {address}.',
  nl: '![{alt}]() noemt geen afbeelding. Haal het weg, of zet de afbeelding in public/images/blog en schrijf het adres tussen ( en ): {address}.',
}

const ownName = {
  en: 'The picture {src} is not shown. {put} Write its address: {address}.',
  nl: 'De afbeelding {src} wordt niet getoond. {put} Schrijf het adres: {address}.',
}

const video = {
  en: 'The picture {src} is a video, and a text shows no videos. Write a link to a page where it can be seen, [words](https://example.org), with your own address, or remove it.',
  nl: 'De afbeelding {src} is een video, en een tekst toont geen video’s. Schrijf een link naar een pagina waar hij te zien is, [woorden](https://example.org), met je eigen adres, of haal hem weg.',
}

const darkVariant = {
  en: 'The picture {src} is for dark mode only. Remove it: this site uses one picture in both light and dark mode.',
  nl: 'De afbeelding {src} is alleen voor de donkere weergave. Haal hem weg: deze site gebruikt één afbeelding voor de lichte en de donkere weergave.',
}

const largePicture = {
  en: 'The link around this picture leads to {link}, which is a picture, not a page. {put} Write ![{alt}]({address}) instead of the link and the picture.',
  nl: 'De link om deze afbeelding leidt naar {link}, en dat is een afbeelding en geen pagina. {put} Schrijf ![{alt}]({address}) in plaats van de link en de afbeelding.',
}

export const pictureAddress: DocumentRule = {
  id: 'picture-address',
  docs: {
    messages: [otherAddress, noPicture, ownName, largePicture, video, darkVariant],
    en: 'A picture on another site can change or vanish, and tells that site who looks at it.',
    nl: 'Een afbeelding van een andere site kan veranderen of verdwijnen, en verklapt wie ernaar kijkt.',
    example: { wrong: '![Een tafel](https://example.org/tafel.jpg)', right: '![Een tafel](/images/blog/tafel.jpg)' },
  },
  check({ document, report }) {
    const others = document.outline.pictures.filter(
      ({ src, large }) => large || (!picture.safeParse(src).success && !isTemplate(src) && src !== placeOfAddress),
    )
    const files = pictureFiles(others.map(({ src, large }) => large ?? src))
    const lines = new Set<number>()
    for (const image of others) {
      // Two pictures can have their address from one line.
      if (image.addressAt && lines.has(image.addressAt.line)) continue
      if (image.addressAt) lines.add(image.addressAt.line)
      if (image.large) {
        const { address, put } = files.get(image.large) ?? placeOf(image.large)
        const values = { link: shorten(image.large), put: put ?? '', alt: image.alt || 'description', address }
        report({ position: { line: image.line, column: image.column - 1 }, message: say(largePicture, values) })
        continue
      }
      if (image.src === '') {
        report({ position: image, message: say(noPicture, { alt: image.alt, address: standIn }) })
        continue
      }
      const src = quote(image.src)
      const { put, address = '' } = files.get(image.src) ?? {}
      const isForDark = /#(?:gh-)?(?:only-dark|dark-(?:mode-)?only)$/.test(image.src)
      const message = isForDark
        ? say(darkVariant, { src })
        : isVideo(image.src)
          ? say(video, { src })
          : put && address !== standIn
            ? say(ownName, { src, put, address })
            : say(otherAddress, { src })
      report({ position: image.addressAt ?? image, message })
    }
  },
}

const vagueAlt = {
  en: 'The picture {src} has "{alt}" as its alternative text. Write between [ and ] what the picture shows.',
  nl: 'De afbeelding {src} heeft "{alt}" als alternatieve tekst. Schrijf tussen [ en ] wat er op de afbeelding te zien is.',
}

/** Matches a file name, or a placeholder that an editor fills in, such as Notion's Untitled. */
const namesNothing =
  /^(?:untitled(?: \d+)?|\d{2,4}(?:x\d{2,4})?|image(?: \d+)?|img[_-]?\d*|picture|photo|alt(?:[ -]text)?|…|\.{3}|description|beschrijving|afbeelding|foto|plaatje|\S+\.(?:png|jpe?g|gif|webp|avif|svg)|.{1,80}\.(?:png|jpe?g))$/i

const widthInAlt = {
  en: 'The alternative text "{alt}" ends with a width for another system. Remove {width}.',
  nl: 'De alternatieve tekst "{alt}" eindigt met een breedte voor een ander systeem. Haal {width} weg.',
}

const noAlt = {
  en: 'The picture {src} has no alternative text. Write between [ and ] what the picture shows.',
  nl: 'De afbeelding {src} heeft geen alternatieve tekst. Schrijf tussen [ en ] wat er op de afbeelding te zien is.',
}

export const pictureAlt: DocumentRule = {
  id: 'picture-alt',
  docs: {
    messages: [noAlt, vagueAlt, widthInAlt],
    en: 'People who cannot see a picture read its alternative text.',
    nl: 'Wie een afbeelding niet kan zien, leest de alternatieve tekst.',
    example: { wrong: '![](/images/blog/tafel.jpg)', right: '![Een rekening op een tafel](/images/blog/tafel.jpg)' },
  },
  check({ document, report }) {
    for (const image of document.outline.pictures) {
      if (image.src === '') continue
      const [src, alt] = [shorten(image.src), image.alt.trim()]
      const [, words, width = ''] = /^([^|]*[^|\s])([ \t]*\|[ \t]*\d{2,4}(?:x\d{2,4})?)$/.exec(alt) ?? []
      if (alt === '') report({ position: image, message: say(noAlt, { src }) })
      else if (words)
        report({
          position: image,
          message: say(widthInAlt, { alt, width: width.trim() }),
          suggestedFix: { actual: `![${image.alt}]`, expected: `![${words}]` },
          isAdvice: true,
        })
      else if (namesNothing.test(alt)) report({ position: image, message: say(vagueAlt, { src, alt }), isAdvice: true })
    }
  },
}

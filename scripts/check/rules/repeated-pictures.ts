import { dateOf, type Entry, fieldAt, type SiteContext } from '../../content/entry.ts'
import { compare, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { exampleImage } from '../../content/templates.ts'
import { memoize } from '../../lib/cache.ts'

const samePicture = {
  en: '{src} is also the picture of {file}. Put another picture in public/images/blog and write its address.',
  nl: '{src} is ook de afbeelding van {file}. Zet een eigen afbeelding in public/images/blog en schrijf het adres.',
  desk: {
    en: 'This is also the picture of another post. Choose another.',
    nl: 'Dit is ook de afbeelding van een ander artikel. Kies een eigen afbeelding.',
  },
}
const examplePicture = {
  en: '{src} is the example picture. Put your own picture in public/images/blog and write its address.',
  nl: '{src} is de voorbeeldafbeelding. Zet een eigen afbeelding in public/images/blog en schrijf het adres.',
  desk: {
    en: 'This is the example picture. Choose one of your own.',
    nl: 'Dit is de voorbeeldafbeelding. Kies een eigen afbeelding.',
  },
}

export const pictureRepeated: SiteRule = {
  id: 'picture-repeated',
  docs: {
    messages: [samePicture, examplePicture],
    en: 'Readers tell posts apart by their pictures, in lists and when a post is shared.',
    nl: 'Lezers herkennen artikelen aan hun afbeelding, in lijsten en als een artikel wordt gedeeld.',
    example: {
      wrong: '---\nimage: /images/blog/five-reasons.svg\n---',
      right: '---\nimage: /images/blog/costs.jpg\n---',
    },
  },
  check({ entry, site, report }) {
    const image = imageOf(entry)
    if (image === undefined) return
    const position = fieldAt(entry, 'image')
    const first = firstByImage(site).get(`${entry.locale} ${image}`)
    // Outside the example post, the example picture is a placeholder, which blocks publication. In a draft, the report
    // is only advice.
    if (image === exampleImage && !isNamedLike(image, entry))
      report({
        position,
        message: say(examplePicture, { src: image }),
        isAdvice: entry.fields.draft === true || undefined,
      })
    else if (first && first !== entry.file)
      report({ position, message: say(samePicture, { src: image, file: first }), isAdvice: true })
  },
}

function imageOf({ collection, fields }: Entry): string | undefined {
  return collection === 'blog' && typeof fields.image === 'string' ? fields.image : undefined
}

const isNamedLike = (image: string, { name }: Entry) => image.includes(`/${name}.`)

/** File of the post that each picture belongs to, by language: the post with the picture's name, else the oldest. */
const firstByImage = memoize(({ entries }: SiteContext) => {
  const newestFirst = entries.filter(imageOf).sort((a, b) => compare(dateOf(b), dateOf(a)))
  const named = newestFirst.filter((entry) => isNamedLike(imageOf(entry) ?? '', entry))
  return new Map([...newestFirst, ...named].map((entry) => [`${entry.locale} ${imageOf(entry)}`, entry.file]))
}, new WeakMap())

import { differenceFrom16by9 } from '../../../site/files.ts'
import { fieldAt } from '../../content/entry.ts'
import { type Message, say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import type { Collection } from '../../content/schema/entries.ts'
import { adviseOnDrawing, leftOut, shownPlain } from '../../content/social-text.ts'

const otherShape = {
  en: 'image {src} is {width} by {height}, but the picture of a post is 16:9. Crop it to {cutWidth} by {cutHeight}.',
  nl: 'image {src} is {width} bij {height}, maar de afbeelding van een artikel is 16:9. Snijd die bij tot {cutWidth} bij {cutHeight}.',
  desk: {
    en: 'The picture is {width} by {height}, but the picture of a post is 16:9. Crop it to {cutWidth} by {cutHeight}.',
    nl: 'De afbeelding is {width} bij {height}, maar die van een artikel is 16:9. Snijd die bij tot {cutWidth} bij {cutHeight}.',
  },
}
const tooSmall = {
  en: 'image {src} is {width} by {height}, so it is small on its card and above the text. Use a picture of 1200 by 675 pixels.',
  nl: 'image {src} is {width} bij {height}, en dat is klein op de kaart en boven de tekst. Gebruik een afbeelding van 1200 bij 675 pixels.',
  desk: {
    en: 'The picture is {width} by {height}, so it is small on its card and above the text. Choose a picture of 1200 by 675 pixels.',
    nl: 'De afbeelding is {width} bij {height}, en dat is klein op de kaart en boven de tekst. Kies een afbeelding van 1200 bij 675 pixels.',
  },
}

const cardWidth = 600

export const pictureShape: DocumentRule = {
  id: 'picture-shape',
  docs: {
    messages: [otherShape, tooSmall],
    en: 'Cards show the whole picture, in a frame of 16:9, and never enlarge it.',
    nl: 'Kaarten tonen de hele afbeelding, in een vlak van 16:9, en vergroten die nooit.',
    example: { wrong: '---\nimage: /images/blog/staand.jpg\n---', right: '---\nimage: /images/blog/liggend.jpg\n---' },
  },
  check({ document, report }) {
    const src = String(document.fields.image)
    const size = document.pictures[src]
    if (!size || 'en' in size) return
    const { width, height } = size
    const advise = (message: Message) => report({ position: fieldAt(document, 'image'), message, isAdvice: true })
    const difference = differenceFrom16by9(size)
    if (width < cardWidth) advise(say(tooSmall, { src, width, height }))
    else if (difference) {
      const isWide = difference === 'wider'
      const cutWidth = isWide ? Math.round((height * 16) / 9) : width
      const cutHeight = isWide ? height : Math.round((width * 9) / 16)
      advise(say(otherShape, { src, width, height, cutWidth, cutHeight }))
    }
  },
}

/** Field that a page's social picture shows, by collection. FAQ sections and modules have no page of their own. */
const drawnFields: Partial<Record<Collection, string>> = {
  blog: 'title',
  plans: 'title',
  pages: 'heading',
  legal: 'heading',
}

export const socialText: DocumentRule = {
  id: 'social-text',
  docs: {
    messages: [leftOut, shownPlain],
    en: 'A social picture is drawn when the site is built, in a font with only Latin letters.',
    nl: 'Een afbeelding voor sociale media wordt bij het bouwen getekend, in een lettertype met alleen Latijnse letters.',
    example: { wrong: '---\ntitle: Klaar ✅ in een dag\n---', right: '---\ntitle: Klaar in een dag\n---' },
  },
  check({ document, report }) {
    const field = drawnFields[document.collection] ?? ''
    const text = document.fields[field]
    if (typeof text !== 'string') return
    const start = fieldAt(document, field)
    for (const { character, message } of adviseOnDrawing(text)) {
      const index = document.lines[start.line - 1]?.indexOf(character, start.column - 1) ?? -1
      report({ position: index < 0 ? start : { line: start.line, column: index + 1 }, message, isAdvice: true })
    }
  },
}

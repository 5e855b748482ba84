import { type Message, say } from '../problem.ts'
import { asTable } from './block-cures.ts'
import { sourceIn } from './figures.ts'
import { isPicture, pictureFiles, standIn, withFiles } from './picture-files.ts'
import { attributesIn } from './tag-attributes.ts'

const onlyPictures = {
  en: 'Remove the tags of the table, and write each picture on a line of its own, with an empty line between them: {pictures}',
  nl: 'Haal de tags van de tabel weg, en schrijf elke afbeelding op een eigen regel, met een lege regel ertussen: {pictures}',
}

const captionAbove = {
  en: '{cure} Write the words of <caption> as a paragraph above the table.',
  nl: '{cure} Schrijf de woorden van <caption> als alinea boven de tabel.',
}

/** Returns the cure for a table that only places pictures next to each other, or has a caption. */
export function layoutTable(written: string): Message | undefined {
  if (/<caption\b[^<>]*>\s*(?!<\/caption)\S/i.test(written)) return say(captionAbove, { cure: asTable })
  const tags = [...written.matchAll(/(<a\b[^>]*>\s*)?(<img\b[^>]*>)/gi)].map(([, link = '', tag = '']) => {
    const { href = '' } = attributesIn(link.trim())
    return { tag, large: isPicture(href) ? href : undefined, link: href.startsWith('https://') ? href : undefined }
  })
  const words = written.replace(/<[^<>]*>|&nbsp;/g, '')
  if (tags.length === 0 || words.trim() !== '') return undefined
  const sources = tags.map(({ tag, large }) => large ?? sourceIn(tag) ?? '')
  const files = pictureFiles(sources)
  const pictures = tags.map(({ tag, large, link }, index) => {
    const { address = standIn } = files.get(sources[index] ?? '') ?? {}
    const picture = `![${attributesIn(tag).alt || 'description'}](${address})`
    return link && !large ? `[${picture}](${link})` : picture
  })
  return withFiles([...files.values()], say(onlyPictures, { pictures: pictures.join(', ') }))
}

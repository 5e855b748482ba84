import { type Message, say } from '../../problem.ts'
import { asTable, asTableOfRows } from '../cures/block-cures.ts'
import { sourceIn } from '../cures/figures.ts'
import { isPicture, pictureFiles, standIn, withFiles } from '../picture-files.ts'
import { attributesIn, descriptionOf } from './tag-attributes.ts'

const onlyPictures = {
  en: 'Remove the tags of the table, and write each picture on a line of its own, with an empty line between them: {pictures}',
  nl: 'Haal de tags van de tabel weg, en schrijf elke afbeelding op een eigen regel, met een lege regel ertussen: {pictures}',
}

const eachCell = {
  en: 'Remove the tags of the table, and write what is in each cell at the beginning of a line, with an empty line between two cells.',
  nl: 'Haal de tags van de tabel weg, en schrijf wat in elke cel staat aan het begin van een regel, met een lege regel tussen twee cellen.',
}

const onlyCell = {
  en: 'Remove the tags of the table, and write what is in its only cell at the beginning of a line, with an empty line before and after it.',
  nl: 'Haal de tags van de tabel weg, en schrijf wat in de enige cel staat aan het begin van een regel, met een lege regel ervoor en erna.',
}

/** Matches what does not fit in a table of Markdown: a part that opens, a list, or code of several lines. */
const needsLines = /<details\b|^[ \t]*(?:(?:[-*+]|\d+\.|#{1,6})[ \t]+\S|`{3}|~{3})/im

/** Tells whether a table has a heading in its only row or column, so that it places text next to other text. */
const placesHeadings = (written: string) => /<h[1-6]\b/i.test(written) && !hasRowsAndColumns(written)

function hasRowsAndColumns(written: string): boolean {
  const [, ...rows] = written.split(/<tr\b/i)
  return rows.length > 1 && rows.some((row) => (row.match(/<t[dh]\b/gi) ?? []).length > 1)
}

const captionAbove = {
  en: '{cure} Write the words of <caption> as a paragraph above the table.',
  nl: '{cure} Schrijf de woorden van <caption> als alinea boven de tabel.',
}

/** Returns the cure for a table that does not fit in Markdown, only has pictures or one cell, or has a caption or no column names. */
export function tableOfTags(written: string): Message | undefined {
  if (needsLines.test(written) || placesHeadings(written)) return eachCell
  const hasOneCell = written.match(/<t[dh]\b/gi)?.length === 1 && !/<(?:br|[uo]l|pre)\b/i.test(written)
  const ofRows = hasOneCell ? onlyCell : hasNames(written) ? undefined : asTableOfRows
  if (/<caption\b[^<>]*>\s*(?!<\/caption)\S/i.test(written)) return say(captionAbove, { cure: ofRows ?? asTable })
  return layoutTable(written) ?? ofRows
}

/** Tells whether the first row of a table names its columns, with <th>, as headings or in bold. */
function hasNames(written: string): boolean {
  const [, row] = /<tr\b[^<>]*>([\s\S]*?)<\/tr>/i.exec(written) ?? []
  if (row === undefined || /<thead\b/i.test(written)) return true
  const cells = row.match(/<t[dh]\b[^<>]*>\s*(?:<p\b[^<>]*>\s*)?(?:<(?:b|strong|h[1-6])\b|\*\*)?/gi) ?? []
  return cells.every((cell) => /^<th|<(?:b|strong|h[1-6])\b|\*\*$/i.test(cell))
}

/** Returns the cure for a table that only places pictures next to each other; undefined for other tables. */
function layoutTable(written: string): Message | undefined {
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
    const picture = `![${descriptionOf(attributesIn(tag)) || 'description'}](${address})`
    return link && !large ? `[${picture}](${link})` : picture
  })
  return withFiles([...files.values()], say(onlyPictures, { pictures: pictures.join(', ') }))
}

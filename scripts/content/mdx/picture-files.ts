import { basename } from 'node:path/posix'
import { picture } from '../../../site/fields.ts'
import { toSlug } from '../../lib/strings.ts'
import { type Message, say } from '../problem.ts'
import { ownName } from './picture-names.ts'

/** Address in a cure for a picture whose own file name is unknown. */
export const standIn = '/images/blog/picture.jpg'

const putFile = {
  en: 'Put {file} in public/images/blog.',
  nl: 'Zet {file} in public/images/blog.',
}
const putGeneral = {
  en: 'Put {file} in public/images/blog. If that name is taken, use another, also in the address that follows.',
  nl: 'Zet {file} in public/images/blog. Is die naam al bezet, gebruik dan een andere, ook in het adres hierna.',
}
const putOwn = {
  en: 'Put the picture in public/images/blog, and write its name instead of picture.jpg.',
  nl: 'Zet de afbeelding in public/images/blog, en schrijf haar naam in plaats van picture.jpg.',
}
const saveFile = {
  en: 'Save {source} as public/images/blog/{file}.',
  nl: 'Sla {source} op als public/images/blog/{file}.',
}
const renameFile = {
  en: 'Rename {name} to {file} and put it in public/images/blog.',
  nl: 'Hernoem {name} tot {file} en zet het in public/images/blog.',
}
const renameGeneral = {
  en: 'Rename {name} to {file} and put it in public/images/blog. If that name is taken, use another, also in the address that follows.',
  nl: 'Hernoem {name} tot {file} en zet het in public/images/blog. Is die naam al bezet, gebruik dan een andere, ook in het adres hierna.',
}
const saveStill = {
  en: 'Save {name} in PNG format as public/images/blog/{file}: a page shows only one frame of it.',
  nl: 'Sla {name} op in het formaat PNG, als public/images/blog/{file}: een pagina toont er maar één beeld van.',
}
const saveAsPng = {
  en: 'Save {name} in PNG format as public/images/blog/{file}.',
  nl: 'Sla {name} op in het formaat PNG, als public/images/blog/{file}.',
}
const saveAsJpg = {
  en: 'Save {name} in JPG format as public/images/blog/{file}.',
  nl: 'Sla {name} op in het formaat JPG, als public/images/blog/{file}.',
}

/** Matches an address without an extension that gives a photo in JPG format. */
const isPhoto =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:unsplash\.com|picsum\.photos|pexels\.com|pixabay\.com|staticflickr\.com|googleusercontent\.com|ggpht\.com)\/|[?&](?:fm|format|ext|type)=jpe?g\b/i

const inOrder = { en: '{put} {cure}', nl: '{put} {cure}' }

export interface PictureFile {
  /** Address to write in the text. */
  address: string
  /** Sentence that says where to put the file; undefined if its address is right. */
  put?: Message
}

/** Matches the width of a picture behind its address: photo.webp 1200w. */
const widthBehind = /\s+\d+(?:\.\d+)?[wx],?$/

/** Returns the widest picture of a srcset: a.webp 700w, b.webp 1200w. */
export function widestOf(set?: string): string | undefined {
  const all = (set ?? '')
    .split(/,\s+|,$/)
    .map((one) => one.trim())
    .filter(Boolean)
  const widthOf = (one: string) => Number(/\s(\d+(?:\.\d+)?)[wx]$/.exec(one)?.[1] ?? 0)
  return all.toSorted((a, b) => widthOf(b) - widthOf(a))[0]
}

/** Returns the file that a template names between quotes: {{ "/assets/a.png" | relative_url }}. */
const fileInTemplate = (source: string) =>
  /\{[{%]/.test(source) ? /(["'])([^"'{}]+\.(?:svg|avif|webp|jpe?g|png|gif))\1/i.exec(source)?.[2] : undefined

/** Returns where a picture of another system belongs, under its own name if that is known. */
export function pictureFile(src = ''): PictureFile {
  const source = (fileInTemplate(src) ?? src).trim().replace(widthBehind, '')
  if (/^\/images\/blog\//.test(source) && picture.safeParse(source).success) return { address: source }
  const name = validName(source) ?? nameOfLastPart(source)
  if (!name) return { address: standIn, put: putOwn }
  const file = ownName(source, name)
  return { address: `/images/blog/${file}`, put: putOf(source, file) }
}

/** Gives pictures that would have the same name the numbers of their order in a text. */
export function numberPictures(text: string) {
  const withoutValues = text.replace(/\{[{%](?!<)[^{}"']*[%}]\}/g, '')
  const addresses = withoutValues.match(/(?<=[("'=]|\[\[)[^\s"'()<>[\]{}|,]+/g) ?? []
  const sources = addresses.filter((one) => isPicture(one) && !one.startsWith('/images/blog/'))
  const names = sources.map(validName)
  for (const [index, name] of names.entries())
    if (name && names.indexOf(name) !== names.lastIndexOf(name)) ownName(sources[index] ?? '', name)
}

/** Returns where the pictures of a text belong, by their address in it. */
export const pictureFiles = (sources: readonly string[]): ReadonlyMap<string, PictureFile> =>
  new Map(sources.map((source) => [source, pictureFile(source)]))

/** Returns a cure with the address of a picture, after the sentences that say where to put the files. */
export function withFiles(files: readonly PictureFile[], cure: Message): Message {
  const isFirst = ({ address }: PictureFile, index: number) =>
    files.findIndex((one) => one.address === address) === index
  return files.filter(isFirst).reduceRight((after, { put }) => (put ? say(inOrder, { put, cure: after }) : after), cure)
}

const largestOf = {
  en: '{cure} The tag also has {files}: use the largest of these files.',
  nl: '{cure} In de tag staat ook {files}: gebruik het grootste van deze bestanden.',
}

/** Names the other files of a <picture>, because the first can be a small one for telephones. */
export const oneOfFiles = (cure: Message, files?: string) => (files ? say(largestOf, { cure, files }) : cure)

/** Returns where a picture belongs, with a sentence that says so even if its address is right. */
export function placeOf(src: string): Required<PictureFile> {
  const { address, put } = pictureFile(src)
  return { address, put: put ?? say(putFile, { file: basename(address) }) }
}

/** Returns a cure with the stand-in for an address, after the sentence that says where to put the file. */
export const withOwnFile = (cure: Message): Message => say(inOrder, { put: putOwn, cure })

/** Tells whether the file of an address is a picture. */
export const isPicture = (source: string) =>
  /[^/]\.(?:svg|avif|webp|jpe?g|png|gif|bmp|tiff?|hei[cf])(?:[?#]|$)/i.test(source)

/** Tells whether a link only shows the picture in it larger: [![a](a-300x200.png)](a.png). */
export function showsLarge(link: string, src: string): boolean {
  const isValid = (one: string) => picture.safeParse(one).success
  return isPicture(link) && !isValid(link) && !(isOnline(link) && isValid(src))
}

/** Tells whether an address is that of a video. */
export const isVideo = (source: string) =>
  /\.(?:mp4|webm|mov|m4v|ogv|avi|mkv)(?:[?#]|$)|^(?:https?:)?\/\/(?:www\.)?(?:youtube\.com\/watch|youtu\.be\/|vimeo\.com\/)/i.test(
    source,
  )

const isOnline = (source: string) => /^(?:https?:)?\/\/[^/\s]/.test(source) && !/\{[{%]/.test(source)

/** Makes a file name of the last part of a web address without a file name. */
function nameOfLastPart(source: string): string | undefined {
  if (!isOnline(source) || isVideo(source)) return undefined
  const part =
    source
      .replace(/[?#].*$/s, '')
      .split('/')
      .findLast((one) => /[a-z\d]/i.test(one)) ?? ''
  const name = part && toSlug(decoded(part), 60)
  return name && `${name}.${isPhoto.test(source) ? 'jpg' : 'png'}`
}

/** Returns the sentence that says where to put a file: as it is, with another name, or in another format. */
function putOf(source: string, file: string): Message {
  const fileName = nameIn(source)
  const name = isOnline(source) ? source : fileName
  if (/\.gif$/i.test(fileName)) return say(saveStill, { name, file })
  if (!shownFormat.test(fileName)) return say(file.endsWith('.jpg') ? saveAsJpg : saveAsPng, { name, file })
  if (isOnline(source)) return say(saveFile, { source, file })
  if (name === file) return say(oftenUsed.test(file) ? putGeneral : putFile, { file })
  return say(oneWord.test(file) ? renameGeneral : renameFile, { name, file })
}

/** Matches a file name that several texts can have for different pictures. */
const oftenUsed =
  /^(?:image|images|img|picture|photo|foto|afbeelding|screenshot|schermafbeelding|error|logo|cover|banner|header|diagram|\d{1,4})(?:-?\d{1,3})?\.\w+$/

/** Matches a file name of one word or number, which other texts can have too: overview.png, step2.png. */
const oneWord = /^(?:[a-z]{3,12}\d{0,3}|\d{1,4})\.\w+$/

/** Matches the name of a file in a format that a page can show. */
const shownFormat = /\.(?:svg|avif|webp|jpe?g|png)$/i

const nameIn = (source: string) => basename(decoded(source.replace(/[?#].*$/s, '')).replaceAll('\\', '/'))

/** Matches a file name that many pictures have. The name of its folder tells them apart. */
const generalName = /^(?:giphy|tenor|(?:max|hq|sd|mq)(?:res)?default|original|unnamed|untitled|download|\d)$/i

/** Makes a file name valid. A format that a page cannot show becomes .png. */
function validName(source: string): string | undefined {
  const [, folder = '', name = '', type = ''] =
    /(?:([^/\\{}<>]+)[/\\])?([^/\\{}<>]+)\.(svg|avif|webp|jpe?g|png|gif|bmp|tiff?|hei[cf])$/i.exec(
      decoded(source.replace(/[?#].*$/s, '')),
    ) ?? []
  const shown = /^(?:svg|avif|webp|jpe?g|png)$/i.test(type) ? type.toLowerCase() : 'png'
  const own = generalName.test(name) && /[a-z\d]/i.test(folder) ? `${folder}-${name}` : name
  return /[a-z\d]/i.test(name) ? `${toSlug(own)}.${shown}` : undefined
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

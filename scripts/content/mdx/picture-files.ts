import { basename } from 'node:path/posix'
import { picture } from '../../../site/fields.ts'
import { toSlug } from '../../lib/strings.ts'
import { type Message, say } from '../problem.ts'

/** Address in a cure for a picture whose own file name is unknown. */
export const standIn = '/images/blog/picture.jpg'

const putFile = {
  en: 'Put {file} in public/images/blog.',
  nl: 'Zet {file} in public/images/blog.',
}
const saveFile = {
  en: 'Save {source} as public/images/blog/{file}.',
  nl: 'Sla {source} op als public/images/blog/{file}.',
}
const renameFile = {
  en: 'Rename {name} to {file} and put it in public/images/blog.',
  nl: 'Hernoem {name} tot {file} en zet het in public/images/blog.',
}
const saveStill = {
  en: 'Save {name} as {file} or .webp, and put it in public/images/blog: a page shows only one frame of it.',
  nl: 'Sla {name} op als {file} of .webp, en zet het in public/images/blog: een pagina toont er maar één beeld van.',
}
const saveAsOther = {
  en: 'Save {name} as {file} or .webp, and put it in public/images/blog.',
  nl: 'Sla {name} op als {file} of .webp, en zet het in public/images/blog.',
}
const inOrder = { en: '{put} {cure}', nl: '{put} {cure}' }

export interface PictureFile {
  /** Address to write in the text. */
  address: string
  /** Sentence that says where to put the file; undefined if its address is right or its name is unknown. */
  put?: Message
}

/** Returns where a picture of another system belongs, under its own name if that is known. */
export function pictureFile(src = ''): PictureFile {
  const source = src.trim()
  if (picture.safeParse(source).success) return { address: source }
  const file = validName(source)
  if (!file) return { address: standIn }
  return { address: `/images/blog/${file}`, put: putOf(source, file) }
}

/** Returns the sentence that says where to put a file: as it is, with another name, or in another format. */
function putOf(source: string, file: string): Message {
  const isOnline = /^(?:https?:)?\/\//.test(source)
  const [name, fileName] = [isOnline ? source : nameIn(source), nameIn(source)]
  if (/\.gif$/i.test(fileName)) return say(saveStill, { name, file })
  if (/\.(?:bmp|tiff?|heic)$/i.test(fileName)) return say(saveAsOther, { name, file })
  if (isOnline) return say(saveFile, { source, file })
  return name === file ? say(putFile, { file }) : say(renameFile, { name, file })
}

const nameIn = (source: string) => basename(decoded(source.replace(/[?#].*$/s, '')).replaceAll('\\', '/'))

/** Returns a cure with the address of a picture, after the sentences that say where to put the files. */
export function withFiles(files: readonly PictureFile[], cure: Message): Message {
  return files.reduceRight((after, { put }) => (put ? say(inOrder, { put, cure: after }) : after), cure)
}

/** Matches a file name that many pictures have. The name of its folder tells them apart. */
const generalName = /^(?:giphy|tenor|(?:max|hq|sd|mq)(?:res)?default|original|unnamed|untitled|download|\d)$/i

/** Makes a file name valid. A format that a page cannot show becomes .png. */
function validName(source: string): string | undefined {
  const [, folder = '', name = '', type = ''] =
    /(?:([^/\\{}<>]+)[/\\])?([^/\\{}<>]+)\.(svg|avif|webp|jpe?g|png|gif|bmp|tiff?|heic)$/i.exec(
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

import type { TextKey } from './words.ts'

/** Extensions of files that a text cannot contain, each with a message about the alternative. */
const refusals: readonly (readonly [endings: string, word: TextKey])[] = [
  ['heic heif hif', 'dropHeic'],
  ['pdf', 'dropPdf'],
  ['csv tsv xls xlsx ods numbers', 'dropSheet'],
  ['htm html mht mhtml webarchive', 'dropPage'],
  ['doc docx odt rtf pages txt md mdx ppt pptx odp key eml msg', 'dropDocument'],
  ['mp4 mov m4v avi mkv webm mp3 m4a wav ogg', 'dropVideo'],
]

/** Message for a dropped or pasted file; undefined for a picture, which the server reads. */
export function refusalOfFile({ name, type }: Pick<File, 'name' | 'type'>): TextKey | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const refusal = refusals.find(([endings]) => endings.split(' ').includes(ending))
  return refusal?.[1] ?? (type.startsWith('image/') ? undefined : 'dropOther')
}

/** Message for a file that is dropped outside a text: its place, or why it cannot be in a text. */
export const adviceOnLooseFile = (file: Pick<File, 'name' | 'type'>): TextKey => refusalOfFile(file) ?? 'dropHere'

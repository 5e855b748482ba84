import { mediaTypes } from '../../../site/files.ts'
import type { Key } from '../../protocol.ts'
import { refusalOfFile } from '../../text/dropped.ts'
import { ask, ShownError } from '../api.ts'
import { t } from '../words.ts'

/**
 * Adds a file to the pictures of the site; returns its address.
 * @throws ShownError with advice if the file is not a picture.
 */
export async function uploadPicture(file: File, key: Key): Promise<string> {
  refuseOthers(file)
  const query = new URLSearchParams({ key, name: file.name })
  return (await ask<{ src: string }>(`picture?${query}`, file)).src
}

/** @throws ShownError for a file that is not a picture. */
export function refuseOthers(file: File) {
  const word = refusalOfFile(file)
  if (word) throw new ShownError(t(word, { name: file.name }))
}

const accepted = ['png', 'jpg', 'webp', 'avif', 'svg'].map((ending) => mediaTypes[ending]).join()

export function chooseFile(onFile: (file: File) => void) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: accepted })
  input.addEventListener('change', () => input.files?.[0] && onFile(input.files[0]))
  input.click()
}

export const nameOfPicture = (src: string) => src.slice(src.lastIndexOf('/') + 1)

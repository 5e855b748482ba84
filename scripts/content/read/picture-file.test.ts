import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate } from '../../check/message.ts'
import { readPicture } from './picture-file.ts'

/** A folder of pictures that holds one file. */
function folderWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(folder, 'images/blog'), { recursive: true })
  writeFileSync(join(folder, 'images/blog', name), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
  return folder
}

/** What is said of a picture that cannot be shown. */
function said(src: string, folder: string): string {
  const read = readPicture(src, folder)
  return 'en' in read ? translate(read) : ''
}

test('a file whose name differs in capitals is to be renamed, also where the disk takes both for one', () => {
  expect(said('/images/blog/desk.svg', folderWith('Desk.svg'))).toBe(
    'The file of /images/blog/desk.svg is called Desk.svg. Rename it to desk.svg: capitals count.',
  )
})

test('a name that is nearly that of a file is answered with it; no other file is proposed', () => {
  const folder = folderWith('desk.svg')
  expect(said('/images/blog/dek.svg', folder)).toContain('Did you mean /images/blog/desk.svg?')
  expect(said('/images/blog/kantoor.svg', folder)).toContain('Put the file at public/images/blog/kantoor.svg')
})

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
    '/images/blog/desk.svg is no picture in public. There is /images/blog/Desk.svg: write that, or rename the file.',
  )
})

test('a name that is nearly that of a file is answered with it; no other file is proposed', () => {
  const folder = folderWith('desk.svg')
  expect(said('/images/blog/dek.svg', folder)).toContain('There is /images/blog/desk.svg: write that')
  expect(said('/images/blog/kantoor.svg', folder)).toContain('Put the file there')
})

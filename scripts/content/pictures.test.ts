import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPicture } from './pictures.ts'
import { translate } from './problem.ts'

const drawing = (part = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${part}</svg>`

function folderWith(name: string, bytes: string | Uint8Array = drawing()): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'images/blog'), { recursive: true })
  writeFileSync(join(folder, 'images/blog', name), bytes)
  return folder
}

function said(src: string, folder: string): string {
  const read = readPicture(src, folder)
  return 'en' in read ? translate(read) : ''
}

test('a picture has the size that its file says', () => {
  expect(readPicture('/images/blog/desk.svg', folderWith('desk.svg'))).toEqual({ width: 4, height: 3 })
})

const active = 'which can run or load something. Save it as a plain SVG.'

test.each([
  ['desk.png', drawing(), 'is a svg file by another name. Save it again as the kind that its name says.'],
  ['desk.png', 'tekst', 'cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.'],
  [
    'desk.png',
    new Uint8Array(11_000_000),
    'has 11000 kB. Make it smaller than 10000 kB, such as by saving it at 1920 wide.',
  ],
  ['desk.svg', drawing('<script>alert(1)</script>'), `holds <script, ${active}`],
  ['desk.svg', drawing('<g onload="alert(1)"/>'), `holds onload=, ${active}`],
  ['desk.svg', drawing('<foreignObject/>'), `holds <foreignObject, ${active}`],
  ['desk.svg', drawing('<image href="https://example.org/x.png"/>'), `holds href="h, ${active}`],
  ['desk.svg', drawing('<style>@import "https://example.org"</style>'), `holds @import, ${active}`],
])('%s of another kind, too large or active is refused', (name, bytes, message) => {
  expect(said(`/images/blog/${name}`, folderWith(name, bytes))).toBe(`/images/blog/${name} ${message}`)
})

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

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pictureAddress, picturesIn } from '../../scripts/content/pictures.ts'
import { sha256 } from '../../scripts/lib/cache.ts'
import { listFiles, replaceFile } from '../../scripts/lib/files.ts'
import { escapeRegExp, toSlug } from '../../scripts/lib/strings.ts'
import { type Key, keyOfFile, kindOf, nameOf, type Writing } from '../protocol.ts'
import { refusal } from './errors.ts'
import { readUtf8, refuseLink, writeAtomically } from './files.ts'
import { git, objectId, runGit, splitZ } from './git/git.ts'

/** Folder for pictures that no text uses. Their names include a hash of the bytes, so no picture replaces another. */
export const pictureBin = '.local/desk/pictures'

/** Common start of the addresses of a text's pictures, such as /images/blog/five-reasons. */
const stemOf = (key: Key) => `/images/${kindOf(key)}/${toSlug(nameOf(key), 60)}`

export const addressFor = (root: string, key: Key, ending: string, bytes: Uint8Array) =>
  hashedAddress(root, stemOf(key), ending, bytes)

/** Adds the first characters of the hash to a name, as many as it takes to make the name unique. */
function hashedAddress(root: string, stem: string, ending: string, bytes: Uint8Array): string {
  const hash = sha256(bytes)
  for (let length = 6; ; length++) {
    const src = `${stem}-${hash.slice(0, length)}.${ending}`
    refuseLink(root, `public${src}`)
    const saved = [`public${src}`, pictureBin + src].map((file) => join(root, file)).filter((path) => existsSync(path))
    if (saved.every((path) => readFileSync(path).equals(bytes))) return src
  }
}

/** True for a picture that the desk named after a text. */
export const isPictureOf = (key: Key, file: string) =>
  new RegExp(`^public${escapeRegExp(stemOf(key))}-[0-9a-f]{6,}\\.\\w+$`).test(file)

/** Restores the pictures that a text uses again. */
export function bringBackPictures(root: string, text: string | null) {
  for (const src of picturesIn(text ?? '')) takeFromBin(root, src)
}

export const takeFromBin = (root: string, src: string) => restorePicture(root, src, src)

function moveToBin(root: string, file: string, src: string) {
  refuseLink(root, file)
  mkdirSync(dirname(join(root, pictureBin + src)), { recursive: true })
  replaceFile(join(root, file), join(root, pictureBin + src))
}

/** Restores the pictures that written texts use again. Moves those that no text uses any more to the bin. */
export async function followTexts(root: string, writing: Writing) {
  const texts = Object.values(writing)
  for (const { text } of texts) bringBackPictures(root, text)
  const named = texts.flatMap(({ text }) => picturesIn(text ?? ''))
  const before = texts.flatMap(({ base }) => picturesIn(base ?? ''))
  await binUnusedPictures(
    root,
    before.filter((src) => !named.includes(src)),
  )
}

/** Moves pictures to the bin if they were inserted here, are not online and are not used by any text. */
export async function binUnusedPictures(root: string, taken: readonly string[]) {
  if (taken.length === 0) return
  const ownFiles = (await ownPictures(root)).filter((file) => taken.includes(addressOf(file)))
  for (const file of ownFiles)
    if (isNamedByHash(file, readFileSync(join(root, file))) && textsWith(root, addressOf(file)).length === 0)
      moveToBin(root, file, addressOf(file))
}

/**
 * Moves one of the writer's pictures to the bin; returns its address there, for an undo.
 * @throws Refusal if a text uses it, or if it is online.
 */
export async function removePicture(root: string, src: string): Promise<{ from: string }> {
  const file = `public${src}`
  if (textsWith(root, src).length > 0) throw refusal('pictureUsed')
  if (!(await ownPictures(root)).includes(file)) throw refusal('pictureOnline')
  const bytes = readFileSync(join(root, file))
  const ending = extname(src)
  const from = isNamedByHash(file, bytes)
    ? src
    : hashedAddress(root, src.slice(0, src.length - ending.length), ending.slice(1), bytes)
  moveToBin(root, file, from)
  return { from }
}

export function restorePicture(root: string, src: string, from: string) {
  if (existsSync(join(root, `public${src}`)) || !existsSync(join(root, pictureBin + from))) return
  writeAtomically(root, `public${src}`, readFileSync(join(root, pictureBin + from)))
  rmSync(join(root, pictureBin + from))
}

/**
 * Renames pictures, such as `image.png`, if a commit has a different picture with the same name. Updates the texts that
 * use them. Moves pictures that no text uses to the bin.
 */
export async function renameClashingPictures(root: string, commit: string) {
  for (const file of (await newPictures(root)) ?? []) {
    const theirs = await objectId(root, `${commit}:./${file}`)
    if (!theirs || theirs === (await git(root, ['hash-object', '--', file]))) continue
    const src = addressOf(file)
    const bytes = readFileSync(join(root, file))
    const texts = textsWith(root, src)
    const key = keyOfFile(texts[0] ?? '')
    const ending = extname(src)
    const next = hashedAddress(
      root,
      key ? stemOf(key) : src.slice(0, src.length - ending.length),
      ending.slice(1),
      bytes,
    )
    if (texts.length === 0) moveToBin(root, file, next)
    else renameInTexts(root, texts, src, next)
  }
}

function renameInTexts(root: string, texts: readonly string[], src: string, next: string) {
  writeAtomically(root, `public${next}`, readFileSync(join(root, `public${src}`)))
  for (const file of texts) {
    const text = readUtf8(root, file)?.replace(pictureAddress, (one) => (one === src ? next : one))
    if (text !== undefined) writeAtomically(root, file, text)
  }
  rmSync(join(root, `public${src}`))
}

/** Pictures that git does not track; undefined without git. */
async function newPictures(root: string): Promise<string[] | undefined> {
  const args = ['ls-files', '-z', '--others', '--exclude-standard', '--', 'public/images']
  const { status, stdout } = await runGit(root, args)
  return status === 0 ? splitZ(stdout) : undefined
}

/** Files of the pictures that are not online; without git, those that the desk named. */
export async function ownPictures(root: string): Promise<string[]> {
  return (
    (await newPictures(root)) ??
    pictureFiles(root).filter((file) => isNamedByHash(file, readFileSync(join(root, file))))
  )
}

export function pictureFiles(root: string): string[] {
  const folder = join(root, 'public/images')
  return existsSync(folder) ? listFiles(folder).map((name) => `public/images/${name}`) : []
}

export const addressOf = (file: string) => file.slice('public'.length)

function isNamedByHash(file: string, bytes: Uint8Array): boolean {
  const [, hash] = /-([0-9a-f]{6,64})\.\w+$/.exec(file) ?? []
  return hash !== undefined && sha256(bytes).startsWith(hash)
}

function textsWith(root: string, src: string): string[] {
  const files = listFiles(join(root, 'content')).map((name) => `content/${name}`)
  return files.filter((file) => picturesIn(readText(root, file)).includes(src))
}

/** Reads as Latin-1, which suits any encoding, because addresses are ASCII. */
const readText = (root: string, file: string) => readFileSync(join(root, file), 'latin1')

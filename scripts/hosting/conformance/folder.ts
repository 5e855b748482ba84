import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { releaseFile } from '../../../site/files.ts'
import { type PublishedFile, parseRelease, type Release } from '../../build/publish/release.ts'
import { differsFrom } from './built-site.ts'
import { titleOf } from './content.ts'

/**
 * Finds the release.json of a folder that is published: at its top or, where the folder is the whole of a host, below
 * the base.
 */
export function releaseIn(folder: string): { release: Release; file: string } | undefined {
  const name = releaseFile.slice(1)
  for (const file of everythingIn(folder).filter((each) => posix.basename(each) === name)) {
    const release = parseRelease(readFileSync(join(folder, file), 'utf8'))
    if (release && (file === name || `/${file}` === release.base + name)) return { release, file }
  }
  return undefined
}

/** Compares a folder with a release: a sentence for each file that is missing or differs, and for what is not of it. */
export function checkFolder(folder: string, expected: Release): string[] {
  const found = releaseIn(folder)
  if (!found) return [`${folder} holds no release.json.`]
  const below = posix.dirname(found.file)
  const files = new Map(expected.files.map((file) => [posix.join(below, file.path), file]))
  const there = new Set(everythingIn(folder))
  const strays = [...there].filter((file) => !files.has(file) && file !== found.file)
  return [
    ...compareReleases(found.release, expected),
    ...[...files].flatMap(([path, file]) =>
      there.has(path) ? compareFile(folder, path, file) : [`${path} is missing.`],
    ),
    ...strays.flatMap((path) => checkStray(folder, path, files)),
  ]
}

function compareReleases(found: Release, expected: Release): string[] {
  const differ = JSON.stringify(found) !== JSON.stringify(expected)
  if (!differ) return []
  const [of, other] = [titleOf(found), titleOf(expected)]
  return [
    of === other
      ? 'release.json lists other files than were built.'
      : `release.json is that of ${of}, not of ${other}.`,
  ]
}

function compareFile(folder: string, path: string, file: PublishedFile): string[] {
  const bytes = readWith((data) => data, folder, path)
  return bytes ? differsFrom(file, path, bytes) : [`${path} is no file that can be read.`]
}

/** A file that is not listed is right only as the compressed version of one that is. */
function checkStray(folder: string, path: string, files: ReadonlyMap<string, PublishedFile>): string[] {
  const [, of = '', coding] = /^(.+)\.(br|gz)$/.exec(path) ?? []
  const original = files.get(of) ?? (posix.basename(of) === releaseFile.slice(1) ? 'own' : undefined)
  if (!original) return [`${path} is not of the site.`]
  const content = readWith(coding === 'br' ? brotliDecompressSync : gunzipSync, folder, path)
  const same =
    original === 'own'
      ? content?.equals(readFileSync(join(folder, of)))
      : content && differsFrom(original, of, content).length === 0
  return same ? [] : [`${path} does not hold ${of}. Run npm run compress again.`]
}

function readWith(read: (bytes: Buffer) => Buffer, folder: string, path: string): Buffer | undefined {
  try {
    return read(readFileSync(join(folder, path)))
  } catch {
    return undefined
  }
}

/** Everything below a folder that is no folder, links too, with forward slashes. */
function everythingIn(folder: string): string[] {
  const top = realpathSync(folder)
  return readdirSync(top, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}

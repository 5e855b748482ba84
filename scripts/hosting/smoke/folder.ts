import { readFileSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { releaseFile } from '../../../site/files.ts'
import {
  describeRelease,
  ownFile,
  type PublishedFile,
  parseRelease,
  type Release,
} from '../../build/publish/release.ts'
import { linksIn, listFiles } from '../../lib/files.ts'
import { expectContent } from './live-site.ts'

/** Finds release.json in a published folder: at its top, or at the base path if the folder is served at `/`. */
export function releaseIn(folder: string): { release: Release; file: string } | undefined {
  const name = releaseFile.slice(1)
  for (const file of [...everythingIn(folder)].filter((each) => posix.basename(each) === name)) {
    const release = parseRelease(readFileSync(join(folder, file), 'utf8'))
    if (release && (file === name || `/${file}` === release.base + name)) return { release, file }
  }
  return undefined
}

export function checkFolder(folder: string, expected: Release): string[] {
  const published = releaseIn(folder)
  if (!published) return [`There is no release.json in ${folder}.`]
  const below = posix.dirname(published.file)
  const files = new Map([...expected.files, ownFile(expected)].map((file) => [posix.join(below, file.path), file]))
  const there = everythingIn(folder)
  const [title, wanted] = [describeRelease(published.release), describeRelease(expected)]
  return [
    ...(title === wanted ? [] : [`release.json belongs to ${title}, not to ${wanted}.`]),
    ...[...files.keys()].filter((path) => !there.has(path)).map((path) => `${path} is missing.`),
    ...[...there].flatMap((path) => checkFile(folder, path, files)),
  ]
}

/** Checks a file against the list. An unlisted file is valid only as the compressed version of a listed one. */
function checkFile(folder: string, path: string, files: ReadonlyMap<string, PublishedFile>): string[] {
  const [, stem = '', coding] = /^(.+)\.(br|gz)$/.exec(path) ?? []
  const listed = files.get(path)
  const original = files.get(stem)
  if (!listed && !original) return [`${path} does not belong to the site.`]
  const bytes = readFileSync(join(folder, path))
  if (listed) return expectContent(listed, path, bytes)
  try {
    const content = coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    if (expectContent(original, stem, content).length === 0) return []
  } catch {
    // The file is not compressed, or damaged.
  }
  return [`${path} is not a compressed version of ${stem}. Run npm run build -- --compress again.`]
}

function everythingIn(folder: string): Set<string> {
  const top = realpathSync(folder)
  return new Set([...listFiles(top), ...linksIn(top, ['.'])])
}

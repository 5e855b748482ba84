import { examples } from '../../components/mdx/vocabulary.tsx'
import type { Size } from '../../site/files.ts'
import { diskTree, type FileTree, gitTree, replacedFiles, type TreeFile } from '../lib/file-tree.ts'
import { measurePicture, missingPicture, type Pictures, pictureIsLink, picturesIn } from './pictures.ts'
import { type Message, type Problem, problemOf } from './problem.ts'
import { type ContentSettings, isPreview } from './settings.ts'
import { decodeUtf8, isText, listSources, type SourceFile } from './source.ts'

/**
 * Content of a project, and the files in public/ that it refers to. Includes their text and sizes, so that the compiler
 * opens no files.
 */
export interface ProjectSource {
  settings: ContentSettings
  /** Texts of the collections, sorted by path. */
  sources: readonly SourceFile[]
  /** Maps the correct path of each text to its actual path, so that a misnamed file is not also reported as missing. */
  files: ReadonlyMap<string, string>
  /** Every text below content/ by path, such as content/business.yaml; undefined for a link and for invalid UTF-8. */
  texts: ReadonlyMap<string, string | undefined>
  /** Sizes of the pictures that the texts use, or why a picture has none. */
  pictures: Pictures
  /** Tells whether an address is that of a file or folder in public/. */
  isPublic: (address: string) => boolean
  /** Symbolic links below content/ and public/. */
  links: readonly string[]
  /** Problems with names, sizes and encodings. */
  problems: readonly Problem[]
  /** Identifies the state of all files. */
  stamp: string
}

const folders = ['content', 'public']

/** Results of reading files, by path, kept for the next read. Each is valid until the stamp of its file changes. */
export type ReadFiles = ReturnType<typeof noFiles>

export const noFiles = () => ({
  texts: new Map<string, { stamp: string; result: string | undefined }>(),
  pictures: new Map<string, { stamp: string; result: Size | Message }>(),
})

export function readProject(root: string, settings: ContentSettings, cached = noFiles()): ProjectSource {
  return toSource(diskTree(root, folders), settings, cached)
}

/**
 * Reads a revision from the objects in git, without a checkout. `revision` can be a tree.
 * @throws if git does not know the revision.
 */
export function readRevision(root: string, revision: string, settings: ContentSettings): ProjectSource {
  const tree = gitTree(root, revision, folders)
  if (!tree) throw new Error(`There is no revision ${revision} here. Name one with --against, such as --against HEAD.`)
  return toSource(tree, settings, noFiles())
}

/**
 * Returns the texts that the work tree has changed or removed since it left a branch, as they were on that branch.
 * @throws if git fails, for example because the branch does not exist.
 */
export function readReplaced(root: string, branch: string, within: readonly string[]) {
  return replacedFiles(root, branch, within).map(({ path, bytes }) => ({ file: path, text: decodeUtf8(bytes) ?? '' }))
}

function toSource(tree: FileTree, settings: ContentSettings, cached: ReadFiles): ProjectSource {
  const below = (folder: string) => tree.files.filter(({ path }) => path.startsWith(`${folder}/`))
  const links = tree.files.filter(({ isLink }) => isLink).map(({ path }) => path)
  const texts = readFiles(tree, below('content').filter(isText), cached.texts, decodeUtf8)
  const { sources, files, problems } = listSources(below('content'), texts)
  for (const link of links) texts.set(link, undefined)
  const withPictures = [...sources.map(({ text }) => text), ...(isPreview(settings) ? Object.values(examples) : [])]
  const named = [...new Set(withPictures.flatMap(picturesIn))].sort()
  return {
    settings,
    sources,
    files,
    texts,
    pictures: readPictures(tree, below('public'), named, links, cached),
    isPublic: openPublic(below('public'), links),
    links,
    problems,
    stamp: tree.files.map(({ path, stamp }) => `${path} ${stamp}`).join('\n'),
  }
}

/** Reads files. Takes the results of unchanged files from `cached`. */
function readFiles<Result>(
  tree: FileTree,
  files: readonly TreeFile[],
  cached: Map<string, { stamp: string; result: Result }>,
  parse: (bytes: Buffer, path: string) => Result,
): Map<string, Result> {
  const changed = files.filter(({ path, stamp }) => cached.get(path)?.stamp !== stamp)
  let index = 0
  for (const bytes of tree.read(changed)) {
    const { path = '', stamp = '' } = changed[index++] ?? {}
    cached.set(path, { stamp, result: parse(bytes, path) })
  }
  return new Map(
    files.flatMap(({ path }) => {
      const read = cached.get(path)
      return read ? [[path, read.result]] : []
    }),
  )
}

function readPictures(
  tree: FileTree,
  files: readonly TreeFile[],
  named: readonly string[],
  links: readonly string[],
  cached: ReadFiles,
): Pictures {
  const wanted = new Set(named.map((src) => `public${src}`))
  const there = files.filter(({ path, isLink }) => !isLink && wanted.has(path))
  const addressOf = (path: string) => path.slice('public'.length)
  const sizes = readFiles(tree, there, cached.pictures, (bytes, path) => measurePicture(addressOf(path), bytes))
  const all = files.filter(({ path, isLink }) => !isLink && path.startsWith('public/images/'))
  const reasonFor = (src: string) =>
    isBelow(links, `public${src}`)
      ? pictureIsLink(src)
      : missingPicture(
          src,
          all.map(({ path }) => addressOf(path)),
        )
  return Object.fromEntries(named.map((src) => [src, sizes.get(`public${src}`) ?? reasonFor(src)]))
}

function openPublic(files: readonly TreeFile[], links: readonly string[]) {
  const paths = new Set<string>()
  for (const { path } of files)
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) paths.add(path.slice(0, end))
  return (address: string) => paths.has(`public${address}`) || isBelow(links, `public${address}`)
}

function isBelow(links: readonly string[], file: string): boolean {
  return links.some((link) => file === link || file.startsWith(`${link}/`))
}

/** Reports each symbolic link instead of the problems below it: its target could be any file on the machine. */
export function reportLinks({ links }: Pick<ProjectSource, 'links'>, problems: readonly Problem[]): Problem[] {
  const message = {
    en: 'This is a symbolic link. Replace it with the file or folder itself.',
    nl: 'Dit is een symbolische koppeling. Vervang die door het bestand of de map zelf.',
  }
  const remaining = problems.filter(({ file }) => !isBelow(links, file))
  return [...remaining, ...links.map((link) => problemOf(link, 'content-file', { message }))]
}

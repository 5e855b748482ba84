import { type Locale, locales } from '../../site/locales.ts'
import type { TreeFile } from '../lib/file-tree.ts'
import { closestMatch, toSlug } from '../lib/strings.ts'
import { tooLong } from './mdx/limits.ts'
import { compare, didYouMean, kilobytes, type Message, oneOf, type Problem, problemOf, say } from './problem.ts'
import { type Collection, collections, fixedNames } from './schema/entries.ts'

export const businessFile = 'content/business.yaml'

export const agreedTermsFile = 'content/terms.yaml'

export const searchVocabularyFile = (locale: Locale) => `content/${locale}/search.yaml`

export const versionFolder = (locale: Locale) => `content/${locale}/legal/versions`

/** Limits far above any real text, to protect the compiler. */
const maxBytes = 300_000
const maxHeadings = 200

/** Content file. Its path gives its type: content/<locale>/<collection>/<name>.mdx. */
export interface SourceFile {
  /** Path from the project root, with forward slashes. */
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** Without byte-order mark; line feeds only. */
  text: string
}

/** Parts of the path of a content file. */
type Location = Omit<SourceFile, 'file' | 'text'>

/** True for texts to read: collections, YAML files and legal versions. Excludes links, and files that are too large. */
export function isText({ path, isLink, size }: TreeFile): boolean {
  if (isLink || !path.startsWith('content/')) return false
  return isYamlFile(path) || isVersion(path) || (!temporary.test(path) && 'locale' in locate(path) && size <= maxBytes)
}

/**
 * Returns the texts of the collections. `files` maps correct paths to actual ones, so that a misnamed file is not also
 * reported as missing. `texts` has the texts of all files for which `isText` is true; undefined if one is not UTF-8.
 */
export function listSources(content: readonly TreeFile[], texts: ReadonlyMap<string, string | undefined>) {
  const sources: SourceFile[] = []
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const { path: file, isLink, size } of content) {
    if (isYamlFile(file) || isVersion(file) || temporary.test(file)) continue
    const report = (message: Message) => void problems.push(problemOf(file, 'content-file', { message }))
    const location = locate(file)
    if ('message' in location) {
      report(location.message)
      if (location.meant) files.set(location.meant, file)
      continue
    }
    files.set(file, file)
    const text = texts.get(file)
    const headings = text?.match(/^#{1,6}[ \t]/gm)?.length ?? 0
    // Skips symbolic links, which `reportLinks` reports.
    if (isLink) continue
    if (size > maxBytes) report(say(tooLong, { size: kilobytes(size), limit: kilobytes(maxBytes) }))
    else if (text === undefined) report(notText)
    else if (headings > maxHeadings) report(say(tooManyHeadings, { count: headings, limit: maxHeadings }))
    else sources.push({ file, ...location, text })
  }
  return { sources: sources.sort((a, b) => compare(a.file, b.file)), files, problems }
}

const tooManyHeadings = {
  en: 'This text has {count} headings, but may have at most {limit}. Split it into several texts.',
  nl: 'Deze tekst heeft {count} koppen, maar mag er hoogstens {limit} hebben. Splits hem in meerdere teksten.',
}

const wrongName = {
  en: '"{file}" cannot be the name of a text. Rename it to {name}, in both languages.',
  nl: '"{file}" kan niet de naam van een tekst zijn. Hernoem het tot {name}, in beide talen.',
}
const noTextName = {
  en: '"{file}" cannot be the name of a text. If it is a picture, move it to public/images. If it is a text, rename it to {name}.',
  nl: '"{file}" kan niet de naam van een tekst zijn. Is het een afbeelding, verplaats het dan naar public/images. Is het een tekst, hernoem het dan tot {name}.',
}

/** Returns the location of a content file, or why it has none. `meant` is its correct path, if its name is wrong. */
export function locate(file: string): Location | { message: Message; meant?: string } {
  const [home, folder = '', kind = '', fileName = '', deeper] = file.split('/')
  const locale = locales.find((candidate) => candidate === folder)
  const collection = collections.find((name) => name === kind)
  if (home !== 'content' || !locale || !collection || fileName === '' || deeper !== undefined)
    return {
      message: {
        en: 'This file is not in a folder that the site reads. Move it to one of these folders in {folders}: {collections}.',
        nl: 'Dit bestand staat niet in een map die de site leest. Verplaats het naar een van deze mappen in {folders}: {collections}.',
        values: {
          folders: oneOf((locale ? [locale] : locales).map((locale) => `content/${locale}/`)),
          collections: collections.join(', '),
        },
      },
    }
  const name = fileName.replace(/\.\w+$/, '')
  const fixed = fixedNames[collection]
  if (fixed && !fixed.includes(name)) {
    const close = closestMatch(name, fixed)
    const cure = close
      ? didYouMean(`${close}.mdx`)
      : {
          en: 'Rename it to one of these: {names}.',
          nl: 'Hernoem het tot een van deze: {names}.',
          values: { names: fixed.join(', ') },
        }
    const message = {
      en: '"{file}" does not belong in {collection}. {cure}',
      nl: '"{file}" hoort niet in {collection}. {cure}',
      values: { file: fileName, collection, cure },
    }
    return { message }
  }
  const right = fixed ? `${name}.mdx` : `${toSlug(name)}.mdx`
  if (fileName === right) return { locale, collection, name }
  const values = { file: fileName, name: right }
  const isText = /\.(?:mdx?|markdown|txt)$/i.test(fileName)
  if (isText) return { message: { ...wrongName, values }, meant: `content/${locale}/${collection}/${right}` }
  return { message: { ...noTextName, values } }
}

export const isVersion = (file: string) => locales.some((locale) => file.startsWith(`${versionFolder(locale)}/`))

const isYamlFile = (file: string) => yamlFiles.includes(file)

const yamlFiles = [businessFile, agreedTermsFile, ...locales.map(searchVocabularyFile)]

/** Matches temporary files from editors and operating systems: .DS_Store, page.mdx~, #page.mdx#. */
const temporary = /(?:^|\/)[.#][^/]*$|~$|\.(bak|orig|swp|tmp)$/

export const notText = {
  en: 'The file is not UTF-8. Save it again as UTF-8.',
  nl: 'Het bestand is geen UTF-8. Sla het opnieuw op als UTF-8.',
}

/** Decodes UTF-8, without byte-order mark and with line feeds only; undefined if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return plainText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return undefined
  }
}

export function plainText(saved: string): string {
  return saved.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

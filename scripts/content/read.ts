import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../site/locales.ts'
import { fromFolder, linkOn, linksIn } from '../lib/files.ts'
import { closestMatch, toSlug } from '../lib/strings.ts'
import { compare, didYouMean, kilobytes, type Message, oneOf, type Problem, problemOf } from './problem.ts'
import { type Collection, collections, fixedNames } from './schema/entries.ts'

export const businessFile = 'content/business.yaml'

export const termsFile = 'content/terms.yaml'

export const vocabularyFile = (locale: Locale) => `content/${locale}/search.yaml`

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

/**
 * Reads every content file. `files` maps correct paths to actual ones, so that a misnamed file is not also reported as
 * missing.
 */
export function readSources(root: string) {
  const sources: SourceFile[] = []
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const file of listContentFiles(root)) {
    const report = (message: Message) => void problems.push(problemOf(file, 'content-file', { message }))
    const location = locate(file)
    if ('message' in location) {
      report(location.message)
      if (location.meant) files.set(location.meant, file)
      continue
    }
    files.set(file, file)
    const stats = lstatSync(join(root, file))
    // reportLinks reports symbolic links.
    if (stats.isSymbolicLink()) continue
    if (stats.size > maxBytes) {
      report({
        en: 'The file has %1. Split it: a text has at most %2.',
        nl: 'Het bestand is %1 groot. Splits het: een tekst heeft hoogstens %2.',
        values: [kilobytes(stats.size), kilobytes(maxBytes)],
      })
      continue
    }
    const text = decode(readSaved(join(root, file)))
    const headings = text?.match(/^#{1,6}[ \t]/gm)?.length ?? 0
    if (text === undefined) report(notText)
    else if (headings > maxHeadings)
      report({
        en: 'The file has %1 headings. Split it: a text has at most %2.',
        nl: 'Het bestand heeft %1 koppen. Splits het: een tekst heeft er hoogstens %2.',
        values: [headings, maxHeadings],
      })
    else sources.push({ file, ...location, text })
  }
  return { sources: sources.sort((a, b) => compare(a.file, b.file)), files, problems }
}

export function locate(file: string): Omit<SourceFile, 'file' | 'text'> | { message: Message; meant?: string } {
  const [home, folder = '', kind = '', base = '', deeper] = file.split('/')
  const locale = locales.find((known) => known === folder)
  const collection = collections.find((name) => name === kind)
  if (home !== 'content' || !locale || !collection || base === '' || deeper !== undefined)
    return {
      message: {
        en: 'This file is in no collection. Move it to %1 and one of: %2.',
        nl: 'Dit bestand staat in geen map van de site. Verplaats het naar %1 en een van deze mappen: %2.',
        values: [oneOf((locale ? [locale] : locales).map((known) => `content/${known}/`)), collections.join(', ')],
      },
    }
  const name = base.replace(/\.\w+$/, '')
  const fixed = fixedNames[collection]
  if (fixed && !fixed.includes(name)) {
    const close = closestMatch(name, fixed)
    const cure = close
      ? didYouMean(`${close}.mdx`)
      : { en: 'Rename it to one of: %1.', nl: 'Hernoem het tot een van deze: %1.', values: [fixed.join(', ')] }
    const message = {
      en: '"%1" is no text of %2. %3',
      nl: '"%1" is geen tekst van %2. %3',
      values: [base, collection, cure],
    }
    return { message }
  }
  const right = fixed ? `${name}.mdx` : `${toSlug(name)}.mdx`
  if (base === right) return { locale, collection, name }
  const message = {
    en: '"%1" is not the name of a text. Rename it to %2, in every language. A picture belongs in public/images.',
    nl: '"%1" is niet de naam van een tekst. Hernoem het tot %2, in elke taal. Een afbeelding hoort in public/images.',
    values: [base, right],
  }
  const isText = /\.(?:mdx?|markdown|txt)$/i.test(base)
  return { message, meant: isText ? `content/${locale}/${collection}/${right}` : undefined }
}

function listContentFiles(root: string): string[] {
  if (!existsSync(join(root, 'content')) || linkOn(root, 'content')) return []
  return readdirSync(join(root, 'content'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => fromFolder(root, join(entry.parentPath, entry.name)))
    .filter((file) => !lists.includes(file) && !versionFolders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !temporary.test(file))
    .sort()
}

const lists = [businessFile, termsFile, ...locales.map(vocabularyFile)]
const versionFolders = locales.map(versionFolder)

/** Matches temporary files of editors and operating systems: .DS_Store, page.mdx~, #page.mdx#. */
const temporary = /(?:^|\/)[.#][^/]*$|~$|\.(bak|orig|swp|tmp)$/

export const notText = {
  en: 'The file is not UTF-8. Save it again with the encoding UTF-8.',
  nl: 'Het bestand is geen UTF-8. Bewaar het opnieuw met de codering UTF-8.',
}

/** Returns text without byte-order mark and with line feeds only; undefined for a symbolic link or invalid UTF-8. */
export function readText(root: string, file: string): string | undefined {
  return linkOn(root, file) ? undefined : decode(readSaved(join(root, file)))
}

function decode(bytes: Buffer): string | undefined {
  try {
    return plainText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Retries an empty file, because many editors truncate a file before they write it. */
function readSaved(path: string, tries = 5): Buffer {
  const bytes = readFileSync(path)
  if (bytes.length > 0 || tries === 1) return bytes
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  return readSaved(path, tries - 1)
}

export function plainText(saved: string): string {
  return saved.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

/** Returns the text of a list file; null if it is missing, undefined if unreadable. */
export function readList(root: string, file: string): string | null | undefined {
  return existsSync(join(root, file)) ? readText(root, file) : null
}

/** Reports each symbolic link instead of the problems below it: its target could be any file of the machine. */
export function reportLinks(root: string, found: readonly Problem[]): Problem[] {
  const links = linksIn(root, ['content', 'public'])
  const isOwn = ({ file }: Problem) => !links.some((link) => file === link || file.startsWith(`${link}/`))
  const message = {
    en: 'This is a link to another place. Put the file or folder itself here.',
    nl: 'Dit is een koppeling naar een andere plek. Zet het bestand of de map zelf hier.',
  }
  return [...found.filter(isOwn), ...links.map((link) => problemOf(link, 'content-file', { message }))]
}

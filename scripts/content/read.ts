import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Locale } from '../../site/locales.ts'
import { locales } from '../../site/locales.ts'
import type { Problem } from './problem.ts'
import { type Collection, collections } from './schema.ts'

/** One content file as it was found. Its place says what it is: content/<locale>/<collection>/<name>.mdx. */
export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** The text, without byte-order mark and with line feeds only. */
  text: string
}

/** Reads every content file below `root`. What is not a readable content file is a problem. */
export function readContent(root: string): { sources: SourceFile[]; problems: Problem[] } {
  const sources: SourceFile[] = []
  const problems: Problem[] = []
  for (const path of listFiles(join(root, 'content'))) {
    const file = relative(root, path).split(sep).join('/')
    const report = (message: string) => void problems.push({ file, line: 1, column: 1, message })
    if (file === 'content/business.yaml' || isBackup(file)) continue
    const [, folder = '', collection = '', base = '', ...deeper] = file.split('/')
    const locale = locales.find((known) => known === folder)
    const known = collections.find((name) => name === collection)
    if (!locale || !known || deeper.length > 0) {
      report(
        `This file is in no collection. Move it to content/${locale ?? locales[0]}/ and one of: ${collections.join(', ')}.`,
      )
      continue
    }
    if (!base.endsWith('.mdx')) {
      report(
        `A content file ends in .mdx. Rename it to ${base.replace(/\.[^.]*$/, '')}.mdx, or move it out of content.`,
      )
      continue
    }
    const name = base.slice(0, -'.mdx'.length)
    if (known !== 'pages' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      report(`The file name "${base}" is no slug. Rename it to ${toSlug(name)}.mdx, in every language.`)
      continue
    }
    const text = decode(readFileSync(path))
    if (text === undefined) report('The file is not UTF-8. Save it again with the encoding UTF-8.')
    else sources.push({ file, locale, collection: known, name, text })
  }
  return { sources, problems }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** What editors and systems leave behind: .DS_Store, page.mdx~, .page.mdx.swp, #page.mdx#. */
function isBackup(file: string): boolean {
  const base = file.slice(file.lastIndexOf('/') + 1)
  return /^[.#]|~$|\.(bak|orig|swp|tmp)$/.test(base)
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}

/** The nearest slug to a text: "Wat kost het?" → wat-kost-het. */
export function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'naam'
}

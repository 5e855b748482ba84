import { locales } from '../../site/locales.ts'
import type { Entry } from './entry.ts'
import type { Problem } from './problem.ts'
import { fixedNames } from './schema.ts'

/** Every entry has a twin of the same name in every language, and twins share their headings. */
export function checkTwins(entries: readonly Entry[], files: ReadonlySet<string>): Problem[] {
  return [
    ...missingFixed(files),
    ...missingTwins(entries, files),
    ...entries.flatMap((entry) => differingHeadings(entry, entries)),
  ]
}

/** Collections of a fixed set, such as the pages, have each file in each language and no other. */
function missingFixed(files: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  for (const [collection, names = []] of Object.entries(fixedNames)) {
    for (const locale of locales) {
      for (const name of names) {
        const file = `content/${locale}/${collection}/${name}.mdx`
        if (files.has(file)) continue
        const twin = locales
          .map((other) => `content/${other}/${collection}/${name}.mdx`)
          .find((other) => files.has(other))
        problems.push(at(file, `The file is missing. Write it${twin ? ` as the twin of ${twin}` : ''}.`))
      }
    }
    for (const file of files) {
      const [, , folder, base = ''] = file.split('/')
      if (folder !== collection || names.includes(base.slice(0, -'.mdx'.length))) continue
      problems.push(
        at(
          file,
          `No ${collection === 'pages' ? 'route' : `entry of ${collection}`} has this name. Rename the file to one of: ${names.join(', ')}.`,
        ),
      )
    }
  }
  return problems
}

function missingTwins(entries: readonly Entry[], files: ReadonlySet<string>): Problem[] {
  return entries.flatMap((entry) => {
    if (fixedNames[entry.collection]) return []
    const absent = locales.filter((locale) => !files.has(twinFile(entry, locale)))
    return absent.map((locale) =>
      at(
        entry.file,
        `The twin ${twinFile(entry, locale)} is missing. Translate this file to it, with the same file name.`,
      ),
    )
  })
}

/** Headings of twins pair off by position; what the Dutch file names is what its twins must answer. */
function differingHeadings(entry: Entry, entries: readonly Entry[]): Problem[] {
  const [first] = locales
  if (entry.locale === first) return []
  const original = entries.find(
    (other) => other.locale === first && other.collection === entry.collection && other.name === entry.name,
  )
  if (!original || original.hasBody !== entry.hasBody) return []
  const problems: Problem[] = []
  const [ours, theirs] = [entry.body.headings, original.body.headings]
  if (ours.length !== theirs.length) {
    return [
      at(
        entry.file,
        `This file has ${ours.length} headings and its twin ${original.file} has ${theirs.length}. Give both the same headings.`,
      ),
    ]
  }
  ours.forEach((heading, index) => {
    const other = theirs[index]
    if (!other || other.id === heading.id) return
    const cure = /\[#[a-z0-9-]+\]\s*$/.test(heading.written)
      ? heading.written.trim()
      : `${heading.written.trim()} [#${heading.id}]`
    const theirCure = other.written.replace(/\s*\[#[^\]]*\]\s*$/, '').trim()
    problems.push({
      file: original.file,
      line: other.line,
      column: 1,
      message: `The anchor "${other.id}" is "${heading.id}" in ${entry.file}:${heading.line}. Write ${theirCure} [#${heading.id}] here and ${cure} there.`,
    })
  })
  return problems
}

function twinFile(entry: Entry, locale: string): string {
  return `content/${locale}/${entry.collection}/${entry.name}.mdx`
}

function at(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message }
}

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/lib/files.ts'
import { type Node, visitNodes } from '../nodes.ts'

const rooms = ['site', 'components', 'renderer', 'pages', 'scripts', 'editor', 'tests']

/**
 * Adds German to the list of languages of a project, and to every table of one value a language in these files. Its
 * numbers and units are written as the Irish write them, as its words are the English ones.
 */
export function addToPrograms(project: string, files = rooms.flatMap((room) => programsIn(project, room))) {
  edit(join(project, 'site/locales.ts'), (text) =>
    text
      .replace("['nl', 'en'] as const", "['nl', 'en', 'de'] as const")
      .replace(/( *)en: \{ name: .*\n(?! *de:)/, "$&$1de: { name: 'Deutsch', english: 'German', tag: 'en-IE' },\n"),
  )
  for (const file of files) edit(join(project, file), (text) => withGerman(project, file, text))
}

function programsIn(project: string, room: string): string[] {
  return listFiles(join(project, room))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`)
}

/** Adds German to the content of a project and of its tests, or to one file. Its words are the English ones. */
export function addContent(project: string, files = ['business.yaml', 'terms.yaml', 'de']) {
  for (const content of [join(project, 'content'), join(project, 'tests/fixtures/content')])
    for (const file of files) {
      const path = join(content, file)
      if (file === 'de') copyEnglish(content)
      else if (existsSync(path)) edit(path, file === 'terms.yaml' ? withTerms : withValues)
    }
}

/** One value a line, or a few on one, with the English one for German. */
function withValues(text: string): string {
  return text.replace(/\ben: ((?:!\w+ )?"[^"\n]*"|[^,}\n]*[^,}\s])(?!.*\bde:)/g, '$&, de: $1')
}

/** The list of English words, for German as well. */
function withTerms(text: string): string {
  return text.replace(/^en:\n((?: .*\n|\n)*)/m, '$&de:\n$1')
}

/** Takes a post out of the German content. `without` says in the Dutch one why. */
export function leavePostOut(project: string) {
  const folder = (locale: string) => join(project, 'content', locale, 'blog')
  const name = readdirSync(folder('de')).at(-1) ?? ''
  rmSync(join(folder('de'), name))
  const without = () =>
    edit(join(folder('nl'), name), (text) => text.replace(/^---\n/, '---\nnoTwin: Only for readers in two countries\n'))
  return { name, without }
}

function copyEnglish(content: string) {
  const german = join(content, 'de')
  // What was published in English never was in German.
  cpSync(join(content, 'en'), german, { recursive: true, filter: (from) => !from.endsWith('versions') })
  // Nobody has given its legal texts their number yet.
  for (const file of listFiles(german))
    edit(join(german, file), (text) => inGerman(text).replace(/^printed: .*\n/m, ''))
}

function edit(path: string, change: (text: string) => string) {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

/** Addresses of the English site, as those of the German one. */
function inGerman(text: string): string {
  return text.replace(/(?<![\w/])\/en(?=[/'"`)#?]|$)|(?<=:search-words)\/en\b/gm, '/de')
}

/** A program of which every table with a value for `nl` and for `en` has one for `de`. */
function withGerman(project: string, file: string, code: string): string {
  const added: { at: number; text: string }[] = []
  visitNodes(join(project, file), (node) => {
    const { nl, en, de } = node.type === 'ObjectExpression' ? valuesOf(node) : {}
    if (!nl || !en || de) return
    const value = inGerman(code.slice(en.start, en.end))
    // What the interface says is marked, so that a text that stands elsewhere shows.
    const marked = file === 'site/messages.ts' ? value.replace(/(?<=^'.*)'$/s, " (de)'") : value
    added.push({ at: en.end, text: `, de: ${marked}` })
  })
  return added
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: addition }) => text.slice(0, at) + addition + text.slice(at), code)
}

/** Where the values of a table stand in the program, by their names. */
function valuesOf(table: Node): Record<string, { start: number; end: number }> {
  const properties = table.properties as { key?: { name?: string }; value: { start: number; end: number } }[]
  return Object.fromEntries(properties.flatMap(({ key, value }) => (key?.name ? [[key.name, value]] : [])))
}

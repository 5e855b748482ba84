import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/lib/files.ts'
import { type Node, visitNodes } from '../nodes.ts'

const rooms = ['site', 'components', 'renderer', 'pages', 'scripts', 'editor', 'tests']

/**
 * Adds German to a project's language list and to every per-language table of these files. Numbers follow the Irish
 * locale, because the texts are the English ones.
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
    .map((name) => `${room}/${name}`)
    .filter((file) => /\.tsx?$|^editor\/.*\.json$/.test(file))
}

/** Adds German to the content and the test content, or only to `files`. Its texts are the English ones. */
export function addContent(project: string, files = ['business.yaml', 'terms.yaml', 'de']) {
  for (const content of [join(project, 'content'), join(project, 'tests/fixtures/content')])
    for (const file of files) {
      const path = join(content, file)
      if (file === 'de') copyEnglish(content)
      else if (existsSync(path)) edit(path, file === 'terms.yaml' ? withTerms : withValues)
    }
}

function withValues(text: string): string {
  return text.replace(/\ben: ((?:!\w+ )?"[^"\n]*"|[^,}\n]*[^,}\s])(?!.*\bde:)/g, '$&, de: $1')
}

function withTerms(text: string): string {
  return text.replace(/^en:\n((?: .*\n|\n)*)/m, '$&de:\n$1')
}

/** Removes a post from the German content. The returned `without` adds the reason for its absence to the Dutch post. */
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
  // No German version was ever published.
  cpSync(join(content, 'en'), german, { recursive: true, filter: (from) => !from.endsWith('versions') })
  for (const file of listFiles(german))
    edit(join(german, file), (text) => inGerman(text).replace(/^printed: .*\n/m, ''))
}

function edit(path: string, change: (text: string) => string) {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
}

function inGerman(text: string): string {
  return text.replace(/(?<![\w/])\/en(?=[/'"`)#?]|$)|(?<=:search-words)\/en\b/gm, '/de')
}

/** Adds `de` to every table with `nl` and `en`. */
function withGerman(project: string, file: string, code: string): string {
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(code, addEnglish), null, 2)
  const added: { at: number; text: string }[] = []
  visitNodes(join(project, file), (node) => {
    const { nl, en, de } = node.type === 'ObjectExpression' ? valuesOf(node) : {}
    if (!nl || !en || de) return
    const value = inGerman(code.slice(en.start, en.end))
    // Mark interface texts, to reveal hard-coded ones.
    const marked = file === 'site/messages.ts' ? value.replace(/(?<=^'.*)'$/s, " (de)'") : value
    added.push({ at: en.end, text: `, de: ${marked}` })
  })
  return added
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: addition }) => text.slice(0, at) + addition + text.slice(at), code)
}

function addEnglish(_: string, value: unknown): unknown {
  const isTable = typeof value === 'object' && value !== null && 'nl' in value && 'en' in value
  return isTable ? { ...value, de: value.en } : value
}

function valuesOf(table: Node): Record<string, { start: number; end: number }> {
  const properties = table.properties as { key?: { name?: string }; value: { start: number; end: number } }[]
  return Object.fromEntries(properties.flatMap(({ key, value }) => (key?.name ? [[key.name, value]] : [])))
}

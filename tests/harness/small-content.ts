import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { fingerprintOf, readHead } from '../../scripts/content/document.ts'
import { type Collection, fixedNames, schemaOf } from '../../scripts/content/schema/entries.ts'
import { type Locale, locales } from '../../site/locales.ts'
import type { PageName } from '../../site/routes.ts'
import { viewOf } from '../../site/views.ts'

const fixtures = join(import.meta.dirname, '../fixtures/content')

export function writeSmallSources(project: string) {
  for (const name of ['content', 'public']) rmSync(join(project, name), { recursive: true, force: true })
  writeSmallContent(join(project, 'content'))
  cpSync(join(fixtures, '../public'), join(project, 'public'), { recursive: true })
  cpSync(join(fixtures, '../../../public/favicon.svg'), join(project, 'public/favicon.svg'))
}

/**
 * Writes tests/fixtures/content to a folder. Generates placeholder text for missing files and fields, so that a new
 * page or field needs no fixture.
 */
function writeSmallContent(content: string) {
  cpSync(fixtures, content, { recursive: true })
  for (const locale of locales)
    for (const [collection, names] of Object.entries(fixedNames))
      for (const name of names) complete(content, locale, collection as Collection, name)
  for (const [collection, names] of Object.entries(fixedNames))
    for (const name of names) markTwins(content, `${collection}/${name}.mdx`)
}

/** Marks the translations of a text as up to date. */
function markTwins(content: string, name: string) {
  const [source = '', ...twins] = locales.map((locale) => join(content, locale, name))
  const parsed = readHead(name, readFileSync(source, 'utf8'))
  if (parsed.problems.length > 0) return
  for (const twin of twins) {
    const text = readFileSync(twin, 'utf8')
    const [head = '', ...rest] = text
      .replace(/^translates: .*\n/m, '')
      .split(/^---\n/m)
      .slice(1)
    writeFileSync(twin, ['', `${head}translates: ${fingerprintOf(parsed)}\n`, ...rest].join('---\n'))
  }
}

function complete(content: string, locale: Locale, collection: Collection, name: string) {
  const path = join(content, locale, collection, `${name}.mdx`)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '---\n---\n'
  const [, frontmatter = '', written = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? []
  const hasText = collection === 'pages' && viewOf(name as PageName).hasText
  const body = hasText && !written ? `\n## ${name} [#${name}]\n\nText of ${name}.\n` : written
  const fields: unknown = parse(frontmatter) ?? {}
  const schema = z.toJSONSchema(schemaOf(collection, name, locale), { io: 'input', unrepresentable: 'any' })
  const whole = sample(schema as Shape, fields, [name])
  if (isDeepStrictEqual(whole, fields)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `---\n${stringify(whole)}---\n${body}`)
}

/** The subset of JSON Schema that content schemas use. */
interface Shape {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

/** Value of a shape: known fields, and generated text for the rest. */
function sample(shape: Shape, known: unknown, path: readonly string[]): unknown {
  const { type, properties = {}, required = [], items = {}, minItems = 0, maxItems = 99 } = shape
  // A record has no fixed keys.
  if (type === 'object' && !shape.properties) return known
  if (type === 'object') {
    const given = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {}
    const own = Object.entries(properties).filter(([name]) => name in given || required.includes(name))
    return Object.fromEntries(own.map(([name, inner]) => [name, sample(inner, given[name], [...path, name])]))
  }
  if (type === 'array') {
    const given = Array.isArray(known) ? known : []
    const length = Math.min(maxItems, Math.max(minItems, given.length))
    return Array.from({ length }, (_, index) => sample(items, given[index], [...path, String(index + 1)]))
  }
  if (shape.enum) return shape.enum.includes(known) ? known : shape.enum[0]
  if (type === undefined || typeof known === (type === 'integer' ? 'number' : type)) return known
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return 1
  return path
    .join(' ')
    .slice(0, shape.maxLength)
    .padEnd(shape.minLength ?? 1, '.')
}

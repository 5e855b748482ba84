import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMap, isPair, isScalar, type Pair, parseDocument, Scalar, visit } from 'yaml'
import { categories } from '../../site/categories.ts'
import { nameFields } from '../../site/fields.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { writeIn } from '../harness/builds/changes.ts'
import { realFacts } from '../harness/builds/real-facts.ts'
import { person } from '../journeys/person.ts'

// Simulates a year of ordinary writing on a copy of the current content. No check or test may fail.

const writer = person()

const pathOf = (locale: Locale, file: string) => join(writer.folder, 'content', locale, file)
const filesIn = (locale: Locale, collection: string) =>
  readdirSync(pathOf(locale, collection)).map((name) => pathOf(locale, `${collection}/${name}`))

/** Edits a file. Throws if nothing changes. */
function edit(path: string, change: (text: string) => string) {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`Nothing changed in ${path}.`)
  writeFileSync(path, changed)
}

const year: Record<string, (locale: Locale) => void> = {
  'a new article in each category, the newest and the oldest there is, and a teaser': (locale) => {
    for (const [index, { slug }] of Object.values(categories).entries()) {
      const category = slug[locale]
      writeIn(locale, `${slug.nl}-nieuw`, 901 + index, { date: '2026-11-20', category })(writer.folder)
      writeIn(locale, `${slug.nl}-oud`, 921 + index, { date: '2019-02-03', category })(writer.folder)
    }
    writeIn(locale, 'belofte', 941, { readTime: '4', slug: undefined }, '')(writer.folder)
  },
  'entries moved until a category has one, and another none': (locale) => {
    const of = ({ slug }: (typeof categories)['howTo' | 'useCases']) =>
      filesIn(locale, 'blog').filter((path) => readFileSync(path, 'utf8').includes(`\ncategory: ${slug[locale]}\n`))
    for (const path of [...of(categories.howTo), ...of(categories.useCases).slice(1)])
      edit(path, (text) => text.replace(/^category: .*/m, `category: ${categories.technical.slug[locale]}`))
  },
  'a question and a clause more, and headings in other words with the same id': (locale) => {
    const more = (title: string) => (text: string) => `${text.trimEnd()}\n\n## ${title}\n\nJa, dat kan.\n`
    edit(filesIn(locale, 'faq')[0] ?? '', more('Kan het ook op maandag 17? [#monday]'))
    edit(pathOf(locale, 'legal/terms.mdx'), more('Overdracht aan derden 17 [#transfer]'))
    for (const [index, path] of [...filesIn(locale, 'faq'), ...filesIn(locale, 'legal')].entries())
      if (path.endsWith('.mdx'))
        edit(path, (text) => text.replace(/^## .*( \[#[\w-]+\])$/m, `## Een andere kop ${index}$1`))
  },
  'every text of every page, plan and module in other words': (locale) => {
    for (const collection of ['pages', 'plans', 'modules'])
      for (const path of filesIn(locale, collection)) edit(path, reworded)
  },
}

const names = new Set([...nameFields, 'translates'])

/** Replaces the words of a file with others of the same length. Keeps facts. */
function reworded(text: string): string {
  const [, frontmatter = '', rest = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? []
  const document = parseDocument(frontmatter)
  // Rewording changes units that consist of letters, so their numbers no longer need a reason. Numbers with a symbol,
  // such as €, still do.
  const numbers = document.get('numbers')
  if (isMap(numbers)) numbers.items = numbers.items.filter(({ key }) => !/[a-z]/i.test(String(key)))
  visit(document, {
    Scalar(key, node, path) {
      const pair = path.findLast((part): part is Pair => typeof part === 'object' && 'key' in part)
      const name = pair?.key instanceof Scalar ? String(pair.key.value) : ''
      if (key === 'key' || names.has(name) || typeof node.value !== 'string') return
      if (path.some((part) => isPair(part) && isScalar(part.key) && part.key.value === 'assumes')) return
      node.value = node.value.replace(/\{[^}]*\}|[a-z]/gi, (found) => (found.length > 1 ? found : turned(found)))
    },
  })
  return `---\n${document.toString({ lineWidth: 0 })}---\n${rest}`
}

/** ROT13, which keeps words distinct and their length unchanged. */
function turned(letter: string): string {
  const first = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
}

const hours: Record<string, string> = { opens: '"8:30"', closes: '"17:30"' }

/** Fills in every placeholder of business.yaml, and changes all other numbers. */
function withFactsFilledIn(text: string): string {
  return text.replace(/^( +(\w+):) ?([^#\n]*)/gm, (_, start: string, name: string, value: string) => {
    const number = /(?<![/\d.])\d+(?![/\d.])/g
    const other = value.replaceAll('!placeholder ', '').replace(number, (digits) => String(Number(digits) + 1))
    return `${start} ${(hours[name] ?? realFacts[name] ?? other).replace(/\b(\d+) (month|hour|day|week|year)\b(?!s)/, '$1 $2s').trim()} `
  })
}

/** Replaces the value of the YAML property on a line. */
const withValue = (text: string, line: number, value: string) =>
  text
    .split('\n')
    .map((before, index) => (index === line - 1 ? before.replace(/: .*/, `: ${value}`) : before))
    .join('\n')

async function checked() {
  await ends('npm run legal -- --against HEAD')
  await ends('npm run check -- --quiet')
}

async function ends(line: string) {
  const { status, says } = await writer.types(line)
  expect({ status, says: status === 0 ? '' : says }).toEqual({ status: 0, says: '' })
}

test.each(Object.entries(year))('%s: the check finds no problem', { retry: 0 }, async (_, writeIn) => {
  locales.forEach(writeIn)
  await checked()
})

test('after a change of every fact, with each assumption confirmed as it says, the check finds no problem', {
  retry: 0,
}, async () => {
  edit(join(writer.folder, 'content/business.yaml'), withFactsFilledIn)
  const { says } = await writer.types('npm run check -- --quiet')
  const changed = [...says.matchAll(/^(content\S+):(\d+):\d+ .*, then write (.*) here\.$/gm)]
  expect(changed).not.toEqual([])
  for (const [, file = '', line, value] of changed)
    edit(join(writer.folder, file), (text) => withValue(text, Number(line), value ?? ''))
  await checked()
})

test('translations are accepted, the list of facts is written again, and a strict build is published', async () => {
  const { says } = await writer.types('npm run twin')
  const stale = [...says.matchAll(/^OUT OF DATE +content\/en\/(.*)$/gm)].map(([, name]) => name)
  await ends(`npm run twin -- accept ${stale.join(' ')}`)
  await ends('npm run facts')
  await ends('npm run build -- --strict')
})

test('then every test passes', () => writer.passes())

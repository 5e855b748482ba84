import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts'
import { inStyleOf } from '../editor/server/files.ts'
import { categories, categoryNames } from '../site/categories.ts'
import { lengths } from '../site/lengths.ts'
import { type Locale, type Localized, languages, locales, localize, namingLocale } from '../site/locales.ts'
import { checkProject } from './check/run.ts'
import { newCommand } from './commands.ts'
import { clockTime } from './content/clock.ts'
import type { Entry } from './content/entry.ts'
import { translate } from './content/problem.ts'
import { contentSettings } from './content/settings.ts'
import { suggestion } from './lib/strings.ts'
import { type EntryKind, kinds, type NewEntryRequest, type NewFile, planNew } from './new/plan-new.ts'

type Flags = ReturnType<typeof newCommand.opts> & Partial<Localized<string>>

// Asks questions only if run in a terminal without options.
const flags: Flags = newCommand.opts()
const root = process.cwd()
const { source, entries, site } = await checkProject(root, contentSettings(process.env))
const request = requestOf(Object.keys(flags).length > 0 || !process.stdin.isTTY ? flags : await ask())
const files =
  typeof request === 'string'
    ? request
    : planNew(source, { ...request, day: clockTime(site.now).slice(0, 10) }, entries)
if (!Array.isArray(files)) throw new Error(typeof files === 'string' ? files : translate(files))
write(files)

function write(files: readonly NewFile[]) {
  for (const { file, text } of files) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, existsSync(path) ? inStyleOf(readFileSync(path, 'utf8'), text) : text)
    console.log(file)
  }
  const [first] = files
  const entry = first?.file.replace(/^content\/\w+\/(.*)\.mdx$/, '$1')
  console.log('Fill in these files, view them with npm run dev, and run npm run check.')
  if (entry?.startsWith('blog/')) console.log('Remove draft: true to publish.')
  if (files.length > 1) console.log(`When both texts say the same thing, run npm run twin -- accept ${entry}.`)
}

function requestOf(stated: Flags): NewEntryRequest | string {
  const kind = kinds.find((candidate) => candidate === stated.kind)
  if (!kind) return choose('--kind', stated.kind, kinds)
  const title = localize((locale) => stated[locale]?.trim() ?? '')
  if (kind !== 'post') {
    const sections = sectionsFor(kind, entries)
    const into = sections.find((name) => name === stated.into)
    if (!into) return choose('--into', stated.into, sections)
    return { kind, title, into }
  }
  const name = categoryNames.find((category) =>
    Object.values(categories[category].slug).includes(stated.category as never),
  )
  const slugs = categoryNames.map((category) => categories[category].slug[namingLocale])
  if (!name) return choose('--category', stated.category, slugs)
  return { kind, title, category: categories[name].slug, why: stated.why }
}

function choose(flag: string, given = '', choices: readonly string[]): string {
  const meant = (given && suggestion(given, choices)) || ` Write one of ${choices.join(', ')}.`
  return given ? `${flag} "${given}" does not exist.${meant}` : `${flag} is missing.${meant}`
}

function sectionsFor(kind: EntryKind, entries: readonly Entry[]): string[] {
  const collection = kind === 'question' ? 'faq' : 'legal'
  return [...new Set(entries.filter((entry) => entry.collection === collection).map(({ name }) => name))].sort()
}

async function ask(): Promise<Flags> {
  intro(`A new entry, in ${locales.map((locale) => languages[locale].english).join(' and in ')}`)
  const kind = given(
    await select<EntryKind>({
      message: 'What do you want to write?',
      options: [
        { value: 'post', label: 'A post for the blog' },
        { value: 'question', label: 'A question with its answer, for the FAQ' },
        { value: 'legal', label: 'A section of a legal document' },
      ],
    }),
  )
  const stated: Flags = { kind }
  for (const locale of locales) stated[locale] = await askTitle(kind, locale)
  if (kind === 'post') {
    const options = Object.values(categories).map(({ name, slug }) => ({
      value: slug[namingLocale],
      label: name[namingLocale],
    }))
    stated.category = given(await select<string>({ message: 'Which category?', options }))
    if (!locales.every((locale) => stated[locale]))
      stated.why = given(await text({ message: 'Why is it not translated?', validate: lengthOf('reason') }))
  } else {
    const options = sectionsFor(kind, entries).map((value) => ({ value, label: value }))
    stated.into = given(await select<string>({ message: 'Where does it belong?', options }))
  }
  outro('Done.')
  return stated
}

async function askTitle(kind: EntryKind, locale: Locale): Promise<string> {
  const message = `Title in ${languages[locale].english}${kind === 'post' ? ' (leave empty to skip this language)' : ''}`
  const limit = lengthOf(kind === 'post' ? 'title' : 'line')
  const validate = (value = '') => (kind === 'post' && !value.trim() ? undefined : limit(value))
  return (given(await text({ message, validate })) ?? '').trim()
}

function lengthOf(text: keyof typeof lengths) {
  const [minLength, maxLength] = lengths[text]
  return (value = '') =>
    value.trim().length < minLength || value.trim().length > maxLength
      ? `Write ${minLength} to ${maxLength} characters.`
      : undefined
}

function given<T>(answer: T): Exclude<T, symbol> {
  if (!isCancel(answer)) return answer as Exclude<T, symbol>
  cancel('Nothing was written.')
  process.exit(1)
}

import { categories } from '../../site/categories.ts'
import { type Locale, locales, type Path } from '../../site/locales.ts'
import { pageSegment, routes } from '../../site/routes.ts'
import type { Message, Value } from '../check/message.ts'
import type { Problem } from '../check/problem.ts'
import { type Entry, fieldAt } from './entry.ts'

/** Checks the addresses of posts, those they had before, and reading times. */
export function checkPosts(entries: readonly Entry[]): Problem[] {
  return locales.flatMap((locale) => {
    const posts = entries.filter((entry) => entry.collection === 'blog' && entry.locale === locale)
    const taken = reservedSlugs(locale)
    return [...posts.flatMap((entry) => checkPost(entry, taken)), ...aliasesTaken(posts, taken)]
  })
}

function checkPost(entry: Entry, taken: ReadonlyMap<string, Message>): Problem[] {
  const problems: Problem[] = []
  const slug = slugOf(entry)
  const owner = taken.get(slug)
  if (owner) {
    const cure = entry.fields.slug
      ? { en: 'Choose another slug.', nl: 'Kies een andere slug.' }
      : { en: 'Give the file another name, or a slug.', nl: 'Geef het bestand een andere naam, of een slug.' }
    problems.push(
      problem(entry, 'post-address', 'slug', {
        en: 'slug "%1" is the address of %2. %3',
        nl: 'slug "%1" is het adres van %2. %3',
        values: [slug, owner, cure],
      }),
    )
  }
  const fault = faultOfReadTime(entry)
  return fault ? [...problems, problem(entry, 'read-time', 'readTime', fault)] : problems
}

function faultOfReadTime({ hasBody, unread, fields: { readTime } }: Entry): Message | undefined {
  if (hasBody && typeof readTime === 'number')
    return {
      en: 'readTime "%1" stands beside a text, from which it is computed. Leave the line out.',
      nl: 'readTime "%1" staat bij een tekst, waaruit de leestijd wordt berekend. Laat de regel weg.',
      values: [readTime],
    }
  if (!hasBody && readTime === undefined && !unread?.includes('readTime'))
    return {
      en: 'readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.',
      nl: 'readTime ontbreekt. Schrijf de minuten, zoals readTime: 4; alleen waar een tekst staat, wordt de leestijd berekend.',
    }
  return undefined
}

/** Slugs that other pages below /blog already have, with what has them. */
export function reservedSlugs(locale: Locale): Map<string, Message> {
  const taken = new Map<string, Message>([
    [pageSegment[locale], { en: 'the pages of the blog list', nl: 'de pagina’s van de bloglijst' }],
  ])
  for (const category of Object.values(categories))
    taken.set(category.slug[locale], { en: 'the category %1', nl: 'de categorie %1', values: [category.name[locale]] })
  for (const [name, { addresses }] of Object.entries(routes)) {
    const list: readonly Path[] = addresses[locale]
    for (const address of list)
      if (!address.includes(':'))
        taken.set(address.split('/').at(-1) ?? '', { en: 'the route %1', nl: 'de route %1', values: [name] })
  }
  return taken
}

/** An earlier address of a post is that of nothing else. */
function aliasesTaken(posts: readonly Entry[], reserved: ReadonlyMap<string, Message>): Problem[] {
  const owners = new Map<string, Value>(reserved)
  for (const entry of posts) owners.set(slugOf(entry), entry.file)
  return posts.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias) => {
      const owner = owners.get(alias)
      if (!owner) owners.set(alias, entry.file)
      if (!owner) return []
      const of = owner === entry.file ? { en: 'this post already', nl: 'dit artikel zelf' } : owner
      return [
        problem(entry, 'post-address', 'aliases', {
          en: 'aliases: "%1" is the address of %2. Take it out.',
          nl: 'aliases: "%1" is het adres van %2. Laat het weg.',
          values: [alias, of],
        }),
      ]
    }),
  )
}

/** The last parts of the addresses that a post had before. */
export function aliasesOf({ fields }: Pick<Entry, 'fields'>): string[] {
  return Array.isArray(fields.aliases) ? fields.aliases.filter((alias) => typeof alias === 'string') : []
}

/** The day of a post; one whose date is still wrong is being written. */
export function dateOf({ fields }: Entry): string {
  return typeof fields.date === 'string' ? fields.date : '9999'
}

/** The number after the highest, so that twins have the same one. */
export function nextId(entries: readonly Entry[]): number {
  const ids = entries.filter(({ collection }) => collection === 'blog').map(({ fields }) => Number(fields.id) || 0)
  return Math.max(0, ...ids) + 1
}

/** The last part of a post's address. */
export function slugOf(entry: Pick<Entry, 'fields' | 'name'>): string {
  return String(entry.fields.slug ?? entry.name)
}

function problem(entry: Entry, ruleId: string, field: string, message: Message): Problem {
  return { ruleId, file: entry.file, ...fieldAt(entry, field), message }
}

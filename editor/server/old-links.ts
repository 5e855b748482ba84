import type { CompiledContent } from '../../scripts/content/compile.ts'
import { fingerprintOf, readHead, setField } from '../../scripts/content/document.ts'
import { aliasesOf, type Entry, slugOf, sourceOf } from '../../scripts/content/entry.ts'
import { plainText } from '../../scripts/content/source.ts'
import { escapeRegExp } from '../../scripts/lib/strings.ts'
import type { Locale } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { type Key, keyOfFile, kindOf, nameOf, type Writing } from '../protocol.ts'
import { readFields } from '../text/fields.ts'
import { mergeTexts } from '../text/merge.ts'
import { filesOf } from './entries.ts'
import { readUtf8, writeTexts } from './files.ts'

/** Addresses that posts have lost since the desk started, by file. Addresses that were online are also in `aliases`. */
export type FormerSlugs = Map<string, Set<string>>

type Examined = Pick<CompiledContent, 'entries' | 'source' | 'site'>

/** Records the addresses that posts had before a write. */
export function noteSlugs(former: FormerSlugs, files: Writing) {
  for (const [file, { base }] of Object.entries(files)) {
    const key = keyOfFile(file)
    if (base === null || !key || kindOf(key) !== 'blog') continue
    const { slug = nameOf(key) } = readFields(file, base) ?? {}
    former.set(file, (former.get(file) ?? new Set()).add(String(slug)))
  }
}

/** Lists the texts that link to an earlier address of a post. */
export function textsWithOldLinks(key: Key, examined: Examined, former: FormerSlugs): Key[] {
  const changes = changesOf(key, examined, former)
  if (changes.length === 0) return []
  const keys = [...examined.source.texts].flatMap(([file, text = '']) => {
    const entryKey = keyOfFile(file)
    return entryKey && renew(text, changes) !== text ? [entryKey] : []
  })
  return [...new Set(keys)]
}

/** Lists the other texts that link to the page of an entry. */
export function textsThatLink(key: Key, { entries, source, site }: Examined): Key[] {
  const own = entries.filter(({ file }) => keyOfFile(file) === key)
  const links = own.flatMap((entry) => {
    const page = site.pageOf(entry)
    // The page of a question belongs to another text.
    return page && site.entryOf(page)?.file === entry.file ? [addressPattern(page.url, entry.locale, site)] : []
  })
  const keys = [...source.texts].flatMap(([file, text = '']) => {
    const entryKey = keyOfFile(file)
    return entryKey && entryKey !== key && links.some((link) => text.search(link) >= 0) ? [entryKey] : []
  })
  return [...new Set(keys)]
}

/** Matches an address, with or without the site's origin. */
function addressPattern(address: string, locale: Locale, { facts }: Examined['site']): RegExp {
  const origin = facts[locale]['brand.origin'] ?? ''
  return new RegExp(`(?<![\\w/.:@-])(${escapeRegExp(origin)})?${escapeRegExp(address)}(?!\\w|-|\\.\\w|/\\w)`, 'g')
}

/** Replaces earlier addresses of a post with the newest in all texts. Returns the written texts. */
export function renewLinks(root: string, key: Key, examined: Examined, former: FormerSlugs): Writing {
  const changes = changesOf(key, examined, former)
  const writing: Writing = {}
  for (const file of textsWithOldLinks(key, examined, former).flatMap((one) => filesOf(one).map(({ file }) => file))) {
    const saved = readUtf8(root, file)
    const base = saved === null ? null : plainText(saved)
    const text = base === null ? null : renew(base, changes)
    if (text !== base) writing[file] = { text, base }
  }
  keepAccepted(root, writing, examined)
  writeTexts(root, writing)
  return writing
}

/** Keeps translations marked as up to date: a new address in the source needs no translation. */
function keepAccepted(root: string, writing: Writing, { entries }: Examined) {
  for (const entry of entries) {
    const source = sourceOf(entry, entries)
    const newText = source && writing[source.file]?.text
    if (!source || !newText || entry.fields.translates !== source.fingerprint) continue
    const saved = readUtf8(root, entry.file)
    if (saved === null) continue
    const { base, text } = writing[entry.file] ?? { base: plainText(saved), text: plainText(saved) }
    if (text === null) continue
    const fingerprint = fingerprintOf(readHead(source.file, newText))
    writing[entry.file] = { text: setField(text, 'translates', fingerprint), base }
  }
}

/** Reverts written texts, in the fields and lines that are still as written. */
export function revertTexts(root: string, writing: Writing) {
  for (const [file, { text, base }] of Object.entries(writing)) {
    const saved = readUtf8(root, file)
    const now = saved === null ? null : plainText(saved)
    const before = now === text ? base : mergeTexts(file, text ?? '', now ?? '', base ?? '')
    if (before !== undefined) writeTexts(root, { [file]: { text: before, base: now } })
  }
}

type Change = [earlier: RegExp, address: string]

function changesOf(key: Key, { entries, site }: Examined, former: FormerSlugs): Change[] {
  if (kindOf(key) !== 'blog') return []
  const posts = entries.filter(({ collection }) => collection === 'blog')
  return posts
    .filter(({ collection, name }) => `${collection}/${name}` === key)
    .flatMap((post) => {
      const { locale, file } = post
      const others = posts.filter((one) => one !== post && one.locale === locale)
      const taken = new Set([slugOf(post), ...others.flatMap((other) => [slugOf(other), ...aliasesOf(other)])])
      const earlier = [...aliasesOf(post), ...(former.get(file) ?? [])].filter((slug) => !taken.has(slug))
      if (!isAddress(post)) return []
      const address = href('post', locale, { slug: slugOf(post) })
      return [...new Set(earlier)].map(
        (slug): Change => [addressPattern(href('post', locale, { slug }), locale, site), address],
      )
    })
}

/** False for an incomplete address, such as one that is being typed. */
const isAddress = (post: Entry) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slugOf(post))

function renew(text: string, changes: readonly Change[]): string {
  return changes.reduce(
    (now, [earlier, address]) => now.replace(earlier, (_, origin = '') => `${origin}${address}`),
    text,
  )
}

import { goneAddresses } from '../../scripts/check/rules/gone-addresses.ts'
import { appearsAt } from '../../scripts/content/clock.ts'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { slugOf } from '../../scripts/content/entry.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { locate, plainText } from '../../scripts/content/source.ts'
import { postIn } from '../../scripts/report/live-posts.ts'
import type { Texts, Writing } from '../protocol.ts'
import { addItem, removeAt, setValue } from '../text/edit-fields.ts'
import { readFields } from '../text/fields.ts'
import { fileParts } from '../text/parts.ts'
import { readUtf8, writeTexts } from './files.ts'
import { textIn } from './git/git.ts'

type Examined = () => Promise<Pick<CompiledContent, 'entries'>>

/** Writes texts, and keeps the online addresses of posts as aliases. Returns the files that differ from those sent. */
export async function writeWithAliases(root: string, files: Writing, examined: Examined): Promise<Texts> {
  const kept: Writing = {}
  for (const [file, { text, base }] of Object.entries(files)) {
    const keep = async (one: string | null) => one && keepAliases(file, await onlineText(root, file), one, examined)
    const saved = readUtf8(root, file)
    const keptBase = await keep(base)
    // The file may have aliases that were added to an earlier text from the window.
    const isKept = saved !== null && plainText(saved) === keptBase
    kept[file] = { text: await keep(text), base: isKept ? keptBase : base }
  }
  const changed = writeTexts(root, kept)
  if (Object.keys(changed).length > 0) return changed
  const added = Object.entries(kept).filter(([file, { text }]) => text !== files[file]?.text)
  return Object.fromEntries(added.map(([file, { text }]) => [file, text]))
}

async function onlineText(root: string, file: string): Promise<string | null> {
  const text = isPost(file) ? await textIn(root, 'HEAD', file) : null
  return text && plainText(text)
}

const isPost = (file: string) => /^content\/[^/]+\/blog\/[^/]+\.mdx$/.test(file)

async function keepAliases(file: string, online: string | null, text: string, examined: Examined) {
  const next = keepAddress(file, online, text)
  if (next === text) return text
  const { entries } = await examined()
  const place = locate(file)
  const others = entries.filter(
    (one) => one.file !== file && one.collection === 'blog' && 'locale' in place && one.locale === place.locale,
  )
  return keepAddress(file, online, text, others.map(slugOf))
}

/**
 * Adds the online addresses of a post as aliases, oldest first, except for its current address and the addresses in
 * `others`.
 */
export function keepAddress(file: string, online: string | null, text: string, others: readonly string[] = []): string {
  const [live] = online === null ? [] : postIn({ file, text: online })
  const is = readFields(file, text)
  if (!live?.hasBody || !is || appearsAt(live) > Date.now()) return text
  const [liveAliases, textAliases] = [live.fields, is].map(({ aliases }) =>
    Array.isArray(aliases) ? aliases.map(String) : [],
  )
  const was = live.fields
  const slug = String(is.slug ?? live.name)
  // Add nothing if the address and the aliases are unchanged.
  if (slug === slugOf(live) && JSON.stringify(textAliases) === JSON.stringify(liveAliases)) return text
  const lost = [...(liveAliases ?? []), slugOf(live)].filter((one) => !others.includes(one))
  const aliases = [...new Set([...lost, ...(textAliases ?? [])])].filter((one) => one !== slug)
  const put = (before: string, one: string, at: number) =>
    at < (textAliases ?? []).length
      ? setValue(file, before, ['aliases', at], one)
      : addItem(file, before, ['aliases'], one)
  const path = was.aliases === undefined && aliases.length === 0 ? ['aliases'] : ['aliases', aliases.length]
  return removeAt(file, aliases.reduce(put, text), path)
}

/**
 * Lists the problems that block a proposal: mistakes in any text, and addresses that `files` had in a commit and have
 * lost.
 */
export async function listMistakes(root: string, commit: string, files: readonly string[], content: CompiledContent) {
  const lost = await lostAddresses(root, commit, files, content)
  return [...content.problems.filter(({ isForReview }) => !isForReview), ...lost]
}

/** Reports the addresses in a commit that no page or alias has now. The correction adds them as aliases. */
export async function lostAddresses(
  root: string,
  commit: string,
  files: readonly string[],
  { source, site }: Pick<CompiledContent, 'source' | 'site'>,
) {
  const posts = files.filter(isPost).map(async (file) => {
    const text = await textIn(root, commit, file)
    return text === null
      ? []
      : postIn({ file, text: plainText(text) }).map((live) => ({ live, online: plainText(text) }))
  })
  const mistakes: Problem[] = []
  for (const { live, online } of (await Promise.all(posts)).flat()) {
    const [gone] = goneAddresses([live], site)
    const text = source.texts.get(live.file) ?? ''
    const next = keepAddress(live.file, online, text)
    // A post that is hidden or removed loses its address on purpose.
    const isHidden = appearsAt({ fields: readFields(live.file, text) ?? {} }) > site.now
    if (!gone || isHidden || next === text) continue
    const [actual = '', expected = ''] = [text, next].map((one) => one.slice(0, fileParts(live.file, one)?.body))
    mistakes.push({ ...gone.problem, isAdvice: undefined, fix: { at: { line: 1, column: 1 }, actual, expected } })
  }
  return mistakes
}

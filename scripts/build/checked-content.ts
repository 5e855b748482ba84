import pc from 'picocolors'
import { print } from '../check/print.ts'
import { buildContent } from '../content/build-content.ts'
import type { Content } from '../content/collect.ts'
import type { Mode } from '../content/write.ts'
import { onlyHidden } from './pictures/hidden-pictures.ts'
import { missingValues, unsettled } from './publishable.ts'

/** The content of a build, without its entries: there can be ten thousand. */
interface CheckedContent {
  collections: Content
  /** The files of entries that are not shown yet, and the pictures that only those name. */
  hidden: string[]
  hiddenPictures: string[]
  /** When the next of them appears, as an ISO time. */
  due: string | null
}

/** Checks all content and writes its collections; with `strict` also what is to be settled before publishing. */
export async function checkedContent(root: string, mode: Mode, strict: boolean, now: string): Promise<CheckedContent> {
  const { built, problems } = await buildContent({ root, env: process.env, mode })
  if (!built) throw new Error(`${problems.map(print).join('\n')}\n\n${problems.length} problem(s) in the content.`)
  const missing = missingValues(built)
  if (missing.length > 0) {
    const list = `in content/business.yaml:\n${missing.join('\n')}`
    if (strict) throw new Error(`Still to be filled in, ${list}`)
    console.log(`${pc.yellow('Still a placeholder')}, ${list}`)
  }
  const open = strict ? unsettled(built, Date.parse(now)) : []
  if (open.length > 0) throw new Error(open.join('\n'))
  const { content, entries, hidden, due } = built
  return {
    collections: content,
    hidden: hidden.map(({ file }) => file),
    hiddenPictures: onlyHidden(hidden, entries),
    due: due === undefined ? null : new Date(due).toISOString(),
  }
}

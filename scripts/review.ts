import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedParagraphs } from '../editor/text/merge.ts'
import { lockProject } from './build/publish/lock.ts'
import { builtSite } from './build/publish/publish.ts'
import { checkContent, checkProject } from './check/run.ts'
import { reviewCommand } from './commands.ts'
import { cacheIn } from './content/compile.ts'
import { print } from './content/problem.ts'
import { type ProjectSource, readRevision } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { openCache } from './lib/cache.ts'
import { comparePages, type PageChange, readPages } from './review/changes.ts'
import { compareCode } from './review/code.ts'
import { printReview } from './review/page.tsx'
import { limitPictures, type Sites, takePictures, type View } from './review/pictures.ts'
import type { Review, ReviewedPage } from './review/reviewed.ts'
import { buildPreview, codeHash, contentHere, contentOf, copyCode, momentOf } from './review/revisions.ts'
import { saveScreenshots } from './review/screenshots.ts'
import { type ChangedText, compareTexts } from './review/texts.ts'
import type { Sentence } from './review/words.ts'

const options = reviewCommand.opts()
const root = process.cwd()
const place = join(root, '.local/review')
const file = '.local/review.html'
const views = options.scheme.flatMap((scheme) => options.width.map((width): View => ({ width: Number(width), scheme })))

if (options.pages !== undefined) {
  const pattern = options.pages === true ? '' : options.pages
  await saveScreenshots(builtSite(reviewCommand.args[0]), pattern, views)
} else {
  const unlock = lockProject(place, 'review')
  try {
    const { review, problems } = await makeReview()
    writeFileSync(file, printReview(review))
    for (const problem of problems) console.error(print(problem))
    if (problems.length > 0) process.exitCode = 1
    const pages = [...review.pages, ...(review.code?.pages ?? [])].length
    const megabytes = (statSync(file).size / 1e6).toFixed(1)
    console.log(`${pages} of ${pages + review.same.length} pages differ: ${file}, ${megabytes} MB`)
  } finally {
    unlock()
  }
}

async function makeReview() {
  const { against } = options
  const published = publishedAt(options.published)
  const settings = { now: momentOf(root), ...contentSettings(process.env) }
  const { now } = settings
  const before = await checkContent(readRevision(root, against, settings), cacheIn(root))
  const after = await checkProject(root, settings)
  const { texts, gone, others } = compareTexts(before, after)
  const cache = openCache(join(root, '.cache/review'))
  const sites: Sites = {
    before: before.problems.length > 0 ? undefined : await build('before', contentOf(root, against), now),
    after: after.problems.length > 0 ? undefined : await build('after', contentHere(root), now),
  }
  const { changes, same } = comparePagesOf(sites, texts, [before.source, after.source])
  const notes: Sentence[] = [
    ...(sites.before ? [] : [['mistakesBefore', { revision: against }] as const]),
    ...(sites.after ? [] : [['mistakes'] as const]),
  ]
  const withPictures = changes.filter((change) => change.before || change.after)
  const taken = await takePictures(sites, withPictures, views, cache).catch((error: unknown) => {
    notes.push(['noBrowser', { reason: error instanceof Error ? error.message : String(error) }])
    return undefined
  })
  const code =
    options.code && taken
      ? await compareCode({ root, folder: join(place, 'code'), against, now, sites, views, cache })
      : undefined
  cache.prune()
  const { pages, left } = limitPictures(
    changes
      .map((change): ReviewedPage => {
        const text = texts.find(({ url, file }) => [url, file].includes(change.url))
        return { change, text, pictures: taken?.get(change) ?? [] }
      })
      // Pages of changed texts come before lists and other pages that show those texts.
      .sort((a, b) => Number(!a.text) - Number(!b.text)),
  )
  if (left > 0) notes.push(['tooLarge', { count: left }])
  const pageTexts = new Set(pages.map(({ text }) => text))
  const parts = texts.filter((text) => !pageTexts.has(text))
  const review: Review = {
    against,
    notes,
    pages,
    parts,
    gone,
    others,
    same,
    views,
    code,
    published,
  }
  return { review, problems: after.problems }
}

function build(name: string, content: ReturnType<typeof contentHere>, now: number) {
  const folder = join(place, name)
  return buildPreview({ folder, content, now, inputs: [codeHash(root)], writeCode: copyCode(root, folder) })
}

/** Compares the built pages, or the texts themselves if the pages cannot be built. */
function comparePagesOf({ before, after }: Sites, texts: readonly ChangedText[], sources: ProjectSource[]) {
  const moved = texts.flatMap(({ earlierUrl, url }) => (earlierUrl && url ? [[earlierUrl, url] as const] : []))
  if (before && after) return comparePages(readPages(before), readPages(after), new Map(moved))
  const urls = new Set(texts.map(({ url }) => url))
  if (after) {
    const { changes } = comparePages(new Map(), readPages(after))
    return { changes: changes.filter(({ url }) => urls.has(url)), same: [] }
  }
  const changes = texts.map((text): PageChange => {
    const [old = '', now = ''] = sources.map(({ texts: all }) => all.get(text.file) ?? '')
    return { ...text, url: text.file, words: changedParagraphs(old, now), found: [] }
  })
  return { changes, same: [] }
}

/** Returns the address of a published preview, with a final slash. */
function publishedAt(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (!/^https?:/.test(address) || !URL.canParse(address))
    reviewCommand.error(
      `--published "${address}" is not the address of a site. Write an address such as https://preview.example.com/.`,
    )
  return new URL(address.replace(/\/*$/, '/')).href
}

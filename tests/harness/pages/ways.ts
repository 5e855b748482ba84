import { digest } from '../../../scripts/lib/digest.ts'
import type { SitePage } from '../../../site/content.ts'
import { locales } from '../../../site/locales.ts'
import { sample } from '../sample.ts'
import { canonicalPages } from '../site.ts'

/**
 * In which of two ways a page is looked at: in both in `npm run test:nightly`, and in one in `npm test`, its version in the
 * other language in the other. By the address, so that a page more does not change it for the others.
 */
export function waysOf<W>({ twins, locale }: Pick<SitePage, 'twins' | 'locale'>, [one, other]: readonly [W, W]) {
  const turn = Number.parseInt(digest([twins[locales[0]]]).slice(0, 8), 16) + locales.indexOf(locale)
  return sample(turn % 2 ? [other, one] : [one, other])
}

/** The pages of one view in one language: the articles, newest first, or a list from its first page on. */
const kinds = new Map<string, SitePage[]>()
for (const page of canonicalPages) {
  const kind = `${page.route} ${page.locale}`
  kinds.set(kind, [...(kinds.get(kind) ?? []), page])
}

/**
 * The pages that are opened in a browser: one of each view in each language, and of words that changed, as in
 * `npm run test:content`, or in `npm run test:nightly`, all. Tests that read HTML see every page in any case.
 */
export const opened =
  process.env.CHANGED_PAGES === '1' ? canonicalPages : [...kinds.values()].flatMap((pages) => sample(pages, 1))

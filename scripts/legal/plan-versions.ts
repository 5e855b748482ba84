import { type Localized, locales } from '../../site/locales.ts'
import { listedIn } from '../../site/routes.ts'
import type { Collections } from '../content/collections.ts'
import { setField } from '../content/document.ts'
import { bodyOf } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import { printedHash, writtenVersion } from '../content/legal-versions.ts'
import type { SourceFile } from '../content/source.ts'
import type { Cache } from '../lib/cache.ts'
import type { NewFile } from '../new/plan-new.ts'

/**
 * Plans the first version of each legal text that was never published, such as one for a new page or language. Keeps a
 * number and date that the text already has.
 */
export function planFirstVersions(
  sources: readonly SourceFile[],
  isPublished: (file: string) => boolean,
  facts: Localized<Facts>,
  today: string,
): NewFile[] {
  return legalTexts(sources, facts).flatMap(({ file, text, printed, isNumbered }) => {
    if (isPublished(file) || isNumbered) return []
    const fields = { version: Number(fieldIn(text, 'version') ?? 1), date: fieldIn(text, 'date') ?? today, printed }
    return [{ file, text: withFields(text, fields) }]
  })
}

export const hasUnnumbered = (sources: readonly SourceFile[], facts: Localized<Facts>) =>
  legalTexts(sources, facts).some(({ isNumbered }) => !isNumbered)

/**
 * Plans a new number and date for each legal text that changed since `published`, and a file with its published
 * version. Keeps the number if the published content has placeholders, because such a site was never public. `facts`
 * are those of business.yaml, without deployment overrides. Keeps dates later than `today`, which were set manually.
 */
export function planVersions(
  sources: readonly SourceFile[],
  published: Collections,
  facts: Localized<Facts>,
  today: string,
  cache: Cache,
) {
  const texts = legalTexts(sources, facts)
  const isPublic = published.placeholders.length === 0
  return listedIn('legal').flatMap((name) => {
    const translations = texts.filter((text) => text.name === name)
    if (translations.every(({ isNumbered }) => isNumbered)) return []
    const earlier = isPublic ? published.content.legal[locales[0]][name].version : undefined
    const version = earlier === undefined ? Number(fieldIn(translations[0]?.text ?? '', 'version') ?? 1) : earlier + 1
    const files: NewFile[] = translations.map(({ file, text, printed }) => {
      const byHand = fieldIn(text, 'date') ?? ''
      return { file, text: withFields(text, { version, date: byHand > today ? byHand : today, printed }) }
    })
    if (earlier !== undefined)
      for (const { collection, locale, name: entryName, body } of published.entries)
        if (collection === 'legal' && entryName === name && body) {
          const { html } = bodyOf(body, cache)
          files.push(writtenVersion({ ...published.content.legal[locale][name], name, locale, html }))
        }
    return [{ name, version, earlier, files }]
  })
}

/**
 * Returns the legal texts. `printed` is the hash of the text as published. `isNumbered` is true if the file already has
 * that hash.
 */
function legalTexts(sources: readonly SourceFile[], facts: Localized<Facts>) {
  const legal = sources.filter(({ collection }) => collection === 'legal')
  return legal.map((source) => {
    const printed = printedHash(source, facts[source.locale]) ?? ''
    return { ...source, printed, isNumbered: fieldIn(source.text, 'printed') === printed }
  })
}

const withFields = (text: string, fields: Record<string, string | number>) =>
  Object.entries(fields).reduce((all, [field, value]) => setField(all, field, value), text)

function fieldIn(text: string, name: string): string | undefined {
  return new RegExp(`^${name}: (\\S+)`, 'm').exec(text)?.[1]
}

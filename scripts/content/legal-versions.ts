import { z } from 'zod'
import { day } from '../../site/fields.ts'
import { asTyped } from '../../site/format.ts'
import { type Locale, type Localized, locales } from '../../site/locales.ts'
import type { LegalVersion } from '../../site/pages.ts'
import { type LegalName, listedIn } from '../../site/routes.ts'
import { parseFrontmatter, shortHash } from './document.ts'
import { type Entry, fieldAt } from './entry.ts'
import { type Facts, printText } from './facts.ts'
import { type Problem, problemOf } from './problem.ts'
import { type SourceFile, versionFolder } from './source.ts'

/** Reports legal texts whose recorded fingerprint, in the field `printed`, is missing or differs. */
export function checkLegalTexts(entries: readonly Entry[], sources: readonly SourceFile[], facts: Localized<Facts>) {
  return entries.flatMap((entry) => {
    const { file, locale, collection, fields } = entry
    const source = collection === 'legal' && sources.find((candidate) => candidate.file === file)
    if (!source) return []
    const printed = printedHash(source, facts[locale])
    // An unreadable text is reported elsewhere.
    if (printed === undefined || fields.printed === printed) return []
    const isAdvice = fields.printed === undefined
    const message = isAdvice
      ? {
          en: 'This version is not recorded yet, so a change would go unnoticed. Run npm run legal.',
          nl: 'Deze versie is nog niet vastgelegd, dus een wijziging zou niet opvallen. Voer uit: npm run legal.',
          desk: {
            en: 'This version is not recorded yet, so a change would go unnoticed. Choose "Propose": the person who runs the site records it.',
            nl: 'Deze versie is nog niet vastgelegd, dus een wijziging zou niet opvallen. Kies ‘Voorstellen’: de beheerder van de site legt die vast.',
          },
        }
      : {
          en: 'The text, or a fact in it, differs from version {version}. Run npm run legal for a new number and date, or undo the change.',
          nl: 'De tekst, of een feit erin, wijkt af van versie {version}. Voer npm run legal uit voor een nieuw nummer en een nieuwe datum, of draai de wijziging terug.',
          desk: {
            en: 'The text, or a fact in it, differs from version {version}. Choose "Propose": the person who runs the site gives it a new number and date.',
            nl: 'De tekst, of een feit erin, wijkt af van versie {version}. Kies ‘Voorstellen’: de beheerder van de site geeft de tekst een nieuw nummer en een nieuwe datum.',
          },
          values: { version: String(fields.version) },
        }
    const position = fieldAt(entry, 'version')
    return [problemOf(file, 'legal-version', { position, message, isAdvice, isForReview: true })]
  })
}

/** Returns the fingerprint of a legal text as published: heading, introduction and body, with the facts filled in. */
export function printedHash({ file, text }: SourceFile, facts: Facts): string | undefined {
  const parsed = parseFrontmatter(file, text)
  if (!parsed) return undefined
  const { heading, intro } = parsed.values
  return textHash(printText([heading, intro, parsed.body].join('\n'), facts, () => {}))
}

function textHash(text: string): string {
  return `v${shortHash(asTyped(text))}`
}

export function writtenVersion(version: LegalVersion): { file: string; text: string } {
  const { date, heading, intro, html } = version
  const fields = { date, heading, intro, printed: textHash([heading, intro, html].join('\n')) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return {
    file: `${versionFolder(version.locale)}/${version.name}-${version.version}.html`,
    text: ['---', ...lines, '---', html, ''].join('\n'),
  }
}

const versionFields = z.strictObject({ date: day, heading: z.string(), intro: z.string(), printed: z.string() })

const changedVersion = {
  en: 'This is not the version that npm run legal stored here. Restore the file from git.',
  nl: 'Dit is niet de versie die npm run legal hier heeft bewaard. Zet het bestand terug uit git.',
  desk: {
    en: 'This is not the version that was recorded here. Ask the person who runs the site to restore it.',
    nl: 'Dit is niet de versie die hier is vastgelegd. Vraag de beheerder van de site om die terug te zetten.',
  },
}

/** Reads the superseded versions that npm run legal kept, newest first. */
export function readLegalVersions(texts: ReadonlyMap<string, string | undefined>) {
  const versions: LegalVersion[] = []
  const problems: Problem[] = []
  for (const locale of locales)
    for (const [file, text = ''] of texts) {
      if (!file.startsWith(`${versionFolder(locale)}/`)) continue
      const version = versionIn(file, locale, text)
      if (version) versions.push(version)
      else problems.push(problemOf(file, 'legal-version', { message: changedVersion }))
    }
  return { versions: versions.sort((a, b) => b.version - a.version), problems }
}

function versionIn(file: string, locale: Locale, text: string): LegalVersion | undefined {
  const [, fileName = '', version] = /\/([a-z]+)-(\d+)\.html$/.exec(file) ?? []
  const name = listedIn('legal').find((legalName): legalName is LegalName => legalName === fileName)
  const parsed = parseFrontmatter(file, text)
  const { data } = versionFields.safeParse(parsed?.values)
  if (!name || !parsed || !data) return undefined
  const { printed, ...fields } = data
  const html = parsed.body.trim()
  const isWhole = printed === textHash([fields.heading, fields.intro, html].join('\n'))
  return isWhole ? { name, locale, version: Number(version), ...fields, html } : undefined
}

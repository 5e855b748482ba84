import { type Entry, fieldAt } from '../content/entry.ts'
import { say } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import { sourceOf } from '../content/twins.ts'
import type { SiteRule } from './rule.ts'

const sourceChanged = {
  en: '%1 has changed since this was translated. Translate the change, then run npm run twin -- accept %2',
  nl: '%1 is gewijzigd nadat dit is vertaald. Vertaal de wijziging en voer dan uit: npm run twin -- accept %2',
  desk: {
    en: 'The source has changed since this was translated. Translate the change, then choose "Says the same".',
    nl: 'De bron is gewijzigd nadat dit is vertaald. Vertaal de wijziging en kies dan ‘Zegt hetzelfde’.',
  },
}

export const staleTwin = {
  id: 'stale-twin',
  says: [sourceChanged],
  why: {
    en: 'translates is the fingerprint of the source that was translated. The source has another by now.',
    nl: 'translates is de vingerafdruk van de bron die is vertaald. De bron heeft nu een andere.',
  },
  example: { wrong: '---\ntranslates: v0123abcd\n---', right: '---\ntranslates: v4567cdef\n---' },
  check(entry: Entry, { entries }: Pick<Site, 'entries'>) {
    const source = sourceOf(entry, entries)
    const { translates } = entry.fields
    if (!source || translates === undefined || translates === source.fingerprint) return []
    const name = `${entry.collection}/${entry.name}`
    return [{ ...fieldAt(entry, 'translates'), message: say(sourceChanged, source.file, name), isAdvice: true }]
  },
} satisfies SiteRule

const unmarked = {
  en: 'Nobody will hear when %1 changes. Does this say the same? Then run npm run twin -- accept %2',
  nl: 'Niemand krijgt het te horen als %1 verandert. Staat hier hetzelfde? Voer dan uit: npm run twin -- accept %2',
  desk: {
    en: 'Nobody will hear when the source changes. Does this say the same? Then choose "Says the same".',
    nl: 'Niemand krijgt het te horen als de bron verandert. Staat hier hetzelfde? Kies dan ‘Zegt hetzelfde’.',
  },
}

export const unmarkedTwin: SiteRule = {
  id: 'unmarked-twin',
  says: [unmarked],
  why: {
    en: 'Only with translates in a translation does the check notice that its source changes.',
    nl: 'Alleen met translates in een vertaling merkt de controle dat de bron verandert.',
  },
  example: { wrong: '---\ntitle: A title\n---', right: '---\ntitle: A title\ntranslates: v4567cdef\n---' },
  check(entry, { entries }) {
    const source = sourceOf(entry, entries)
    if (!source || entry.fields.translates !== undefined || entry.fields.draft === true) return []
    const name = `${entry.collection}/${entry.name}`
    return [{ line: 1, column: 1, message: say(unmarked, source.file, name), isAdvice: true }]
  },
}

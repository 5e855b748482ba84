import { categories, categoryNames } from '../../site/categories.ts'
import { type Entry, fieldAt } from '../content/entry.ts'
import { say } from '../content/problem.ts'
import { sourceOf } from '../content/twins.ts'
import type { SiteRule } from './rule.ts'

/** Fields that twins share, because their text appears in both languages. */
const shared = ['id', 'category', 'on', 'draft', 'publishAt', 'version']

const differs = {
  en: '%1 "%2" is "%3" in %4. Give both the same: they are one text in two languages.',
  nl: '%1 "%2" is "%3" in %4. Geef beide hetzelfde: ze zijn één tekst in twee talen.',
}

export const twinFields: SiteRule = {
  id: 'twin-fields',
  says: [differs],
  why: {
    en: 'Twins are one text in two languages. Fields such as id, category and publishAt are the same.',
    nl: 'Tegenhangers zijn één tekst in twee talen. Velden als id, category en publishAt zijn gelijk.',
  },
  example: { wrong: '---\nid: 12\n---', right: '---\nid: 11\n---' },
  check(entry, { entries }) {
    const source = sourceOf(entry, entries)
    if (!source || source.unread) return []
    return shared.flatMap((name) => {
      const [ours, theirs] = [entry, source].map((one) => (name === 'category' ? categoryIn(one) : one.fields[name]))
      if (String(ours || '') === String(theirs || '')) return []
      // The schema reports an unknown category.
      if (name === 'category' && !(ours && theirs)) return []
      const [here, there] = [entry, source].map(({ fields }) => String(fields[name] ?? ''))
      const message = say(differs, name, here ?? '', there ?? '', source.file)
      return [{ ...fieldAt(entry, here ? name : 'title'), message, isAdvice: true }]
    })
  },
}

/** Category name, or the literal value if another field is invalid. */
function categoryIn({ fields, locale }: Entry): string | undefined {
  return categoryNames.find((name) => name === fields.category || categories[name].slug[locale] === fields.category)
}

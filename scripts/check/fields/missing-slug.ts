import { toSlug } from '../../content/read/slug.ts'
import { say } from '../message.ts'
import type { EntryRule } from '../rule.ts'

const missing = {
  en: 'slug is missing, so the address ends in %1. Write one, such as slug: %2',
  nl: 'slug ontbreekt, dus het adres eindigt op %1. Schrijf er een, zoals slug: %2',
}

export const missingSlug: EntryRule = {
  id: 'missing-slug',
  says: [missing],
  why: {
    en: 'The address tells visitors and search engines what a post is about, in its own language.',
    nl: 'Het adres zegt bezoekers en zoekmachines waar een artikel over gaat, in de eigen taal.',
  },
  example: {
    wrong: '---\ntitle: Wat kost een website\n---\nTekst.',
    right: '---\nslug: wat-kost-een-website\ntitle: Wat kost een website\n---\nTekst.',
  },
  check({ collection, name, fields, hasBody, unread, places }) {
    const { title, slug } = fields
    if (collection !== 'blog' || !hasBody || slug !== undefined || unread || typeof title !== 'string') return []
    const right = toSlug(title).slice(0, 80).replace(/-$/, '')
    if (right === name) return []
    return [{ line: places.title?.line ?? 1, column: 1, message: say(missing, name, right), isAdvice: true }]
  },
}

import { fieldAt } from '../../content/entry.ts'
import { say } from '../message.ts'
import type { EntryRule } from '../rule.ts'

const besideText = {
  en: 'readTime "%1" stands beside a text, from which it is computed. Leave the line out.',
  nl: 'readTime "%1" staat bij een tekst, waaruit de leestijd wordt berekend. Laat de regel weg.',
}
const missing = {
  en: 'readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.',
  nl: 'readTime ontbreekt. Schrijf de minuten, zoals readTime: 4; alleen waar een tekst staat, wordt de leestijd berekend.',
}

export const readTime: EntryRule = {
  id: 'read-time',
  says: [besideText, missing],
  why: {
    en: 'The reading time of a text is computed. Only a post without text states it.',
    nl: 'De leestijd van een tekst wordt berekend. Alleen een artikel zonder tekst noemt hem.',
  },
  example: { wrong: '---\nreadTime: 4\n---\nTekst.', right: '---\nid: 91\n---\nTekst.' },
  check(entry) {
    const { collection, hasBody, unread, fields } = entry
    if (collection !== 'blog' || unread?.includes('readTime') || hasBody === (fields.readTime === undefined)) return []
    const message = hasBody ? say(besideText, String(fields.readTime)) : missing
    return [{ ...fieldAt(entry, 'readTime'), message }]
  },
}
